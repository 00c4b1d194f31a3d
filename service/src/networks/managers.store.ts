import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { mailAddress } from '#organizations/mail-address.store.ts'
import { acts } from '#organizations/owners.store.ts'
import { manages } from '#organizations/role-conditions.store.ts'

type Db = Kysely<Database>

export type Manager = Awaited<ReturnType<typeof listManagersOf>>[number]

/** Everybody who manages one of these organizations and can act there, with where its mail reaches them. */
export function listManagersOf(db: Db, organizationIds: readonly string[]) {
  return (
    db
      .selectFrom('profiles as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(['p.organization_id', mailAddress.as('email'), 'u.first_name'])
      // May be none, and 'in ()' is not SQL.
      .where('p.organization_id', '=', sql<string>`any (${organizationIds}::uuid[])`)
      .where(manages('p'))
      .where(acts('p', 'u'))
      .orderBy('p.created_at')
      .orderBy('p.id')
      .execute()
  )
}
