import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

/** Always in the same order, so that two changes that concern the same organizations never wait for each other. */
export async function lockOrganizations(trx: Transaction<Database>, ids: readonly string[]) {
  await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export type Manager = Awaited<ReturnType<typeof listManagersOf>>[number]

/** Everybody who manages one of these organizations, by the address it knows them by. */
export function listManagersOf(db: Db, organizationIds: readonly string[]) {
  return (
    db
      .selectFrom('profiles as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(['p.organization_id', 'p.email', 'u.first_name'])
      // May be none, and 'in ()' is not SQL.
      .where('p.organization_id', '=', sql<string>`any (${organizationIds}::uuid[])`)
      // Word for word the condition of their index.
      .where(sql<boolean>`p.roles && array['admin', 'owner']`)
      .orderBy('p.created_at')
      .orderBy('p.id')
      .execute()
  )
}

/** Whether an application registered an address there for its answers. */
export async function isRegisteredOrigin(db: Db, origin: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from applications, unnest(redirect_uris) as uri
      where lower(uri) = ${origin} or starts_with(lower(uri), ${`${origin}/`})
        or starts_with(lower(uri), ${`${origin}?`})) as known`.execute(db)
  return rows[0]!.known
}
