import { type RawBuilder, sql } from 'kysely'
import { isVerified } from '#data/domains/domains.store.ts'
import { owns } from '#data/organizations/profiles.store.ts'
import { weakSessionText } from './session.store.ts'

// Parts of statements for organizations that require their identity provider. The aliases are always these: `o` is the
// organization, `p` the profile, `u` its user, and `s` the session. Times are null if nothing ends the access.

/** The domain of the profile's address isn't one of the organization's. */
export const isOutsideDomains = `not exists (select from organization_domains gd where gd.organization_id = p.organization_id
  and gd.domain = lower(split_part(p.email, '@', 2)) and ${isVerified.text('gd')})`

/**
 * The organization `o` trusts an owner's second factor if it's older than the policy, or if the owner proved it and the
 * provider in the same session. Otherwise, someone who only knows an owner's password could add a factor of their own.
 */
export const isTrustedFactor = `coalesce(u.second_factor
  and u.second_factor_since
    <= greatest(coalesce(o.provider_first_required_at, o.provider_required_from, 'infinity'), p.factor_proved_at), false)`

/** Owners only list guests who have a second factor. One that a guest adds later is trusted once they list them again. */
export const isTrustedGuest = `coalesce(u.second_factor and exists (select from provider_guests gg
  where gg.profile_id = p.id and u.second_factor_since <= gg.added_at), false)`

/** Owners, and guests whom owners listed, don't need the provider if they have a second factor of their own. */
export const isExempt = `(${owns.text('p')} and ${isTrustedFactor} or ${isTrustedGuest} and ${isOutsideDomains})`

/** The session proved the second factor. A provider's session proves nothing about the person's own account. */
export const isExemptSession = `(s.connection_id is null and not ${weakSessionText('s')} and ${isExempt})`

/** Until when the session's proof counts. Proofs of a connection that was turned off don't. */
export const proofUntil = `(select f.proved_at + make_interval(hours => o.provider_max_age_hours)
  from provider_proofs f join connections fc on fc.id = f.connection_id
  where f.session_id = s.id and f.profile_id = p.id and fc.state = 'active')`

/** Until when a session has access to a profile. */
export const sessionAccessUntil = `case when o.provider_required_from is null or ${isExemptSession} then null
  else greatest(o.provider_required_from, ${proofUntil}) end`

/**
 * Until when applications have access to a profile. They act without a session, so the person's last proof counts,
 * wherever it was.
 */
export const applicationAccessUntil = `case when o.provider_required_from is null or ${isExempt} then null
  else greatest(o.provider_required_from, (select max(l.proved_at) + make_interval(hours => o.provider_max_age_hours)
    from connection_links l join connections lc on lc.id = l.connection_id
    where l.profile_id = p.id and lc.state = 'active')) end`

/** Whether there's access now. The start is compared with the current time, because a transaction may have waited. */
export const isOpenUntil = (until: string) => `coalesce(${until} > clock_timestamp(), true)`

/** The session's provider checked a second factor for this profile, and the organization trusts it with that. */
export const hasProviderFactor = (session: string, profile: string) =>
  `exists (select from provider_proofs ff where ff.session_id = ${session} and ff.profile_id = ${profile} and ff.second_factor)`

const isRequired = (column: string) => `o.${column} <= clock_timestamp()`

const needsNone = (column: string) => `coalesce(not ${isRequired(column)}, true)`

/** The session's own profile in the organization `o`. */
const ownProfileOf = (session: string) =>
  `sessions s join users u on u.id = s.user_id
    join profiles p on p.user_id = u.id and p.organization_id = o.id and s.id = ${session}`

/** Whether the session meets the requirements for its profile. */
const meetsBoth = `${isOpenUntil(sessionAccessUntil)}
  and (${needsNone('second_factor_from')} or not ${weakSessionText('s')} or ${hasProviderFactor('s.id', 'p.id')})`

/** `isOpenTo` as text. `session` is a parameter or column with the session's ID. */
export const isOpenToText = (session: string) =>
  `(${needsNone('second_factor_from')} and ${needsNone('provider_required_from')} 
    or exists (select from ${ownProfileOf(session)} where ${meetsBoth}))`

/**
 * Whether an organization `o` requires nothing that the person's session hasn't proved: a second factor, or the
 * identity provider. An application counts, because without a profile, it can't read anything in an organization.
 */
export function isOpenTo({ sessionId }: { sessionId: string | null }): RawBuilder<boolean> {
  if (sessionId === null) return sql<boolean>`true`
  const parts = isOpenToText('$')
    .split('$')
    .map((part) => sql.raw(part))
  return sql<boolean>`${sql.join(parts, sql`${sessionId}::uuid`)}`
}
