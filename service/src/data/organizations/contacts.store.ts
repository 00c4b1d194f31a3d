import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { isContact } from './role-conditions.store.ts'

/** Which application brought a contact: the one they approve first. Under the organization's lock. */
export async function noteBroughtBy(
  trx: Transaction<Database>,
  { id, organization_id }: { id: string; organization_id: string },
  applicationId: string,
) {
  await trx
    .insertInto('contacts')
    .values({ profile_id: id, organization_id, application_id: applicationId })
    .onConflict((conflict) => conflict.column('profile_id').doNothing())
    .execute()
}

/** A contact `p`, who goes with the last approval. One who is suspended stays so. */
export const goesWithLast = sql<boolean>`${isContact('p')} and p.suspended_at is null`

/** A contact `p` that an application once brought, and that none acts for any more. */
export const isLeft = sql<boolean>`${goesWithLast}
  and not exists (select from approvals a where a.profile_id = p.id)`

/** Where there are some; an application that ended may have brought people to many. */
export async function listWithLeftContacts(db: Kysely<Database>, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct c.organization_id as id
    from contacts c join profiles p on p.id = c.profile_id
    where ${isLeft} order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
