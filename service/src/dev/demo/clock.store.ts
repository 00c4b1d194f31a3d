import { type Kysely, sql } from 'kysely'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

/** Settings for a connection that uses the demo's clock. PostgreSQL finds the demo's functions before its own. */
export const byDemoClock =
  '-c search_path=demo,pg_catalog,public -c accord.demo=on -c synchronous_commit=off -c plan_cache_mode=force_generic_plan'

/**
 * Creates a clock for the demo's own connections, so that a year can pass without changes to the service's statements.
 * Other connections still use the real time, so the clock does no harm if this process is killed.
 */
export async function setUpClock(db: Db) {
  await takeDownClock(db)
  await inTransaction(db, async (trx) => {
    await sql`create schema demo`.execute(trx)
    await sql`create table demo.clock (behind interval not null)`.execute(trx)
    await sql`insert into demo.clock values ('0')`.execute(trx)
    await sql`create function demo.behind() returns interval language sql stable as $$
      select coalesce((select behind from demo.clock where current_setting('accord.demo', true) = 'on'), '0')
    $$`.execute(trx)
    for (const [name, kind] of clocks) {
      await sql`create function demo.${sql.raw(name)}() returns timestamptz language sql ${sql.raw(kind)}
        as ${sql.lit(`select pg_catalog.${name}() - demo.behind()`)}`.execute(trx)
    }
    await setDefaults(trx, '', 'demo.')
  })
}

const clocks = [
  ['now', 'stable'],
  ['clock_timestamp', 'volatile'],
] as const

export async function takeDownClock(db: Db) {
  await inTransaction(db, async (trx) => {
    await setDefaults(trx, 'demo.', '')
    await sql`drop schema if exists demo cascade`.execute(trx)
  })
}

/** Changes column defaults, because their functions were resolved when the table was created. */
async function setDefaults(db: Db, from: string, to: string) {
  const { rows } = await sql<{ table: string; column: string; clock: string }>`
    select c.relname as "table", a.attname as "column", pg_get_expr(d.adbin, d.adrelid) as clock
    from pg_attrdef d
    join pg_class c on c.oid = d.adrelid and c.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum`.execute(db)
  for (const { table, column, clock } of rows) {
    const known = clocks.find(([name]) => clock === `${from}${name}()`)
    if (!known) continue
    await sql`alter table ${sql.id('public', table)} alter column ${sql.id(column)}
      set default ${sql.raw(`${to}${known[0]}()`)}`.execute(db)
  }
}

/** Sets the clock, which continues from this time. Returns how far it's behind, in milliseconds. */
export async function setClock(db: Db, moment: Date): Promise<number> {
  const { rows } = await sql<{ behind: number }>`
    update demo.clock set behind = pg_catalog.clock_timestamp() - ${moment}::timestamptz
    returning extract(epoch from behind)::float8 * 1000 as behind`.execute(db)
  return rows[0]!.behind
}
