import { retention } from '@accord/contract/retention.ts'
import { type Kysely, sql } from 'kysely'
import { cutBefore, today } from '#database/time.ts'
import type { Database } from '#database/tables.ts'
import { floorOf } from '#activity/chain.store.ts'

type Db = Kysely<Database>

/** Activity from before this time no longer contains devices. */
export const devicesBefore = sql<Date>`(${today} - ${sql.lit(retention.devices.periods.age)}::interval)`

/** The position up to which each kind of work is done. */
const done = {
  cut: floorOf('o.id'),
  devices: sql<string>`greatest(o.devices_erased_to, ${floorOf('o.id')})`,
}
const due = { cut: cutBefore(sql`o.activity_years`), devices: devicesBefore }
export type Due = keyof typeof due

/** Lists organizations whose next row is due. Only one row of each chain is read. */
export async function listDue(db: Db, what: Due, max: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from organizations o
    join organization_activity a on a.organization_id = o.id and a.position = ${done[what]} + 1
    where a.at < ${due[what]}
    order by o.id limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface DueRows {
  /** The position before the first due row. `to` is the position of the last one. */
  after: string
  to: string
  before: Date
  years: number | null
}

/** Finds the due rows, up to the maximum or the first row that isn't due. Returns undefined if there are none. */
export async function findDue(
  db: Db,
  organizationId: string,
  what: Due,
  max: number,
): Promise<DueRows | undefined> {
  const { rows } = await sql<Omit<DueRows, 'to'> & { to: string | null }>`
    select o.activity_years as years, ${done[what]} as after, ${due[what]} as before, (
      select max(position) from (
        select position, bool_and(at < ${due[what]}) over (order by position) as is_due from (
          select position, at from organization_activity a
          where a.organization_id = o.id and a.position > ${done[what]}
          order by a.position limit ${max}
        ) as next
      ) as row where is_due
    ) as to
    from organizations o where o.id = ${organizationId}`.execute(db)
  const [found] = rows
  return found && found.to !== null ? { ...found, to: found.to } : undefined
}

/** Counts the rows that a policy would remove. */
export async function countOlder(
  db: Db,
  organizationId: string,
  years: number | null,
): Promise<number> {
  if (years === null) return 0
  const { rows } = await sql<{ count: string }>`
    select coalesce((
      select min(position) from organization_activity
      where organization_id = o.id and at >= ${cutBefore(sql`${years}::integer`)}
    ), activity_count + 1) - ${floorOf('o.id')} - 1 as count
    from organizations o where o.id = ${organizationId}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
