import { randomUUID } from 'node:crypto'
import type { Paging } from '@accord/contract/fields.ts'
import type { OrganizationForm } from '@accord/contract/organizations.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import { newestIds, pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>
export type OrganizationRow = Selectable<Database['organizations']>

export function insertOrganization(db: Db, form: OrganizationForm): Promise<OrganizationRow> {
  return db
    .insertInto('organizations')
    .values({ id: randomUUID(), ...form })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findOrganization(db: Db, id: string): Promise<OrganizationRow | undefined> {
  return db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirst()
}

export function getOrganizationRow(db: Db, id: string): Promise<OrganizationRow> {
  return db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export function setDetails(db: Db, id: string, form: OrganizationForm): Promise<OrganizationRow> {
  return db
    .updateTable('organizations')
    .set({ ...form, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Organizations the person has a profile in, the one joined last first, with that profile's roles. */
export function listOrganizationsOf(db: Db, userId: string, paging: Paging) {
  const mine = db.selectFrom('profiles').where('user_id', '=', userId)
  const page = db
    .selectFrom('profiles as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .where('p.id', 'in', newestIds(mine, paging))
    .selectAll('o')
    .select('p.roles')
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
  return pageOf(page, mine)
}
