import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { mailAddress } from '#data/organizations/mail-address.store.ts'
import { acts } from '#data/organizations/owners.store.ts'
import { manages } from '#data/organizations/role-conditions.store.ts'

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

/** Someone who manages an organization, with what is known of it. */
export interface ToManager<Organization> {
  organization: Organization
  manager: Manager
}

/** Each of these organizations with everybody who manages it. */
export async function withManagers<Organization extends { id: string }>(
  db: Db,
  organizations: readonly Organization[],
): Promise<ToManager<Organization>[]> {
  const byId = new Map(organizations.map((organization) => [organization.id, organization]))
  const managers = await listManagersOf(db, [...byId.keys()])
  return managers.map((manager) => ({
    organization: byId.get(manager.organization_id)!,
    manager,
  }))
}
