import type { AccessGrantKind } from '@accord/contract/access.ts'
import type { Scope, ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hasJoined } from '#data/networks/network-members.store.ts'
import { writeApplicationUsage } from '#data/usage/application-usage.store.ts'
import { type UsageRecord, writeUsage } from '#data/usage/usage.store.ts'
import type { ApplicationCount, UsageKind } from '#actor.ts'

const day = 24 * 60 * 60_000

/** Whether one of these addresses has an account. */
export async function hasAnyAccount(
  db: Kysely<Database>,
  emails: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', emails)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Lists a review's items by the names that people see. */
export async function listReviewItemsOf(
  db: Kysely<Database>,
  reviewId: string,
  named: readonly (readonly [kind: AccessGrantKind, name: string])[],
): Promise<{ kind: AccessGrantKind; id: string }[]> {
  const rows = await db
    .selectFrom('reviewed_ways')
    .select(['kind', 'way_id as id', 'name'])
    .where('review_id', '=', reviewId)
    .execute()
  const found = named.flatMap(([kind, name]) =>
    rows.filter((row) => row.kind === kind && row.name === name),
  )
  if (found.length < named.length) throw new Error(`The demo's review is about something else.`)
  return found.map(({ kind, id }) => ({ kind, id }))
}

/** Prevents checks of a domain that doesn't exist in DNS. */
export async function stopDomainChecks(db: Kysely<Database>, id: string) {
  await db.updateTable('organization_domains').set({ due_at: null }).where('id', '=', id).execute()
}

/** Pretends that usage has been recorded since this time. */
export async function recordUsageFrom(db: Kysely<Database>) {
  await sql`update use_recording set since = now()`.execute(db)
}

export interface DemoUsage {
  kind: UsageKind
  /** The name of the application or network that was used, also for its secrets, or the person's email address. */
  name: string
  /** For a network, the kinds of data that were read from its members. */
  scopes: readonly (Scope | ScopeEntity)[]
  /** How long ago the last use was, and how far apart uses are, both in days. */
  last: number
  every: number
}

interface Used {
  kind: UsageKind
  id: string
  name: string
  since: Date
  until: Date
}

/**
 * Records the uses between two times. They begin on the day on which access began and stop while it's suspended. Days
 * are counted backward from the end of the year.
 */
export async function useBetween(
  trx: Transaction<Database>,
  used: readonly DemoUsage[],
  now: number,
  [from, to]: readonly [from: number, to: number],
) {
  const { rows } = await sql<Used>`
    select 'application' as kind, id, name, created_at as since, coalesce(deleted_at, now()) as until
      from applications
    union all select 'key', w.id, a.name, w.created_at, now() from application_keys w
      join applications a on a.id = w.application_id
    union all select 'authorization', w.id, a.name, w.created_at, now() from authorizations w
      join applications a on a.id = w.application_id
    union all select 'approval', w.id, a.name, w.created_at, coalesce(p.suspended_at, now())
      from approvals w join applications a on a.id = w.application_id
      left join profiles p on p.id = w.profile_id
    union all select 'network_member', w.id, n.name, w.accepted_at, now() from network_members w
      join networks n on n.id = w.network_id where ${hasJoined('w')}
    union all select 'profile', w.id, u.email, w.created_at, coalesce(w.suspended_at, now())
      from profiles w join users u on u.id = w.user_id`.execute(trx)
  const uses = used.flatMap(({ kind, name, scopes, last, every }) =>
    rows
      .filter((row) => row.kind === kind && row.name === name)
      .flatMap(({ id, since, until }, nth) => {
        const each = scopes.length > 0 ? scopes : ['']
        const days = daysOf(last + nth, every, now)
        return days
          .filter((ago) => now - ago * day > Number(since) && now - ago * day <= Number(until))
          .flatMap((ago) =>
            each.map((scope): UsageRecord => {
              const at =
                now - ago * day - ((ago * 37 * 60_000 + nth * 11 * 60_000) % (6 * 3_600_000))
              return { kind, id, scope, at, calls: callsOn(ago + nth) }
            }),
          )
          .filter(({ at }) => at > from && at <= to)
      }),
  )
  await writeUsage(trx, uses)
  const counts = uses.filter(({ kind }) => kind === 'application')
  if (counts.length > 0) await writeApplicationUsage(trx, counts.flatMap(countsOf))
}

/**
 * Returns one day of an application's use with one scope. People sign in to the applications that read their account.
 */
function countsOf(use: UsageRecord): UsageRecord<ApplicationCount>[] {
  const { scope, calls } = use
  const signIns = scope === 'user:read' ? Math.ceil(calls / 2) : 0
  return [
    { ...use, kind: 'signIns', calls: signIns },
    { ...use, kind: 'calls', calls: calls * (6 + (calls % 5)) },
    { ...use, kind: 'errors', calls: calls % 3 === 0 ? calls % 4 : 0 },
  ]
}

const kept = 240

/** Omits some days and most weekends, because no one is completely regular. */
function daysOf(last: number, every: number, now: number): number[] {
  const days = Array.from({ length: kept }, (_, ago) => ago)
  return days.filter((ago) => {
    const weekday = new Date(now - ago * day).getUTCDay()
    const worked = (weekday !== 0 && weekday !== 6) || ago === last
    return worked && ago >= last && (ago - last) % every === 0 && (ago * 5) % 17 !== 3
  })
}

const callsOn = (ago: number) => 3 + ((ago * 7) % 23)
