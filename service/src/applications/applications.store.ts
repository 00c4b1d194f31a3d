import { randomUUID } from 'node:crypto'
import type { Paging } from '@accord/contract/fields.ts'
import type { ApplicationKind } from '@accord/contract/rules/application-kinds.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import { newestIds, pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import { lastUseOf } from '#uses/uses.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
export type ApplicationRow = Selectable<Database['applications']> & {
  organization_name: string
  last_used_at: Date | null
}

interface NewApplication {
  organizationId: string
  name: string
  description: string
  kind?: ApplicationKind
  scopes: Scope[]
}

export async function insertApplication(
  trx: Trx,
  { organizationId, ...details }: NewApplication,
): Promise<ApplicationRow> {
  const id = randomUUID()
  const values = { id, organization_id: organizationId, ...details }
  await trx.insertInto('applications').values(values).execute()
  return shown(trx).where('a.id', '=', id).executeTakeFirstOrThrow()
}

export function findApplication(db: Db, id: string): Promise<ApplicationRow | undefined> {
  return shown(db).where('a.id', '=', id).executeTakeFirst()
}

export type ApplicationFields = Pick<
  Updateable<Database['applications']>,
  | 'name'
  | 'description'
  | 'scopes'
  | 'redirect_uris'
  | 'post_logout_uris'
  | 'backchannel_logout_uri'
  | 'pkce_optional'
  | 'id_token_alg'
  | 'claims_in_id_token'
>

export async function setApplication(
  trx: Trx,
  id: string,
  fields: ApplicationFields,
): Promise<ApplicationRow> {
  await trx
    .updateTable('applications')
    .set({ ...fields, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
  return shown(trx).where('a.id', '=', id).executeTakeFirstOrThrow()
}

/** Under the application's lock, with the authorization that came or went. */
export async function countAuthorization(trx: Trx, id: string, difference: 1 | -1) {
  await trx
    .updateTable('applications')
    .set((eb) => ({ authorization_count: eb('authorization_count', '+', difference) }))
    .where('id', '=', id)
    .execute()
}

/** Its keys, authorizations, approvals and tokens go with it. */
export async function removeApplication(trx: Trx, id: string) {
  await trx.deleteFrom('applications').where('id', '=', id).execute()
}

/** Of one organization, the newest first. */
export function listApplicationsOf(db: Db, organizationId: string, paging: Paging) {
  const own = db.selectFrom('applications').where('organization_id', '=', organizationId)
  const page = shown(db)
    .where('a.id', 'in', newestIds(own, paging))
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
  return pageOf(page, own)
}

/** With the name of the organization it belongs to, and when it was last used. */
function shown(db: Db) {
  return db
    .selectFrom('applications as a')
    .innerJoin('organizations as o', 'o.id', 'a.organization_id')
    .selectAll('a')
    .select(['o.name as organization_name', lastUseOf('application', 'a.id').as('last_used_at')])
}
