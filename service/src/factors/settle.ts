import type { Kysely, Transaction } from 'kysely'
import { updateSecondFactor } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import { recordSecondFactor } from '#data/organizations/profiles.store.ts'
import { factorRequired } from '@accord/contract/factors.ts'
import type { SecondFactor } from '@accord/contract/rules/factors.ts'
import type { QueueName } from '#jobs/queues.ts'
import { RequestError } from '#request-error.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { addFactor, weakenSessions } from '#data/sessions/session.store.ts'
import { organizationsRequiring } from './factors.store.ts'
import { deleteRecoveryCodes } from './recovery/recovery.store.ts'
import { hasHappenedSince } from '#activity/activity.store.ts'
import { deletePasskeysSince } from './passkeys/passkeys.store.ts'
import { deleteTotpSince } from './totp/totp.store.ts'

/** Decides anew whether a password alone signs in, and notes it at the person's profiles; under their lock. */
export async function decideSecondFactor(trx: Kysely<Database>, userId: string) {
  const strength = await updateSecondFactor(trx, userId)
  await recordSecondFactor(trx, userId, strength.is)
  return strength
}

interface Changed {
  userId: string
  /** In which it was changed. */
  sessionId: string
  /** What was just proved there by adding it. */
  added?: SecondFactor
}

interface Effects {
  job: (queue: QueueName, id: string) => void
  happened: (kind: 'second_factor_begun' | 'second_factor_ended') => void
}

/**
 * After every change of what a person has, under their lock: decides anew whether a password alone signs in. When it
 * no longer does, every session that only a password was proved in ends, the present one too if it is such: nobody
 * who has a second factor has a session that never saw it. It cannot end while an organization of theirs requires it.
 * Answers whether that changed.
 */
export async function settleFactors(
  trx: Transaction<Database>,
  { userId, sessionId, added }: Changed,
  { job, happened }: Effects,
): Promise<boolean> {
  if (added) await addFactor(trx, sessionId, added)
  const { was, is, anyLeft } = await decideSecondFactor(trx, userId)
  // One that did not count yet was proved in a session all the same.
  if (!anyLeft || (was && !is)) await requireNoneRequires(trx, userId)
  if (!anyLeft) {
    // They would stand in for nothing.
    await deleteRecoveryCodes(trx, userId)
    await weakenSessions(trx, userId)
  }
  if (was === is) return false
  if (is) {
    await endSessions(trx, { userId, weak: true }, job)
    happened('second_factor_begun')
  } else happened('second_factor_ended')
  return true
}

async function requireNoneRequires(trx: Transaction<Database>, userId: string) {
  const requiring = await organizationsRequiring(trx, userId)
  if (requiring.length === 0) return
  const organizations = requiring.map(({ name }) => name).join(', ')
  throw new RequestError(factorRequired, { fields: { organizations } })
}

/**
 * What was added since a time is not the person's, because somebody else was in their account: it neither lets that one in
 * again nor keeps the person out. What they had before stays. The caller holds the person. Answers whether there was any.
 */
export async function removeFactorsSince(
  trx: Transaction<Database>,
  userId: string,
  since: Date,
): Promise<boolean> {
  const passkeys = await deletePasskeysSince(trx, userId, since)
  const apps = await deleteTotpSince(trx, userId, since)
  const codes = await hasHappenedSince(trx, userId, 'recovery_codes_made', since)
  const { anyLeft } = await decideSecondFactor(trx, userId)
  // Codes have no time of their own; new ones take the place of all that there were, and alone they stand in for nothing.
  if (codes || !anyLeft) await deleteRecoveryCodes(trx, userId)
  return passkeys || apps || codes
}
