import { type Kysely, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { isActiveConnection } from '#data/connections/connections.store.ts'
import { isVerified } from '#data/domains/domains.store.ts'
import {
  applicationAccessUntil,
  isExempt,
  isExemptSession,
  isOpenUntil,
  isTrustedFactor,
  proofUntil,
  sessionAccessUntil,
} from '#data/sessions/provider-gate.ts'
import { isWeakForProfile } from '#data/sessions/session.store.ts'
import { isActiveMember } from './managers.store.ts'
import { owns } from './profiles.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export interface ProviderPolicyRow {
  name: string
  from: Date | null
  in_force: boolean
  max_age_hours: number
  paused_until: Date | null
}

/** The start is compared with the current time and not with the start of the transaction, which may have waited. */
const inForce = sql<boolean>`coalesce(provider_required_from <= clock_timestamp(), false)`

const columns = [
  'name',
  'provider_required_from as from',
  'provider_max_age_hours as max_age_hours',
  inForce.as('in_force'),
  sql<Date | null>`case when provider_paused_until > clock_timestamp() then provider_paused_until end`.as(
    'paused_until',
  ),
] as const

export function getProviderPolicyRow(db: Db, organizationId: string): Promise<ProviderPolicyRow> {
  return db
    .selectFrom('organizations')
    .select(columns)
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
}

/**
 * Saves the policy, which ends a pause. Returns undefined if its time has passed or is more than a year away, compared
 * with the current time.
 */
export function saveProviderPolicy(
  trx: Trx,
  organizationId: string,
  { from, maxAgeHours }: { from: Date | 'now' | null; maxAgeHours: number },
): Promise<ProviderPolicyRow | undefined> {
  const time = from === 'now' ? sql<Date>`date_trunc('milliseconds', clock_timestamp())` : from
  return trx
    .updateTable('organizations')
    .set({
      provider_required_from: time,
      // A later start or the end of a pause doesn't make factors count that were added in between.
      provider_first_required_at:
        from === null
          ? null
          : sql<Date>`case when provider_paused_until is not null or provider_required_from <= clock_timestamp()
              then coalesce(provider_first_required_at, provider_required_from) else ${time}::timestamptz end`,
      provider_begun_at: null,
      provider_paused_until: null,
      provider_max_age_hours: maxAgeHours,
    })
    .where('id', '=', organizationId)
    .$if(from instanceof Date, (query) =>
      query.where(
        sql<boolean>`${from}::timestamptz between clock_timestamp() and clock_timestamp() + interval '1 year'`,
      ),
    )
    .returning(columns)
    .executeTakeFirst()
}

/** Changes only how long a proof counts. */
export async function setProviderMaxAge(trx: Trx, organizationId: string, hours: number) {
  await trx
    .updateTable('organizations')
    .set({ provider_max_age_hours: hours })
    .where('id', '=', organizationId)
    .execute()
}

