import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { prepared } from '#database/prepared.ts'
import type { Database } from '#database/tables.ts'
import { accountColumns } from '#database/tables/accounts.ts'
import type { Limit, LimitName, Limits } from '#config/limit-settings.ts'

/**
 * Counts one try in a single statement, so that parallel tries cannot slip past each other on any
 * number of instances. Answers the seconds to wait when the try is refused, else undefined.
 */
export async function countAttempt(
  db: Kysely<Database>,
  name: LimitName,
  limit: Limit,
  key: string,
): Promise<number | undefined> {
  const { rows } = await counting(valuesOf({ name, key }, limit)).execute(db)
  return rows.length > 0 ? undefined : secondsLeft(db, { name, key })
}

/**
 * Counts one try against three limits, one after the other and in a single statement: after one that refuses it none
 * is counted. Answers which that is, and the seconds to wait; else who has the address, if anybody does. The three come
 * in the order of `hold`.
 */
export async function countAttemptsInTurn(
  db: Kysely<Database>,
  tries: readonly [CountedLimit, CountedLimit, CountedLimit],
  { limits, email }: { limits: Limits; email: string },
): Promise<{ refused?: { name: LimitName; seconds: number }; user?: UserRow | undefined }> {
  const [first, second, third] = tries.map((each) => valuesOf(each, limits[each.name]))
  const asked = { first: first!, second: second!, third: third!, email }
  const [{ counted, ...user }] = (await countThree(db, asked)) as [CountedThree]
  const refused = tries[counted]
  if (!refused) return { user: user.id === null ? undefined : user }
  return { refused: { name: refused.name, seconds: await secondsLeft(db, refused) } }
}

type UserRow = Selectable<Database['users']>
type CountedThree = UserRow & { counted: number }

type Values = ReturnType<typeof valuesOf>
/** Each by its name: of a statement that stays prepared the columns stay the same while a newer version adds some. */
const userColumns = Object.keys(accountColumns.users).map((column) => sql.ref(`u.${column}`))

type ThreeTries = Record<'first' | 'second' | 'third', Values> & { email: string }

const countThree = prepared<ThreeTries, CountedThree>(
  'count-three-capped-tries-of',
  ({ first, second, third, email }) => sql`
    with first as (${counting(first)}),
      second as (${counting(second, sql`exists (select from first)`)}),
      third as (${counting(third, sql`exists (select from second)`)})
    select (select count(*) from first)::int + (select count(*) from second)::int
      + (select count(*) from third)::int as counted, ${sql.join(userColumns)}
    from (select) as one left join users u on u.email = ${email}`,
)

function valuesOf({ name, key }: CountedLimit, { max, seconds, growing }: Limit) {
  // A growing limit remembers a day of failures, so that waiting a delay out does not start it anew.
  const window = growing ? 86_400 : seconds
  return { name, key, max, seconds, window, growing: growing === true }
}

function counting({ name, key, max, seconds, growing, window }: Values, when = sql`true`) {
  // Doubled twenty times a minute is longer than anything waits; a thousand times is more than the database counts.
  const doubled = sql`least(20, greatest(0, counted.count - ${max}::int))`
  const blockedFor = sql`least(${seconds}::int, 60 * power(2, ${doubled}))`
  return sql`
    insert into limits as counted (name, key, count, window_ends_at, blocked_until)
    select ${name}::text, ${key}::text, 1, now() + ${window}::int * interval '1 second',
      case when ${max}::int <= 1 then now() + ${seconds}::int * interval '1 second' end
    where ${when}
    on conflict (name, key) do update set
      count = case when counted.window_ends_at <= now() then 1 else counted.count + 1 end,
      window_ends_at = case
        when counted.window_ends_at <= now() then excluded.window_ends_at else counted.window_ends_at end,
      blocked_until = case
        when counted.window_ends_at <= now() then excluded.blocked_until
        when counted.count + 1 < ${max}::int then null
        when ${growing}::boolean then now() + ${blockedFor} * interval '1 second'
        else counted.window_ends_at end
    where counted.blocked_until is null or counted.blocked_until <= now()
    returning count`
}

