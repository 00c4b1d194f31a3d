import type { Kysely, Transaction } from 'kysely'
import { updateSecondFactor } from '#data/users/accounts.store.ts'
import { deleteIdentitiesSince } from '#data/users/identities.store.ts'
import type { Database } from '#database/tables.ts'
import { recordSecondFactor } from '#data/organizations/profiles.store.ts'
import { factorRequired } from '@accord/contract/factors.ts'
import type { SecondFactor } from '@accord/contract/rules/factors.ts'
import type { QueueName } from '#jobs/queues.ts'
import { RequestError } from '#request-error.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { addFactor, weakenSessions } from '#data/sessions/session.store.ts'
import { organizationsDependingOn, organizationsRequiring } from './factors.store.ts'
import { deleteRecoveryCodes } from './recovery/recovery.store.ts'
import { hasHappenedSince } from '#activity/activity.store.ts'
import { deletePasskeysSince } from './passkeys/passkeys.store.ts'
import { deleteTotpSince } from './totp/totp.store.ts'

/**
 * Determines whether a password alone is still enough to sign in, and saves the result in the person's profiles. The
 * caller has locked the person.
 */
export async function decideSecondFactor(trx: Kysely<Database>, userId: string) {
  const strength = await updateSecondFactor(trx, userId)
  await recordSecondFactor(trx, userId, strength.is)
  return strength
}

interface Changed {
  userId: string
  /** The session that made the change. */
  sessionId: string
  /** The factor that was just added. Adding it has proved it. */
  added?: SecondFactor
}

interface Effects {
  job: (queue: QueueName, id: string) => void
  happened: (kind: 'second_factor_begun' | 'second_factor_ended') => void
}

/**
 * Updates a person's sign-in requirements and sessions after every change of their factors. If a password alone is no
 * longer enough, all sessions that proved only a password end, including this one. Throws an error if one of their
 * organizations requires a second factor that they would no longer have, or if it requires its identity provider and
 * they're the last owner who could do without it. Returns whether anything changed. The caller
 * has locked the person.
 */
export async function settleFactors(
  trx: Transaction<Database>,
  { userId, sessionId, added }: Changed,
  { job, happened }: Effects,
): Promise<boolean> {
  if (added) await addFactor(trx, sessionId, added)
  const { was, is, anyLeft } = await decideSecondFactor(trx, userId)
  // This also protects a factor that sign-in didn't require yet, because a session may have proved it.
  if (!anyLeft || (was && !is)) await requireNoneRequires(trx, userId)
  if (!anyLeft) {
    // The codes have no factor left to replace.
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
  const requiring = [
    ...(await organizationsRequiring(trx, userId)),
    ...(await organizationsDependingOn(trx, userId)),
  ]
  if (requiring.length === 0) return
  const organizations = requiring.map(({ name }) => name).join(', ')
  throw new RequestError(factorRequired, { names: { organizations } })
}

/**
 * Removes factors and connected providers that were added since someone else gained access to the account. Otherwise
 * they could let that person in again or lock the owner out. Older ones stay. Returns whether any were removed. The caller has
 * locked the person.
 */
export async function removeFactorsSince(
  trx: Transaction<Database>,
  userId: string,
  since: Date,
): Promise<boolean> {
  const passkeys = await deletePasskeysSince(trx, userId, since)
  const apps = await deleteTotpSince(trx, userId, since)
  const identities = await deleteIdentitiesSince(trx, userId, since)
  const codes = await hasHappenedSince(trx, userId, 'recovery_codes_made', since)
  const { anyLeft } = await decideSecondFactor(trx, userId)
  // Codes have no date. New codes replace all others, and codes are useless without a factor.
  if (codes || !anyLeft) await deleteRecoveryCodes(trx, userId)
  return passkeys || apps || identities || codes
}
