import type { Kysely } from 'kysely'
import { recordActivity } from '#activity/activity.store.ts'
import { byCommand } from '#caller.ts'
import { notLogged } from '#observability/events.ts'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import type { LimitName } from '#config/limit-settings.ts'
import {
  type AttemptCount,
  resetAttempts,
  listAttempts,
  type AttemptOwner,
} from '#rate-limits/rate-limits.store.ts'
import { ipNetworkOf } from '#rate-limits/network.ts'
import { mailboxOf } from '#mail/mailbox.ts'
import { findUserByEmail, type UserRow } from '#data/users/accounts.store.ts'
import { listMembershipsAndSessions } from './reset-limits.store.ts'

type Db = Kysely<Database>

/** The limits that an operator views or resets: a person's, a network's, or a single key of one limit. */
export type LimitOwner = { email: string } | { address: string } | { name: LimitName; key: string }

/** Returns the counts. Unless `only` is 'list', they're reset, and the person's activity records it. */
export function resetLimits(db: Db, limited: LimitOwner, only?: 'list'): Promise<AttemptCount[]> {
  return inTransaction(db, async (trx) => {
    const user = await personOf(trx, limited)
    const whose = await whoseTries(trx, limited, user)
    if (only === 'list') return listAttempts(trx, whose)
    const lifted = await resetAttempts(trx, whose)
    if (user && lifted.length > 0) {
      const caller = byCommand('reset-limit')
      // This isn't logged as a security event, because reaching the limit already was one.
      await recordActivity(trx, notLogged, { kind: 'limits_lifted', userId: user.id, caller })
    }
    return lifted
  })
}

/** Finds the person to whom a limit belongs. The keys of people's limits start with their email address. */
async function personOf(db: Db, limited: LimitOwner): Promise<UserRow | undefined> {
  if ('address' in limited) return undefined
  return findUserByEmail(db, 'email' in limited ? limited.email : limited.key.split(' ')[0]!)
}

/** Returns the keys under which attempts are counted. Each limit's name says which kind of key it uses. */
async function whoseTries(
  db: Db,
  limited: LimitOwner,
  user: UserRow | undefined,
): Promise<AttemptOwner> {
  if ('key' in limited) return { name: limited.name, keys: [limited.key] }
  if ('address' in limited) {
    const network = ipNetworkOf(limited.address)
    return { keys: [network], ends: [` ${network}`] }
  }
  const { email } = limited
  const mailbox = mailboxOf(email)
  const ofAddress = [email, mailbox, `verify ${email}`, `profile ${mailbox}`]
  if (!user) return { keys: ofAddress, starts: [`${email} `] }
  return {
    keys: [...ofAddress, user.id, ...(await listMembershipsAndSessions(db, user.id))],
    starts: [`${email} `, `${user.id} `],
  }
}
