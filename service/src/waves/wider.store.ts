import { randomUUID } from 'node:crypto'
import type { Scope, ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Selectable, sql, type Transaction } from 'kysely'
import { asksForMore } from '#authorizations/authorizations.store.ts'
import type { Database } from '#database/tables.ts'
import { asksToShareMore, hasJoined } from '#networks/member-conditions.store.ts'

type Trx = Transaction<Database>

/** Who asks for more than before. */
export type Asker = { applicationId: string } | { networkId: string }

/** Whoever thinks better of it within so many minutes has written to nobody. */
const graceMinutes = 10

/**
 * Those who let it do something are told by and by. What is not yet told of at all is told with this; under the lock of
 * the application, or of the network's owner.
 */
export async function planWiderWave(trx: Trx, asker: Asker) {
  const [column, id] =
    'applicationId' in asker
      ? (['application_id', asker.applicationId] as const)
      : (['network_id', asker.networkId] as const)
  // Held: should its first letters be written at this moment, they tell of less, and there is to be another.
  const { rows } = await sql`select from wider_waves
    where ${sql.ref(column)} = ${id} and after_id is null for update`.execute(trx)
  if (rows.length > 0) return
  await sql`insert into wider_waves (id, ${sql.ref(column)}, due_at)
    values (${randomUUID()}, ${id}, now() + make_interval(mins => ${graceMinutes}))`.execute(trx)
}

/** One whose time has come, with who asks. */
export type WiderWave = Selectable<Database['wider_waves']> & { name: string; owner_name: string }

/** The next that isn't in `skip`. Another worker's is left to it, so that no worker waits for another. */
export async function holdWiderWave(
  trx: Trx,
  skip: readonly string[],
): Promise<WiderWave | undefined> {
  const { rows } = await sql<WiderWave>`
    select v.*, coalesce(a.name, n.name) as name, w.name as owner_name
    from wider_waves v
    left join applications a on a.id = v.application_id
    left join networks n on n.id = v.network_id
    join organizations w on w.id = coalesce(a.organization_id, n.organization_id)
    where v.due_at <= now() and v.id <> all (${skip}::uuid[])
    order by v.due_at, v.id limit 1
    for update of v skip locked`.execute(trx)
  return rows[0]
}

/** An organization that has to decide on something. */
export interface Deciding<Asked> {
  id: string
  name: string
  /** Of its authorization, or of the network. */
  place: string
  asked: Asked[]
  agreed: Asked[]
  refused: Asked[]
}

/** The next ones, by their ids: what was taken back or decided on meanwhile is no news for them. */
export async function listNextAuthorizing(
  trx: Trx,
  { application_id, after_id }: WiderWave,
  most: number,
) {
  const { rows } = await sql<Deciding<Scope>>`
    select o.id, o.name, z.id as place, a.scopes as asked, z.scopes as agreed, z.refused_scopes as refused
    from authorizations z join applications a on a.id = z.application_id
    join organizations o on o.id = z.organization_id
    where z.application_id = ${application_id} and a.stopped_at is null and ${sql.raw(asksForMore)}
      and o.deleted_at is null and z.organization_id > ${after_id ?? first}
    order by z.organization_id limit ${most}`.execute(trx)
  return rows
}

/** The same of a network. */
export async function listNextSharing(trx: Trx, { network_id, after_id }: WiderWave, most: number) {
  const { rows } = await sql<Deciding<ScopeEntity>>`
    select o.id, o.name, n.id as place, n.shares as asked, m.shares as agreed, m.refused_shares as refused
    from network_members m join networks n on n.id = m.network_id
    join organizations w on w.id = n.organization_id
    join organizations o on o.id = m.organization_id
    where m.network_id = ${network_id} and w.deleted_at is null and ${hasJoined('m')}
      and ${sql.raw(asksToShareMore)} and o.deleted_at is null
      and m.organization_id > ${after_id ?? first}
    order by m.organization_id limit ${most}`.execute(trx)
  return rows
}

const first = '00000000-0000-0000-0000-000000000000'

/** Nobody was told yet, and nobody is before these seconds are over. */
export async function postponeWiderWave(trx: Trx, { id }: WiderWave, seconds: number) {
  await trx
    .updateTable('wider_waves')
    .set({ due_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute()
}

/** The next step begins after this one; it was the last step where nobody is left. */
export async function goOnAfter(trx: Trx, { id }: WiderWave, last: string | undefined) {
  await (
    last === undefined
      ? trx.deleteFrom('wider_waves').where('id', '=', id)
      : trx.updateTable('wider_waves').set({ after_id: last }).where('id', '=', id)
  ).execute()
}
