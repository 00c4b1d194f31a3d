import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { prepared } from '#database/prepared.ts'
import type { Database } from '#database/tables.ts'
import { accountColumns } from '#database/tables/accounts.ts'
import type { Limit, LimitName, Limits } from '#config/limit-settings.ts'

/**
 * Counts an attempt in a single statement, so that concurrent attempts can't exceed the limit, even on several
 * instances. Returns undefined, or the seconds to wait if the attempt is rejected.
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
 * Counts an attempt against three limits in turn, in a single statement. Once a limit rejects it, the remaining ones
 * don't count it. Returns that limit and the seconds to wait, or the account with the email address, if there is one.
 * The limits come in the order of `hold`.
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
/** Columns are listed by name, so that a prepared statement keeps its columns when a newer version adds some. */
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
    from (select) as one left join users u on u.email = ${email} and u.sign_in = 'own'`,
)

function valuesOf({ name, key }: CountedLimit, { max, seconds, growing }: Limit) {
  // A growing limit remembers failures for a day, so that waiting for a delay to end doesn't reset it.
  const window = growing ? 86_400 : seconds
  return { name, key, max, seconds, window, growing: growing === true }
}

function counting({ name, key, max, seconds, growing, window }: Values, when = sql`true`) {
  // Twenty doublings of a minute exceed any delay. A thousand would overflow the database's number.
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

/** Whether a limit rejects further attempts now, without counting one. */
export async function isLimitReached(db: Kysely<Database>, { name, key }: CountedLimit) {
  const row = await db
    .selectFrom('limits')
    .select('name')
    .where('name', '=', name)
    .where('key', '=', key)
    .where('blocked_until', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** The limit that counted an attempt, and its key. */
export interface CountedLimit {
  name: LimitName
  key: string
}

/** The attempts of one key, or of all keys with the same prefix. */
export type AttemptKey = CountedLimit | { name: LimitName; keyStart: string }

/** Deletes the counts of these attempts. */
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
 * Updates the counts after a successful attempt. The person's own limit is reset, and shared limits get one attempt
 * back. An attempt that was never checked is given back to all limits. This is one statement, because sign-ins write
 * more than anything else.
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

/** Locks rows in a fixed order, so that concurrent changes of several rows can't deadlock. */
function hold(which: RawBuilder<unknown>) {
  return sql`select name, key from limits where ${which} order by name desc, key for update`
}

/** Selects attempts by these keys, prefixes, or suffixes, and by limit if one is named. */
export interface AttemptOwner {
  name?: LimitName
  keys?: readonly string[]
  starts?: readonly string[]
  ends?: readonly string[]
}

/** Lists the current counts for a person. If a limit blocks them, its row contains the end of the block. */
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