/** Moves the start to the end of the pause, so that the policy resumes by itself. The policy is in effect. */
export function pauseProviderPolicy(
  trx: Trx,
  organizationId: string,
  hours: number,
): Promise<ProviderPolicyRow> {
  const until = sql<Date>`date_trunc('milliseconds', clock_timestamp()) + make_interval(hours => ${hours})`
  return trx
    .updateTable('organizations')
    .set({ provider_required_from: until, provider_paused_until: until, provider_begun_at: null })
    .where('id', '=', organizationId)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Records once that the policy has started. Returns false if that was recorded already, or if it hasn't started. */
export async function recordProviderPolicyBegun(trx: Trx, organizationId: string) {
  return trx
    .updateTable('organizations')
    .set({ provider_begun_at: sql<Date>`now()` })
    .where('id', '=', organizationId)
    .where('provider_begun_at', 'is', null)
    .where(inForce)
    .returning('provider_paused_until')
    .executeTakeFirst()
}

/**
 * Limits the lifetime of all tokens for an organization: those of sessions by their own proofs, and those of
 * applications by the person's. Exempt sessions get new tokens, which is then recorded. No token can expire before it
 * was issued. The caller has locked the tokens (`lockTokensOf`).
 */
export async function shortenTokensWithoutProvider(trx: Trx, organizationId: string) {
  const own = sql.raw(`greatest(o.provider_required_from, ${proofUntil})`)
  await sql`update tokens t
    set expires_at = greatest(${own}, t.created_at + interval '1 microsecond')
    from sessions s, profiles p, organizations o
    where o.id = ${organizationId} and p.organization_id = o.id and t.profile_id = p.id and s.id = t.session_id
      and s.connection_id is null and t.expires_at > ${own}`.execute(trx)
  const application = sql.raw(applicationAccessUntil)
  await sql`update oauth_artifacts t set expires_at = least(t.expires_at, a.until)
    from (select p.id as profile_id, ${application} as until from profiles p
      join users u on u.id = p.user_id join organizations o on o.id = p.organization_id
      where o.id = ${organizationId}) a
    join approvals v on v.profile_id = a.profile_id
    where t.approval_id = v.id and t.organization_id = ${organizationId} and t.kind = 'AccessToken'
      and a.until is not null and t.expires_at > a.until`.execute(trx)
}

export interface Preconditions {
  /** A test of an active connection with its current settings succeeded recently. */
  tested: boolean
  owners: number
  owners_with_codes: number
  domains: number
  /** Active connections with which people can sign in. */
  connections: number
  /** Whether the tested connection can be used for at least 30 more days. */
  certificate: boolean
}

/** How long a test sign-in counts, and how many days a certificate must still be valid. */
export const testedWithin = '1 hour'
export const certificateDays = 30

/** Reads what an owner must have done before the policy can be turned on, as if one connection weren't there. */
export async function readPreconditions(
  db: Db,
  organizationId: string,
  without?: { id: string },
): Promise<Preconditions> {
  const { rows } = await sql<Preconditions>`
    with active as (
      select c.tested_version = c.settings_version
          and c.tested_at > now() - ${sql.lit(testedWithin)}::interval as recent,
        c.protocol <> 'saml' or coalesce(c.certificate_expires_at > now(), false) as usable,
        c.protocol <> 'saml' or coalesce(c.certificate_expires_at > now() + make_interval(days => ${sql.lit(certificateDays)}), false) as lasting
      from connections c
      where c.organization_id = ${organizationId} and ${isActiveConnection('c')}
        and c.id is distinct from ${without?.id ?? null}::uuid
    ), able as (
      select u.recovery_kept_at is not null and exists (select from recovery_codes r
        where r.user_id = u.id and r.used_at is null) as codes
      from profiles p join users u on u.id = p.user_id
      join organizations o on o.id = p.organization_id
      where o.id = ${organizationId} and ${owns('p')} and ${isActiveMember('p', 'u')}
        and ${sql.raw(isTrustedFactor)} and u.sign_in = 'own'
    )
    select exists (select from active where recent) as tested,
      coalesce((select bool_or(lasting) from active where recent), (select bool_or(lasting) from active), true) as certificate,
      (select count(*)::int from active where usable) as connections,
      (select count(*)::int from able) as owners,
      (select count(*)::int from able where codes) as owners_with_codes,
      (select count(*)::int from organization_domains d
        where d.organization_id = ${organizationId} and ${isVerified('d')}) as domains`.execute(db)
  return rows[0]!
}

/** Counts who would be affected by the policy now. Exempt people aren't. */
export async function countProviderPeople(db: Db, organizationId: string) {
  const { rows } = await sql<{
    members: number
    proved: number
    exempt: number
    people: number
    applications: number
    sessions: number
  }>`
    with everyone as (
      select p.id, p.user_id,
        ${sql.raw(isExempt)} as exempt,
        exists (select from connection_links l join connections c on c.id = l.connection_id
          where l.profile_id = p.id and l.last_used_at is not null and ${isActiveConnection('c')}) as proved
      from profiles p join users u on u.id = p.user_id join organizations o on o.id = p.organization_id
      where o.id = ${organizationId}
    ), ending as (
      select t.profile_id, t.session_id from tokens t
      join sessions s on s.id = t.session_id join profiles p on p.id = t.profile_id
      join users u on u.id = p.user_id join organizations o on o.id = p.organization_id
      where o.id = ${organizationId} and t.expires_at > now()
        and not ${sql.raw(isExemptSession)} and not coalesce(${sql.raw(proofUntil)} > now(), false)
    )
    select count(*)::int as members, count(*) filter (where proved)::int as proved,
      count(*) filter (where exempt and not proved)::int as exempt,
      (select count(distinct profile_id)::int from ending) as people,
      (select count(distinct session_id)::int from ending) as sessions,
      (select count(distinct a.application_id)::int from approvals a join everyone e on e.id = a.profile_id
        where not e.exempt and not e.proved) as applications
    from everyone`.execute(db)
  return rows[0]!
}

/** Returns how many applications' tokens would stop working now, because their person hasn't proved the provider. */
export async function countEndingTokens(db: Db, organizationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from oauth_artifacts t join approvals v on v.id = t.approval_id
    join profiles p on p.id = v.profile_id join users u on u.id = p.user_id
    cross join lateral (select w.id, clock_timestamp() - interval '1 second' as provider_required_from,
      w.provider_first_required_at,
      w.provider_max_age_hours from organizations w where w.id = p.organization_id) o
    where t.organization_id = ${organizationId} and t.kind in ('AccessToken', 'RefreshToken')
      and t.consumed_at is null and (t.expires_at is null or t.expires_at > now())
      and not ${sql.raw(isOpenUntil(applicationAccessUntil))}`.execute(db)
  return rows[0]!.count
}

export interface ClosedOrganization {
  id: string
  name: string
  /** The first requirement that the session doesn't meet. */
  needs: 'provider' | 'second_factor'
}

/** Lists those of the organizations whose requirements a person's session doesn't meet. */
export async function listClosedTo(
  db: Db,
  { sessionId }: { sessionId: string },
  organizationIds: readonly string[],
): Promise<ClosedOrganization[]> {
  const { rows } = await sql<ClosedOrganization>`
    select * from (
      select o.id, o.name, case
        when o.provider_required_from <= clock_timestamp()
          and not coalesce(${sql.raw(isOpenUntil(sessionAccessUntil))}, false) then 'provider'
        when o.second_factor_from <= clock_timestamp()
          and coalesce(${isWeakForProfile}, true) then 'second_factor' end as needs
      from organizations o
      left join sessions s on s.id = ${sessionId}
      left join users u on u.id = s.user_id
      left join profiles p on p.user_id = u.id and p.organization_id = o.id
      where o.id = any (${organizationIds}::uuid[])
    ) closed where needs is not null`.execute(db)
  return rows
}

/** Finds the connection at which a person can prove who they are: their own, or else the organization's first. */
export async function findProviderFor(
  db: Db,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select c.id, c.name from connections c
    left join profiles p on p.organization_id = c.organization_id and p.user_id = ${userId}
    left join connection_links l on l.connection_id = c.id and l.profile_id = p.id
    where c.organization_id = ${organizationId} and ${isActiveConnection('c')}
    order by l.id is null, l.last_used_at desc nulls last, c.created_at, c.id limit 1`.execute(db)
  return rows[0]
}

/** Returns the organization's name and how long a proof counts, if its policy is on, now or in the future. */
export async function findProviderPolicy(db: Db, organizationId: string) {
  const { from, max_age_hours, name } = await getProviderPolicyRow(db, organizationId)
  return from === null ? undefined : { name, maxAgeHours: max_age_hours, from }
}
