import { randomUUID } from 'node:crypto'
import { toldDaysBefore } from '@accord/contract/second-factor-rule.ts'
import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { mailAddress } from '#organizations/mail-address.store.ts'
import { acts } from '#organizations/owners.store.ts'
import { owns } from '#organizations/role-conditions.store.ts'

type Trx = Transaction<Database>
type Kind = Database['second_factor_waves']['kind']['__select__']

/** Letters to the people of an organization, of which some may have been written. */
export type WaveRow = Selectable<Database['second_factor_waves']> & {
  organization_name: string
  timezone: string
}

/**
 * What people are to be told of the rule as it is from now on, in the place of what was planned before; under
 * the organization's lock. Those who were told of another time are told of this one at once.
 */
export async function planWaves(
  trx: Trx,
  organizationId: string,
  { from, in_force }: { from: Date | null; in_force: boolean },
) {
  const waves = trx.deleteFrom('second_factor_waves').where('organization_id', '=', organizationId)
  // Also what some were told already: that it was lifted is not so any more once it is required again.
  await waves
    .where('done_at', 'is', null)
    .where((eb) => eb.or([eb('after_profile', 'is', null), eb('kind', '=', 'lifted')]))
    .execute()
  const told = await trx
    .updateTable('second_factor_waves')
    .set({ done_at: sql`coalesce(done_at, now())` })
    .where('organization_id', '=', organizationId)
    .where('kind', '!=', 'lifted')
    .returning('id')
    .execute()
  if (from === null) {
    // Whom nobody has told of the rule need not hear of its end.
    if (told.length > 0) await insertWave(trx, organizationId, 'lifted', null, sql`now()`)
    return
  }
  if (!in_force) {
    const early = sql<Date>`${from}::timestamptz - make_interval(days => ${toldDaysBefore})`
    const due = told.length > 0 ? sql<Date>`now()` : early
    await insertWave(trx, organizationId, 'announced', from, due)
  }
  await insertWave(trx, organizationId, 'begun', from, sql`${from}::timestamptz`)
}

async function insertWave(
  trx: Trx,
  organization_id: string,
  kind: Kind,
  required_from: Date | null,
  due_at: RawBuilder<Date>,
) {
  await trx
    .insertInto('second_factor_waves')
    .values({ id: randomUUID(), organization_id, kind, required_from, due_at })
    .execute()
}

/**
 * A wave that is due and isn't in `skip`, with its organization: neither changes until commit. Another worker's is left
 * to it, so that no worker waits for another. Waves of one organization follow each other.
 */
export async function holdDueWave(trx: Trx, skip: readonly string[]): Promise<WaveRow | undefined> {
  const { rows } = await sql<WaveRow>`
    select w.*, o.name as organization_name, o.timezone
    from second_factor_waves w join organizations o on o.id = w.organization_id
    where w.done_at is null and w.due_at <= now() and o.deleted_at is null
      and w.id <> all (${skip}::uuid[])
      and not exists (select from second_factor_waves e where e.organization_id = w.organization_id
        and e.done_at is null and (e.due_at, e.id) < (w.due_at, w.id))
    order by w.due_at, w.id limit 1
    for update of w skip locked
    for no key update of o skip locked`.execute(trx)
  return rows[0]
}

/** The next ones whom a wave concerns: those without a second factor; that it was lifted also the owners. */
export function listNextInWave(trx: Trx, wave: WaveRow, most: number) {
  return trx
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id', mailAddress.as('email'), 'u.first_name'])
    .select(acts('p', 'u').as('acts'))
    .where('p.organization_id', '=', wave.organization_id)
    .where((eb) =>
      wave.kind === 'lifted'
        ? eb.or([eb('u.second_factor', '=', false), owns('p')])
        : eb('u.second_factor', '=', false),
    )
    .where(
      sql<boolean>`(p.created_at, p.id) > (select coalesce(after_at, '-infinity'),
        coalesce(after_profile, '00000000-0000-0000-0000-000000000000')
        from second_factor_waves where id = ${wave.id})`,
    )
    .orderBy('p.created_at')
    .orderBy('p.id')
    .limit(most)
    .execute()
}

/** The next step begins after this profile, which cannot go before commit. */
export async function goOnAfter(trx: Trx, { id }: WaveRow, profileId: string) {
  await sql`update second_factor_waves w set after_at = p.created_at, after_profile = p.id
    from profiles p where w.id = ${id} and p.id = ${profileId}`.execute(trx)
}

/** Once all have heard that it was lifted, nobody has been told of anything that is still so. */
export async function endWave(trx: Trx, { id, organization_id, kind }: WaveRow) {
  await trx
    .updateTable('second_factor_waves')
    .set({ done_at: sql`now()` })
    .where('id', '=', id)
    .execute()
  if (kind !== 'lifted') return
  await trx
    .deleteFrom('second_factor_waves')
    .where('organization_id', '=', organization_id)
    .where('kind', '!=', 'lifted')
    .execute()
}
