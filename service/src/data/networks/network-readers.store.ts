import { actingForItself } from '@accord/contract/rules/application-kinds.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { ActingApplication } from '#actor.ts'
import { hasPlace } from './member-conditions.store.ts'

type Db = Kysely<Database>

/** A person's profiles in organizations of a network, the one in its owner first. */
export async function listProfilesIn(db: Db, networkId: string, userId: string) {
  const { rows } = await sql<{ organization_id: string; roles: Role[] }>`
    select p.organization_id, p.roles from networks n join profiles p on p.user_id = ${userId}
    where n.id = ${networkId} and p.suspended_at is null and ${isIn('p')}
    order by ${ownerFirst('p')}`.execute(db)
  return rows
}

/** Organizations of a network that an application may read in its own name, the owner first. */
export async function listGrantersIn(
  db: Db,
  networkId: string,
  { id, organizationId, scope }: ActingApplication,
) {
  const { rows } = await sql<{ organization_id: string }>`
    select g.organization_id from networks n join (
      select ${organizationId}::uuid as organization_id
      union
      select z.organization_id from authorizations z
      join organizations o on o.id = z.organization_id and o.deleted_at is null
      where z.application_id = ${id} and z.scopes @> ${[actingForItself, scope]}::text[]
    ) g on true
    where n.id = ${networkId} and ${isIn('g')} order by ${ownerFirst('g')}`.execute(db)
  return rows
}

function isIn(alias: string) {
  const organization = sql.ref(`${alias}.organization_id`)
  return sql<boolean>`(${organization} = n.organization_id or exists (
    select from network_members m
    where m.network_id = n.id and m.organization_id = ${organization} and ${hasPlace('m')}))`
}

function ownerFirst(alias: string) {
  const organization = sql.ref(`${alias}.organization_id`)
  return sql`(${organization} = n.organization_id) desc, ${organization}`
}
