import { membershipSuspended, unauthenticated } from '@accord/contract/errors.ts'
import { isStrong } from '@accord/contract/rules/factors.ts'
import type { Transaction } from 'kysely'
import type { SessionActor } from '#actor.ts'
import type { Database } from '#database/tables.ts'
import { lockOwnProfile } from '#data/organizations/own-profiles.store.ts'
import { RequestError } from '#request-error.ts'
import { insertToken, retireToken } from '#data/sessions/session.store.ts'
import { needsSecondFactor } from '#data/sessions/session.rules.ts'

/**
 * A token to act under a profile of one's own; undefined where it is none, and refused where that is suspended. A weak session gets none where a second
 * factor is required, and one that ends in time where it soon will be. The session is held before.
 */
export async function giveProfileToken(
  trx: Transaction<Database>,
  { user, sessionId, factors }: SessionActor,
  { profileId, by }: { profileId: string; by: Buffer | undefined },
) {
  const profile = await lockOwnProfile(trx, profileId, user.id)
  if (profile && profile.suspended_at !== null) throw new RequestError(membershipSuspended)
  if (!profile || isStrong(factors))
    return profile && insertToken(trx, sessionId, { profileId, by })
  if (profile.second_factor_required) throw needsSecondFactor(profile.organization_name)
  return insertToken(trx, sessionId, { profileId, by, until: profile.second_factor_from })
}

/**
 * A new token in the place of the one that somebody came with, of the same kind, and as fresh as that one unless they
 * have just `confirmed` that it is them. The session is held before.
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