async function secondsLeft(db: Kysely<Database>, { name, key }: CountedLimit): Promise<number> {
  const row = await db
    .selectFrom('limits')
    .select(sql<number>`ceil(extract(epoch from blocked_until - now()))::int`.as('seconds'))
    .where('name', '=', name)
    .where('key', '=', key)
    .executeTakeFirst()
  return Math.max(1, row?.seconds ?? 1)
}

/** One try as it was counted: against which limit, and whose. */
export interface CountedLimit {
  name: LimitName
  key: string
}

/** What was counted for one key, or for all keys that begin alike. */
export type AttemptKey = CountedLimit | { name: LimitName; keyStart: string }

/** As if nobody had tried. */
export async function clearAttempts(db: Kysely<Database>, ...tries: AttemptKey[]) {
  if (tries.length === 0) return
  const each = tries.map((one) =>
    'key' in one
      ? sql`(name = ${one.name} and key = ${one.key})`
      : sql`(name = ${one.name} and starts_with(key, ${one.keyStart}))`,
  )
  await sql`with held as (${hold(sql.join(each, sql` or `))})
    delete from limits using held where limits.name = held.name and limits.key = held.key`.execute(
    db,
  )
}

/**
 * After a try that succeeded: whose own it was starts anew, and what many share gets its one try back; one
 * that was never looked at is given back wherever it was counted. One statement, because sign-in is the busiest writer.
 */
export async function finishAttempts(
  db: Kysely<Database>,
  { own, shared }: { own?: CountedLimit; shared: readonly CountedLimit[] },
) {
  const tries = own ? [own, ...shared] : shared
  const names = tries.map(({ name }) => name)
  const keys = tries.map(({ key }) => key)
  await settle(db, { names, keys, own: own?.name ?? null })
}

interface Settled {
  names: string[]
  keys: string[]
  own: string | null
}

const settle = prepared<Settled, never>(
  'settle-tries',
  ({ names, keys, own }) => sql`
    with held as (${hold(sql`(name, key) in (
      select * from unnest(${names}::text[], ${keys}::text[]))`)})
    update limits set blocked_until = null,
      count = case when limits.name = ${own}::text then 0 else greatest(0, limits.count - 1) end
    from held where limits.name = held.name and limits.key = held.key`,
)

/** Always in the same order, so that no two who change several rows wait for each other. */
function hold(which: RawBuilder<unknown>) {
  return sql`select name, key from limits where ${which} order by name desc, key for update`
}

/** Whose tries: counted under one of these keys, or one that begins or ends so; of one limit alone, if it is named. */
export interface AttemptOwner {
  name?: LimitName
  keys?: readonly string[]
  starts?: readonly string[]
  ends?: readonly string[]
}

/** What is counted for somebody at this time, and until when it keeps them out, if it does. */
export async function listAttempts(db: Kysely<Database>, whose: AttemptOwner) {
  const { rows } = await sql<AttemptCount>`
    select name, key, count, case when blocked_until > now() then blocked_until end as "blockedUntil"
    from limits where window_ends_at > now() and ${areOf(whose)} order by name, key`.execute(db)
  return rows
}

export interface AttemptCount {
  name: string
  key: string
  count: number
  blockedUntil: Date | null
}

/** As if they had not tried. */
export async function resetAttempts(
  db: Kysely<Database>,
  whose: AttemptOwner,
): Promise<AttemptCount[]> {
  const tries = await listAttempts(db, whose)
  await clearAttempts(db, ...tries.map(({ name, key }) => ({ name: name as LimitName, key })))
  return tries
}

function areOf({ name, keys = [], starts = [], ends = [] }: AttemptOwner) {
  return sql<boolean>`(${name ?? null}::text is null or name = ${name ?? null}) and (key = any(${keys})
    or exists (select from unnest(${starts}::text[]) part where starts_with(key, part))
    or exists (select from unnest(${ends}::text[]) part where right(key, length(part)) = part))`
}
