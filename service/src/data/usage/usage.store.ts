import { retention } from '@accord/contract/retention.ts'
import { daysOf } from '@accord/contract/rules/periods.ts'
import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely'
import type { UsageKind } from '#actor.ts'
import { timeAgo } from '#database/time.ts'
import type { Database } from '#database/tables.ts'
import { impliedBy, trackedScopes } from './never-used.rules.ts'
import { sweeping } from '#database/batches.ts'

type Db = Kysely<Database>

/** The tables of the kinds that are tracked. */
export const subjectTables = {
  application: 'applications',
  key: 'application_keys',
  approval: 'approvals',
  authorization: 'authorizations',
  profile: 'profiles',
  network_member: 'network_members',
} as const satisfies Record<UsageKind, keyof Database>

/** The number of days for which usage is shown, including today. */
const shownDays = 90
export const usageDays = daysOf(retention.uses.periods.age)
const applicationUsageDays = daysOf(retention.applicationUsage.periods.age)

const today = sql<Date>`(now() at time zone 'UTC')::date`

/** Selects the last use of a subject, or null if it's unknown. */
export function lastUseOf(kind: UsageKind, id: `${string}.id`) {
  return sql<Date | null>`(${sql.raw(lastUseText(kind, id))})`
}

/** Does the same for a statement that is built from text. */
export function lastUseText(kind: UsageKind, id: `${string}.id`): string {
  return `select last_at from uses where subject_kind = '${kind}' and subject_id = ${id}`
}

/** Whether the subject was used in the last 30 days, so that someone would probably miss it. */
export function isUsedLately(kind: UsageKind, id: `${string}.id`) {
  return sql<boolean>`exists (select from uses t where t.subject_kind = ${sql.lit(kind)}
    and t.subject_id = ${sql.ref(id)} and t.last_at > ${timeAgo('30 days')})`
}

/** Selects the days in the last 90 on which the subject was used, as the number of days ago. 0 is today in UTC. */
export function usedDaysOf(kind: UsageKind, id: `${string}.id`) {
  return sql<number[]>`array(select distinct ${today} - d.day as ago from use_days d
    where d.subject_kind = ${sql.lit(kind)} and d.subject_id = ${sql.ref(id)}
      and d.day > ${today} - ${sql.lit(shownDays)}
    order by ago)`
}

/** Selects the number of those days. */
export function dayCountOf(kind: UsageKind, id: `${string}.id`) {
  return sql<number>`cardinality(${usedDaysOf(kind, id)})`
}

/** This is `impliedBy` in SQL. */
const implied = sql.lit(
  JSON.stringify(Object.fromEntries(trackedScopes.map((scope) => [scope, impliedBy(scope)]))),
)

/**
 * Whether row `w` never used scope `s`. This is `neverUsed` as a condition. Each scope is looked up separately, because
 * there can be very many days.
 */
export function isNeverUsed(use: UsageKind): RawBuilder<boolean> {
  return sql`s = any (${trackedScopes}::text[]) and (select true from use_days d
    where d.subject_kind = ${sql.lit(use)} and d.subject_id = w.id
      and d.scope = any (array[s, ${implied}::jsonb ->> s]) limit 1) is null`
}

export interface Usage {
  lastUsedAt: Date | null
  /** The days in the last 90 on which the subject was used, as the number of days ago. 0 is today in UTC. */
  days: number[]
}

/** Returns the usage of each subject, including those that were never used. */
export async function usageOf(
  db: Db,
  kind: UsageKind,
  ids: readonly string[],
): Promise<Map<string, Usage>> {
  const { rows } = await sql<Usage & { id: string }>`
    select asked.id, u.last_at as "lastUsedAt", ${usedDaysOf(kind, 'asked.id')} as days
    from unnest(${ids}::uuid[]) as asked (id)
    left join uses u on u.subject_kind = ${kind} and u.subject_id = asked.id`.execute(db)
  return new Map(rows.map(({ id, lastUsedAt, days }) => [id, { lastUsedAt, days }]))
}

export interface ScopeUsage {
  /** The number of days with use in the last 90, which is 0 if all uses were earlier. */
  days: number
  /** The number of calls on those days. */
  calls: number
}

/** Returns the usage by scope, for every scope that was used in the days that are kept. */
export async function scopeUsageOf(
  db: Db,
  kind: UsageKind,
  ids: readonly string[],
): Promise<Map<string, Map<string, ScopeUsage>>> {
  const recent = sql`filter (where day > ${today} - ${shownDays}::integer)`
  const { rows } = await sql<ScopeUsage & { id: string; scope: string }>`
    select subject_id as id, scope,
      count(*) ${recent}::integer as days, coalesce(sum(calls) ${recent}, 0)::float8 as calls
    from use_days
    where subject_kind = ${kind} and subject_id = any (${ids}::uuid[]) and scope <> ''
    group by subject_id, scope`.execute(db)
  const used = new Map(ids.map((id) => [id, new Map<string, ScopeUsage>()]))
  for (const { id, scope, days, calls } of rows) used.get(id)!.set(scope, { days, calls })
  return used
}

