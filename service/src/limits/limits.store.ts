import { retention } from '@accord/contract/retention.ts'
import { type Kysely, sql } from 'kysely'
import { ago } from '#database/moments/periods.ts'
import type { Database } from '#database/tables.ts'
import type { Limit, LimitName } from './limit-settings.ts'

/**
 * Counts one try in a single statement, so that parallel tries cannot slip past each other on any
 * number of instances. Answers the seconds to wait when the try is refused, else undefined.
 */
export async function countTry(
  db: Kysely<Database>,
  name: LimitName,
  limit: Limit,
  key: string,
): Promise<number | undefined> {
  // A growing limit remembers a day of failures, so that waiting a delay out does not start it anew.
  const window = sql`${limit.growing ? 86_400 : limit.seconds} * interval '1 second'`
  const blockedUntil = limit.growing
    ? sql`now() + least(${limit.seconds}, 60 * power(2, greatest(0, counted.count - ${limit.max}))) * interval '1 second'`
    : sql`counted.window_ends_at`

  const counted = await sql`
    insert into limits as counted (name, key, count, window_ends_at, blocked_until)
    values (${name}, ${key}, 1, now() + ${window},
      case when ${limit.max} <= 1 then now() + ${limit.seconds} * interval '1 second' end)
    on conflict (name, key) do update set
      count = case when counted.window_ends_at <= now() then 1 else counted.count + 1 end,
      window_ends_at = case
        when counted.window_ends_at <= now() then now() + ${window} else counted.window_ends_at end,
      blocked_until = case
        when counted.window_ends_at <= now() and ${limit.max} <= 1
        then now() + ${limit.seconds} * interval '1 second'
        when counted.window_ends_at > now() and counted.count + 1 >= ${limit.max}
        then ${blockedUntil} end
    where counted.blocked_until is null or counted.blocked_until <= now()
    returning count`.execute(db)

  return counted.rows.length > 0 ? undefined : secondsLeft(db, name, key)
}

async function secondsLeft(db: Kysely<Database>, name: LimitName, key: string): Promise<number> {
  const row = await db
    .selectFrom('limits')
    .select(sql<number>`ceil(extract(epoch from blocked_until - now()))::int`.as('seconds'))
    .where('name', '=', name)
    .where('key', '=', key)
    .executeTakeFirst()
  return Math.max(1, row?.seconds ?? 1)
}

/** One try as it was counted: against which limit, and whose. */
export interface Counted {
  name: LimitName
  key: string
}

/** What was counted for one key, or for all keys that begin alike. */
export type Tries = Counted | { name: LimitName; keyStart: string }

/** As if nobody had tried. */
export async function forgetTries(db: Kysely<Database>, ...tries: Tries[]) {
  await db
    .with('held', () => hold(db, tries))
    .deleteFrom('limits')
    .using('held')
    .whereRef('limits.name', '=', 'held.name')
    .whereRef('limits.key', '=', 'held.key')
    .execute()
}

/**
 * After a try that succeeded: whose own it was starts anew, and what many share gets its one try back; one
 * that was never looked at is given back wherever it was counted. One statement, because sign-in is the busiest writer.
 */
export async function settleTries(
  db: Kysely<Database>,
  { own, shared }: { own?: Counted; shared: Counted[] },
) {
  const oneLess = sql<number>`greatest(0, limits.count - 1)`
  await db
    .with('held', () => hold(db, own ? [own, ...shared] : shared))
    .updateTable('limits')
    .from('held')
    .set({
      count: own
        ? sql<number>`case when limits.name = ${own.name} then 0 else ${oneLess} end`
        : oneLess,
      blocked_until: null,
    })
    .whereRef('limits.name', '=', 'held.name')
    .whereRef('limits.key', '=', 'held.key')
    .execute()
}

/** Always in the same order, so that no two who change several rows wait for each other. */
function hold(db: Kysely<Database>, tries: Tries[]) {
  return db
    .selectFrom('limits')
    .select(['name', 'key'])
    .where((eb) =>
      eb.or(
        tries.map((each) =>
          eb.and([
            eb('name', '=', each.name),
            'key' in each
              ? eb('key', '=', each.key)
              : sql<boolean>`starts_with(key, ${each.keyStart})`,
          ]),
        ),
      ),
    )
    .orderBy('name')
    .orderBy('key')
    .forUpdate()
}

/** Whose tries: counted under one of these keys, or one that begins or ends so; of one limit alone, if it is named. */
export interface WhoseTries {
  name?: LimitName
  keys?: readonly string[]
  starts?: readonly string[]
  ends?: readonly string[]
}

/** What is counted for somebody at this time, and until when it keeps them out, if it does. */
export async function listTries(db: Kysely<Database>, whose: WhoseTries) {
  const { rows } = await sql<CountedTries>`
    select name, key, count, case when blocked_until > now() then blocked_until end as "blockedUntil"
    from limits where window_ends_at > now() and ${areOf(whose)} order by name, key`.execute(db)
  return rows
}

export interface CountedTries {
  name: string
  key: string
  count: number
  blockedUntil: Date | null
}

/** As if they had not tried. */
export async function liftTries(db: Kysely<Database>, whose: WhoseTries): Promise<CountedTries[]> {
  const tries = await listTries(db, whose)
  await forgetTries(db, ...tries.map(({ name, key }) => ({ name: name as LimitName, key })))
  return tries
}

function areOf({ name, keys = [], starts = [], ends = [] }: WhoseTries) {
  return sql<boolean>`(${name ?? null}::text is null or name = ${name ?? null}) and (key = any(${keys})
    or exists (select from unnest(${starts}::text[]) part where starts_with(key, part))
    or exists (select from unnest(${ends}::text[]) part where right(key, length(part)) = part))`
}

export async function sweepLimits(db: Kysely<Database>) {
  await db
    .deleteFrom('limits')
    .where('window_ends_at', '<', ago(retention.limits.periods.expired))
    .execute()
}
