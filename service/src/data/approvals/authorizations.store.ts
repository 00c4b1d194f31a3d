import { randomUUID } from 'node:crypto'
import type { Paging, Searched } from '@accord/contract/fields.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import { fullName } from '#data/users/accounts.store.ts'
import { newestIds, pageOf } from '#database/page-of.ts'
import { everyWordOf } from '#database/word-search.ts'
import type { Database } from '#database/tables.ts'
import { lastUseOf } from '#data/usage/usage.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
export type AuthorizationRow = Awaited<ReturnType<typeof listAuthorizationsOf>>['rows'][number]

interface NewAuthorization {
  applicationId: string
  organizationId: string
  scopes: Scope[]
  grantedBy: string
}

/**
 * Inserts an authorization. Both sides must be locked, and there must be none yet, because there is only one per pair.
 */
export async function insertAuthorization(
  trx: Trx,
  { applicationId, organizationId, scopes, grantedBy }: NewAuthorization,
): Promise<AuthorizationRow> {
  const id = randomUUID()
  await trx
    .insertInto('authorizations')
    .values({
      id,
      application_id: applicationId,
      organization_id: organizationId,
      scopes,
      granted_by: grantedBy,
    })
    .execute()
  return shown(trx).where('z.id', '=', id).executeTakeFirstOrThrow()
}

export function findAuthorization(db: Db, id: string): Promise<AuthorizationRow | undefined> {
  return shown(db).where('z.id', '=', id).executeTakeFirst()
}

export function findAuthorizationOf(
  db: Db,
  organizationId: string,
  applicationId: string,
): Promise<AuthorizationRow | undefined> {
  return shown(db)
    .where('z.organization_id', '=', organizationId)
    .where('z.application_id', '=', applicationId)
    .executeTakeFirst()
}

/** Finds what one organization granted to an application. Returns undefined once the organization was deleted. */
export function findGrant(db: Db, organizationId: string, applicationId: string) {
  return db
    .selectFrom('authorizations as z')
    .innerJoin('organizations as o', 'o.id', 'z.organization_id')
    .select(['z.id', 'z.scopes'])
    .where('z.organization_id', '=', organizationId)
    .where('z.application_id', '=', applicationId)
    .where('o.deleted_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Stores a decision. A person who grants more is recorded as the author of the whole authorization. Rejecting scopes
 * doesn't change the author.
 */
export async function setDecided(
  trx: Trx,
  id: string,
  decided: { scopes: Scope[]; refused_scopes: Scope[] },
  grantedBy: string | undefined,
): Promise<AuthorizationRow> {
  const now = sql<Date>`now()`
  await trx
    .updateTable('authorizations')
    .set({ ...decided, updated_at: now })
    .$if(grantedBy !== undefined, (query) => query.set({ granted_by: grantedBy!, allowed_at: now }))
    .where('id', '=', id)
    .execute()
  return shown(trx).where('z.id', '=', id).executeTakeFirstOrThrow()
}

export async function removeAuthorization(trx: Trx, id: string) {
  await trx.deleteFrom('authorizations').where('id', '=', id).execute()
}

/** Lists the authorizations of one organization, newest first. */
export function listAuthorizationsOf(
  db: Db,
  organizationId: string,
  { search, ...paging }: Searched,
) {
  const given = db
    .selectFrom('authorizations')
    .where('organization_id', '=', organizationId)
    .$if(Boolean(search), (query) =>
      query.where(sql<boolean>`exists (select from applications a
        join organizations o on o.id = a.organization_id
        where a.id = application_id and ${everyWordOf(sql`a.name || ' ' || o.name`, search!)})`),
    )
  return pageOf(shownPage(db, given, paging), given)
}

/** Lists the authorizations of one application, newest first. Their number is stored with the application. */
export function listAuthorizationsFor(
  db: Db,
  applicationId: string,
  paging: Paging,
): Promise<AuthorizationRow[]> {
  const given = db.selectFrom('authorizations').where('application_id', '=', applicationId)
  return shownPage(db, given, paging).execute()
}

/** Counts, for each application, the authorizations that include all scopes that it currently requests. */
export async function countUpToDate(
  db: Db,
  applications: readonly { id: string; authorization_count: number }[],
): Promise<Map<string, number>> {
  const authorized = applications.filter((each) => each.authorization_count > 0)
  if (authorized.length === 0) return new Map()
  const counted = await db
    .selectFrom('authorizations as z')
    .innerJoin('applications as a', 'a.id', 'z.application_id')
    .select('a.id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(
      'z.application_id',
      'in',
      authorized.map(({ id }) => id),
    )
    .where(isUpToDate)
    .groupBy('a.id')
    .execute()
  return new Map(counted.map(({ id, count }) => [id, count]))
}

/** For service accounts, the stored scopes list only manage, although it includes read. */
export const grantedScopes = `(z.scopes || array_replace(z.scopes, 'service-account:manage', 'service-account:read'))`
const isUpToDate = sql.raw<boolean>(`a.scopes <@ ${grantedScopes}`)

/** Whether an application requests scopes that no one has decided on. This is `requestedScopes` in SQL. */
export const requestsMoreScopes = `not a.scopes <@ (${grantedScopes} || z.refused_scopes)`

/** The types of each endpoint of the application `a`, unless it was deleted. An empty list means all types. */
const endpointTypes = sql<
  string[][]
>`(select coalesce(jsonb_agg(e.types), '[]') from event_endpoints e
  where e.application_id = a.id and a.stopped_at is null)`

/** Lists the types of each endpoint of an application. An empty list means all types. */
export async function listEndpointTypes(db: Db, applicationId: string): Promise<string[][]> {
  const { types } = await db
    .selectFrom('applications as a')
    .select(endpointTypes.as('types'))
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return types
}

/** Adds the application's fields and the person who granted the authorization. */
function shown(db: Db) {
  return db
    .selectFrom('authorizations as z')
    .innerJoin('applications as a', 'a.id', 'z.application_id')
    .innerJoin('organizations as owning', 'owning.id', 'a.organization_id')
    .innerJoin('organizations as granting', 'granting.id', 'z.organization_id')
    .leftJoin('profiles as p', 'p.id', 'z.granted_by')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .selectAll('z')
    .select([
      'a.name as application_name',
      'a.description as application_description',
      'a.logo_id as application_logo_id',
      'a.scopes as asked_scopes',
      'owning.id as owning_id',
      'owning.name as owning_name',
      'granting.name as organization_name',
    ])
    .select(fullName('u').$castTo<string | null>().as('granted_by_name'))
    .select([isUpToDate.as('up_to_date'), lastUseOf('authorization', 'z.id').as('last_used_at')])
    .select(endpointTypes.as('endpoint_types'))
}

function shownPage(
  db: Db,
  given: SelectQueryBuilder<Database, 'authorizations', unknown>,
  paging: Paging,
) {
  return shown(db)
    .where('z.id', 'in', newestIds(given, paging))
    .orderBy('z.created_at', 'desc')
    .orderBy('z.id', 'desc')
}
