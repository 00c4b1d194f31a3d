import { membershipSuspended, ownSignInNeeded, unauthenticated } from '@accord/contract/errors.ts'
import { isStrong } from '@accord/contract/rules/factors.ts'
import type { Transaction } from 'kysely'
import type { SessionActor } from '#actor.ts'
import type { Database } from '#database/tables.ts'
import { lockOwnProfile } from '#data/organizations/own-profiles.store.ts'
import { RequestError } from '#request-error.ts'
import { insertToken, retireToken } from '#data/sessions/session.store.ts'
import { needsSecondFactor } from '#data/sessions/session.rules.ts'

/**
 * Creates a token for one of the person's profiles. Returns undefined if the profile isn't theirs, and throws an error
 * if it's suspended. If a second factor is required, a weak session gets no token. If one will be required soon, the
 * token expires by then. The caller has locked the session.
 */
export async function giveProfileToken(
  trx: Transaction<Database>,
  {
    user,
    sessionId,
    factors,
    provider,
  }: Pick<SessionActor, 'user' | 'sessionId' | 'factors' | 'provider'>,
  { profileId, by }: { profileId: string; by: Buffer | undefined },
) {
  if (provider && provider.profileId !== profileId) throw new RequestError(ownSignInNeeded)
  const profile = await lockOwnProfile(trx, profileId, user.id)
  if (profile && profile.suspended_at !== null) throw new RequestError(membershipSuspended)
  if (!profile || isStrong(factors))
    return profile && insertToken(trx, sessionId, { profileId, by })
  if (profile.second_factor_required) throw needsSecondFactor(profile.organization_name)
  return insertToken(trx, sessionId, { profileId, by, until: profile.second_factor_from })
}

/**
 * Replaces the caller's token with one of the same kind. The new token is as fresh as the old one, unless the person
 * has just `confirmed` their identity. The caller has locked the session.
 */
export async function swapToken(
  trx: Transaction<Database>,
  actor: SessionActor,
  confirmed = false,
) {
  const { sessionId, profile, tokenHash } = actor
  const by = confirmed ? undefined : tokenHash
  const given = await (profile
    ? giveProfileToken(trx, actor, { profileId: profile.id, by })
    : insertToken(trx, sessionId, { by }))
  if (!given) throw new RequestError(unauthenticated)
  await retireToken(trx, tokenHash)
  return { token: given.token, tokenExpiresAt: given.expiresAt.toISOString() }
}
