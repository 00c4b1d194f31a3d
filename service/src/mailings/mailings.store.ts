import { randomUUID } from 'node:crypto'
import { type InsertObject, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { Mailing, MailingKind } from './mailing.ts'

type Trx = Transaction<Database>

/** Schedules mailings in the transaction of the change that they're about. */
export async function scheduleMailings(
  trx: Trx,
  mailings: readonly Omit<InsertObject<Database, 'mailings'>, 'id'>[],
) {
  if (mailings.length === 0) return
  const rows = mailings.map((mailing) => ({ id: randomUUID(), ...mailing }))
  await trx.insertInto('mailings').values(rows).execute()
}

const notDone = sql<boolean>`m.done_at is null`

/**
 * Finds the next mailing of a kind that is due and isn't in `skip`. Workers skip mailings that another worker holds, so
 * they never wait for each other. A mailing waits for earlier ones of its series.
 */
export async function lockDueMailing(
  trx: Trx,
  { name, isReady = sql`true`, holdsOrganization = false }: MailingKind,
  skip: readonly string[],
): Promise<Mailing | undefined> {
  const when = (condition: boolean, text: RawBuilder<unknown>) => (condition ? text : sql``)
  const { rows } = await sql<Mailing>`
    select m.id, m.kind, m.series, m.organization_id, m.application_id, m.network_id, m.review_id,
      m.data, m.due_at, m.after_at, m.after_id, m.done_at, m.created_at
    from mailings m
    ${when(holdsOrganization, sql`join organizations o on o.id = m.organization_id`)}
    where ${notDone} and m.kind = ${name} and m.due_at <= now() and ${isReady}
      and m.id <> all (${skip}::uuid[])
      and not exists (select from mailings e where e.done_at is null and e.series = m.series
        and (e.due_at, e.created_at, e.id) < (m.due_at, m.created_at, m.id))
    order by m.due_at, m.id limit 1
    for update of m skip locked
    ${when(holdsOrganization, sql`for no key update of o skip locked`)}`.execute(trx)
  return rows[0]
}

/** Lists the next recipients from the mailing's own list. They may have been removed since it was scheduled. */
export async function listNextRecipients(
  trx: Trx,
  { id, after_id }: Mailing,
  max: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from mailings m cross join lateral unnest(m.recipients) as r (id)
    where m.id = ${id} and r.id > ${after_id ?? firstId} order by r.id limit ${max}`.execute(trx)
  return rows.map((row) => row.id)
}

/** This sorts before all other IDs. */
export const firstId = '00000000-0000-0000-0000-000000000000'

/** Saves the member after which the next step continues. */
export async function continueAfter(
  trx: Trx,
  { id }: Mailing,
  last: { id: string; joined_at?: string },
) {
  await sql`update mailings set after_id = ${last.id}, after_at = ${last.joined_at ?? null}::timestamptz
    where id = ${id}`.execute(trx)
}

/** Delays a mailing before its first email by the given number of seconds. */
export async function postponeMailing(trx: Trx, { id }: Mailing, seconds: number) {
  await trx
    .updateTable('mailings')
    .set({ due_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute()
}

/** Marks a mailing as done but keeps it, because something depends on it later. */
export async function keepMailing(trx: Trx, { id }: Mailing) {
  await trx
    .updateTable('mailings')
    .set({ done_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function removeMailing(trx: Trx, { id }: Mailing) {
  await trx.deleteFrom('mailings').where('id', '=', id).execute()
}
