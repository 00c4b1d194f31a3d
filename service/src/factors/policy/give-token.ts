import { membershipSuspended, ownSignInNeeded, unauthenticated } from '@accord/contract/errors.ts'
import { isStrong } from '@accord/contract/rules/factors.ts'
import type { Transaction } from 'kysely'
import type { SessionActor } from '#actor.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import { insertBypass } from '#data/connections/provider-proofs.store.ts'
import type { Database } from '#database/tables.ts'
import { listOwnersOf } from '#data/organizations/managers.store.ts'
import { lockOwnProfile } from '#data/organizations/own-profiles.store.ts'
import { findProviderFor } from '#data/organizations/provider-policy.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { RequestError } from '#request-error.ts'
import { insertToken, retireToken } from '#data/sessions/session.store.ts'
import { needsProvider, needsSecondFactor } from '#data/sessions/session.rules.ts'
import { providerBypassedMail } from './provider-bypassed.mail.ts'

type Trx = Transaction<Database>
type Asking = Pick<SessionActor, 'user' | 'sessionId' | 'factors' | 'provider'>
type OwnProfile = NonNullable<Awaited<ReturnType<typeof lockOwnProfile>>>

/** What recording a bypass needs. */
export interface BypassParts extends Pick<Effects<'provider_bypassed'>, 'mail' | 'happened'> {
  config: Config
}

/**
 * Creates a token for one of the person's profiles. Returns undefined if the profile isn't theirs, and throws an error
 * if it's suspended, or if the session doesn't meet the organization's requirements. If it soon won't meet them, the
 * token expires by then. The caller has locked the session.
 */
export async function giveProfileToken(
  trx: Trx,
  asking: Asking,
  { profileId, by }: { profileId: string; by: Buffer | undefined },
  parts: BypassParts,
) {
  const { user, sessionId, factors, provider } = asking
  if (provider && provider.profileId !== profileId) throw new RequestError(ownSignInNeeded)
  const profile = await lockOwnProfile(trx, { id: profileId, userId: user.id, sessionId })
  if (!profile) return undefined
  if (profile.suspended_at !== null) throw new RequestError(membershipSuspended)
  const isProved = await requireProvider(trx, asking, profile, parts)
  const isStrongHere = isStrong(factors) || profile.provider_factor
  if (!isStrongHere && profile.second_factor_required) {
    throw needsSecondFactor(profile.organization_name)
  }
  const ends = [isStrongHere ? null : profile.second_factor_from, isProved.until].filter(
    (time) => time !== null,
  )
  const until = ends.length === 0 ? null : new Date(Math.min(...ends.map(Number)))
  return insertToken(trx, sessionId, { profileId, by, until })
}

/**
 * Requires a proof of the organization's identity provider, and returns until when it counts. Owners with a second
 * factor of their own don't need one, so that no broken provider locks them out. All owners are notified of that.
 */
async function requireProvider(
  trx: Trx,
  { user, sessionId, provider }: Asking,
  profile: OwnProfile,
  parts: BypassParts,
): Promise<{ until: Date | null }> {
  const { organization_id: organizationId, organization_name: name, provider_from: from } = profile
  if (from === null) return { until: null }
  if (!profile.provider_required || profile.proved) {
    // A provider's session has no other token, with which it could find out where to prove itself again.
    if (provider) return { until: null }
    const until = profile.proved && profile.proof_until! > from ? profile.proof_until : from
    return { until }
  }
  if (!profile.exempt) {
    const connection = await findProviderFor(trx, { organizationId, userId: user.id })
    throw needsProvider(name, connection)
  }
  if (profile.roles.includes('owner') && (await insertBypass(trx, sessionId, profile.id))) {
    const place = { organizationId, profileId: profile.id, userId: user.id }
    parts.happened('provider_bypassed', { on: { profile: profile.id } }, place)
    const organization = { id: organizationId, name }
    const by = `${user.firstName} ${user.lastName}`
    for (const owner of await listOwnersOf(trx, organizationId)) {
      parts.mail(providerBypassedMail(emailContext(parts.config), { owner, organization, by }))
    }
  }
  return { until: null }
}

/**
 * Replaces the caller's token with one of the same kind. The new token is as fresh as the old one, unless the person
 * has just `confirmed` their identity. The caller has locked the session.
 */
export async function swapToken(
  trx: Trx,
  actor: SessionActor,
  parts: BypassParts,
  { confirmed = false } = {},
) {
  const { sessionId, profile, tokenHash } = actor
  const by = confirmed ? undefined : tokenHash
  const given = await (profile
    ? giveProfileToken(trx, actor, { profileId: profile.id, by }, parts)
    : insertToken(trx, sessionId, { by }))
  if (!given) throw new RequestError(unauthenticated)
  await retireToken(trx, tokenHash)
  return { token: given.token, tokenExpiresAt: given.expiresAt.toISOString() }
}