/** Returns the number of calls in the last 90 days without one of Accord's scopes. */
export async function otherCallsOf(db: Db, kind: UsageKind, id: string): Promise<number> {
  const { rows } = await sql<{ calls: number }>`
    select coalesce(sum(calls), 0)::float8 as calls from use_days
    where subject_kind = ${kind} and subject_id = ${id} and scope !~ ':'
      and day > ${today} - ${shownDays}::integer`.execute(db)
  return rows[0]!.calls
}

/** Returns the time before which days and scopes weren't recorded or are no longer kept. */
export async function recordedSince(db: Db): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    select greatest(since, now() - ${usageDays} * interval '1 day') as since
    from use_recording`.execute(db)
  return rows[0]!.since
}

/** The uses of a subject with one scope on one day, with the last time. */
export interface UsageRecord<Kind = UsageKind> {
  kind: Kind
  id: string
  /** The scope, or an empty string if there is none. */
  scope: string
  /** The time in milliseconds, by the database's clock. */
  at: number
  calls: number
}

/**
 * Writes uses in a fixed order, so that two instances don't deadlock. Their clocks differ, so a time is never before
 * the stored one or in the future.
 */
export async function writeUsage(trx: Transaction<Database>, noted: readonly UsageRecord[]) {
  const uses = [...noted, ...(await usesOfWord(trx, noted))]
  const kinds = uses.map(({ kind }) => kind)
  const ids = uses.map(({ id }) => id)
  const scopes = uses.map(({ scope }) => scope)
  const times = uses.map(({ at }) => new Date(at))
  const calls = uses.map((use) => use.calls)
  await sql`
    insert into uses (subject_kind, subject_id, last_at)
    select kind, id, least(max(at), now())
    from unnest(${kinds}::text[], ${ids}::uuid[], ${times}::timestamptz[]) as used (kind, id, at)
    group by kind, id order by kind, id
    on conflict (subject_kind, subject_id)
      do update set last_at = greatest(uses.last_at, excluded.last_at)`.execute(trx)
  await sql`
    insert into use_days (subject_kind, subject_id, scope, day, calls)
    select kind, id, scope, (least(at, now()) at time zone 'UTC')::date as day, sum(calls)
    from unnest(${kinds}::text[], ${ids}::uuid[], ${scopes}::text[], ${times}::timestamptz[],
      ${calls}::integer[]) as used (kind, id, scope, at, calls)
    group by kind, id, scope, day order by kind, id, scope, day
    on conflict (subject_kind, subject_id, scope, day)
      do update set calls = use_days.calls + excluded.calls`.execute(trx)
}

/**
 * Also records the use of the authorization behind an approval, if the organization has one. It's looked up here, so
 * that requests don't have to.
 */
async function usesOfWord(
  trx: Transaction<Database>,
  noted: readonly UsageRecord[],
): Promise<UsageRecord[]> {
  const byApproval = noted.filter(({ kind }) => kind === 'approval')
  if (byApproval.length === 0) return []
  const { rows } = await sql<{ id: string; approval: string }>`
    select z.id, a.id as approval from approvals a
    join authorizations z
      on z.organization_id = a.organization_id and z.application_id = a.application_id
    where a.id = any (${byApproval.map(({ id }) => id)}::uuid[])`.execute(trx)
  const words = new Map(rows.map(({ id, approval }) => [approval, id]))
  return byApproval.flatMap((use): UsageRecord[] => {
    const id = words.get(use.id)
    return id === undefined ? [] : [{ ...use, kind: 'authorization', id }]
  })
}

/** After this many rounds of housekeeping, which take two days, every ID has been checked. */
const slices = 256

/**
 * Deletes the usage of deleted subjects, and days that are too old. A foreign key can't do this, because each kind has
 * its own table, and deletions shouldn't have to wait for it. Each round checks only the IDs that begin with a certain
 * byte.
 */
export async function sweepUsage(
  db: Kysely<Database>,
  signal?: AbortSignal,
  slice = Math.floor(Date.now() / 600_000) % slices,
) {
  const byte = slice.toString(16).padStart(2, '0')
  const inSlice = sql<boolean>`subject_kind = any (${Object.keys(subjectTables)})
    and subject_id between ${byte.padEnd(32, '0')} and ${byte.padEnd(32, 'f')}`
  const gone = Object.entries(subjectTables).map(
    ([kind, table]) => sql`when ${kind}
      then not exists (select from ${sql.table(table)} s where s.id = subject_id)`,
  )
  const isGone = sql<boolean>`case subject_kind ${sql.join(gone, sql` `)} end`
  const isOld = sql<boolean>`day < (now() at time zone 'UTC')::date - ${usageDays}::integer`
  await sweeping('uses', sql`${inSlice} and ${isGone}`)(db, signal)
  await sweeping('use_days', sql`${inSlice} and (${isOld} or ${isGone})`)(db, signal)
  const isOver = sql<boolean>`application_id between ${byte.padEnd(32, '0')} and ${byte.padEnd(32, 'f')}
    and (day < (now() at time zone 'UTC')::date - ${applicationUsageDays}::integer
      or not exists (select from applications a where a.id = application_id))`
  await sweeping('application_usage_days', isOver)(db, signal)
}
