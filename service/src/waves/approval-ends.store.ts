import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { mailAddress } from '#organizations/mail-address.store.ts'
import { acts } from '#organizations/owners.store.ts'

type Trx = Transaction<Database>

/** Whose approvals these are hears of their end by and by, each once. Before they go. Answers how many people that is. */
export async function planApprovalEnds(trx: Trx, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } =
    await sql`insert into approval_end_letters (organization_id, profile_id, applications)
    select a.organization_id, a.profile_id, array_agg(c.name order by c.name, c.id)
    from approvals a join applications c on c.id = a.application_id
    where a.id = any (${ids}::uuid[])
    group by a.organization_id, a.profile_id`.execute(trx)
  return Number(numAffectedRows)
}

/**
 * The next organization whose people are to be told and that isn't in `skip`. What another worker has taken is left to
 * it, so that no worker waits for another. From one organization to the next by the index, however many people each has.
 */
export async function findNextApprovalEnd(
  trx: Trx,
  skip: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with recursive organizations (id) as (
      select (select organization_id from approval_end_letters order by organization_id limit 1)
      union all
      select (select l.organization_id from approval_end_letters l where l.organization_id > o.id
        order by l.organization_id limit 1)
      from organizations o where o.id is not null
    )
    select o.id from organizations o cross join lateral (
      select from approval_end_letters l where l.organization_id = o.id limit 1
      for update skip locked
    ) as free
    where o.id <> all (${skip}::uuid[]) limit 1`.execute(trx)
  return rows[0]?.id
}

interface ToldOfApprovals {
  email: string
  first_name: string
  organization_name: string
  applications: string[]
}

/**
 * Some of its people, who are told until commit, with where its mail reaches them. Who cannot act there now is taken too,
 * and gets no letters of the organization.
 */
export async function takeApprovalEnds(
  trx: Trx,
  organizationId: string,
  most: number,
): Promise<ToldOfApprovals[]> {
  const { rows } = await sql<ToldOfApprovals>`
    with taken as (
      delete from approval_end_letters where id = any (array(
        select id from approval_end_letters where organization_id = ${organizationId}
        limit ${most} for update skip locked))
      returning organization_id, profile_id, applications)
    select ${mailAddress} as email, u.first_name, o.name as organization_name, l.applications
    from taken l join organizations o on o.id = l.organization_id
    join profiles p on p.id = l.profile_id join users u on u.id = p.user_id
    where ${acts('p', 'u')}`.execute(trx)
  return rows
}
