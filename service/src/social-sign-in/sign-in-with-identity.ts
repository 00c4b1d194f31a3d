import { signInOver } from '@accord/contract/factors.ts'
import { accountDisabled } from '@accord/contract/session.ts'
import type { Transaction } from 'kysely'
import type { Caller } from '#caller.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import { type IdentityRow, recordIdentityUsed } from '#data/users/identities.store.ts'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import { type CreatedSession, type HeldCookies, createSession } from '#session/create-session.ts'
import { insertPending } from '#sign-in/pending-sign-ins.store.ts'

interface Proved {
  user: UserRow
  identity: IdentityRow
  /** The address that the provider sent. */
  email: string | undefined
  caller: Caller
  held: HeldCookies
}

/** A session, or the sign-in that still needs the second factor. */
export type SignedInWithIdentity = { begun: CreatedSession } | { userId: string; pending: string }

/** Signs in a person whose provider is connected to their account, by the same rules as after a correct password. */
export async function signInWithIdentity(
  trx: Transaction<Database>,
  { user, identity, email, caller, held }: Proved,
  {
    config,
    mail,
    happened,
  }: Pick<Effects<'signed_in' | 'second_step_asked'>, 'mail' | 'happened'> & { config: Config },
): Promise<SignedInWithIdentity> {
  if (user.disabled_at) throw new RequestError(accountDisabled, { account: user.id })
  if (!(await recordIdentityUsed(trx, identity.id, email))) throw new RequestError(signInOver)
  if (user.second_factor) {
    const pending = await insertPending(trx, user, identity.id)
    if (pending === undefined) throw new RequestError(signInOver)
    happened('second_step_asked', { userId: user.id })
    return { userId: user.id, pending }
  }
  const proved = { user, factors: ['identity' as const], caller, ...held }
  const begun = await createSession(trx, proved, { config, mail })
  if (!begun) throw new RequestError(signInOver)
  happened('signed_in', { userId: user.id, sessionId: begun.sessionId })
  return { begun }
}
