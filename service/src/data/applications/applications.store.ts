import { randomUUID } from 'node:crypto'
import { graceDays } from '@accord/contract/deletions.ts'
import type { Searched } from '@accord/contract/fields.ts'
import type { ApplicationKind } from '@accord/contract/rules/application-kinds.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { type Kysely, type Selectable, type Transaction, type Updateable, sql } from 'kysely'
import { newestIds, pageOf } from '#database/page-of.ts'
import { everyWordOf } from '#database/word-search.ts'
import type { Database } from '#database/tables.ts'
import { lastUseOf } from '#data/usage/usage.store.ts'
import { isRanked } from '#data/organizations/profiles.store.ts'

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
  redirect_uris?: string[]
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

/**
 * Finds an application unless it or its organization was deleted. Deleted ones can't be authorized and aren't shown to
 * others.
 */
export function findWorkingApplication(db: Db, id: string): Promise<ApplicationRow | undefined> {
  return shown(db).where('a.id', '=', id).where('a.stopped_at', 'is', null).executeTakeFirst()
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
  | 'require_pkce'
  | 'id_token_alg'
  | 'claims_in_id_token'
  | 'logo_id'
>

/** Changes an application. `allowedBy` is the person who extends its scopes. */
export async function setApplication(
  trx: Trx,
  id: string,
  fields: ApplicationFields,
  allowedBy?: string,
): Promise<ApplicationRow> {
  const now = sql<Date>`now()`
  await trx
    .updateTable('applications')
    .set({ ...fields, updated_at: now })
    .$if(allowedBy !== undefined, (query) => query.set({ allowed_at: now, allowed_by: allowedBy! }))
    .where('id', '=', id)
    .execute()
  return shown(trx).where('a.id', '=', id).executeTakeFirstOrThrow()
}

/** Updates the stored count when an authorization is added or removed, under the application's lock. */
export async function countAuthorization(trx: Trx, id: string, difference: 1 | -1) {
  await trx
    .updateTable('applications')
    .set((eb) => ({ authorization_count: eb('authorization_count', '+', difference) }))
    .where('id', '=', id)
    .execute()
}

/**
 * Waits until no token of the application is being issued, and prevents new ones until the commit. The caller must hold
 * the application's lock.
 */
export async function lockTokensOfApplication(trx: Trx, id: string) {
  await trx.selectFrom('applications').select('id').where('id', '=', id).forUpdate().execute()
}

/** Starts the deletion. Returns undefined if the application was already deleted. */
export async function markApplicationDeleted(
  trx: Trx,
  id: string,
): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<{ id: string }>`
    update applications set deleted_at = now(), stopped_at = coalesce(stopped_at, now()),
      removed_from = now() + make_interval(days => ${graceDays.application})
    where id = ${id} and deleted_at is null returning id`.execute(trx)
  return rows[0] && findApplication(trx, id)
}

/**
 * Restores an application. Returns false if it isn't deleted or the grace period is over. The latter is decided by the
 * current time, because the permanent deletion may have started. The application works again only if its organization
 * does, so both are locked.
 */
export async function markApplicationRestored(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('applications')
    .set({ deleted_at: null, removed_from: null, stopped_at: null })
    .where('id', '=', id)
    .where('removed_from', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stops all applications of a deleted organization, under its lock. No tokens are issued for them until the commit. */
export async function stopApplicationsOf(trx: Trx, organizationId: string) {
  const own = trx
    .selectFrom('applications')
    .select('id')
    .where('organization_id', '=', organizationId)
  await own.orderBy('id').forUpdate().execute()
  await sql`update applications set stopped_at = now()
    where organization_id = ${organizationId} and stopped_at is null`.execute(trx)
}

/** Restarts all applications of a restored organization, except those that were deleted themselves. */
export async function startApplicationsOf(trx: Trx, organizationId: string) {
  await trx
    .updateTable('applications')
    .set({ stopped_at: null })
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Deletes an application with its keys, authorizations, approvals, and tokens. */
export async function removeApplication(trx: Trx, id: string) {
  await trx.deleteFrom('applications').where('id', '=', id).execute()
}

/** Lists the applications of an organization, newest first. */
export function listApplicationsOf(
  db: Db,
  organizationId: string,
  { search, ...paging }: Searched,
) {
  const own = db
    .selectFrom('applications')
    .where('organization_id', '=', organizationId)
    .$if(Boolean(search), (query) => query.where(everyWordOf(sql`name`, search!)))
  const page = shown(db)
    .where('a.id', 'in', newestIds(own, paging))
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
  return pageOf(page, own)
}

/** Adds the name of the owning organization and the time of the last use. */
function shown(db: Db) {
  return db
    .selectFrom('applications as a')
    .innerJoin('organizations as o', 'o.id', 'a.organization_id')
    .selectAll('a')
    .select(['o.name as organization_name', lastUseOf('application', 'a.id').as('last_used_at')])
}

/** A single application by its ID, or all applications with a redirect URI on this origin. */
export type WhichApplication = { id: string } | { origin: string }

/**
 * Whether a person can be redirected to an application without confirming. They must have approved it, or an
 * organization in which they have a role must own or have authorized it. Anyone can register an application, so a
 * registration alone proves nothing.
 */
export async function isKnownTo(
  db: Kysely<Database>,
  userId: string,
  which: WhichApplication,
): Promise<boolean> {
  const asked =
    'id' in which
      ? sql`a.id = ${which.id}`
      : sql`origins_of(a.redirect_uris) @> array[${which.origin}]`
  const { rows } = await sql`
    select from applications a
    where a.stopped_at is null and ${asked} and (
      exists (select from approvals y where y.application_id = a.id and y.user_id = ${userId})
      or exists (
        select from profiles p
        where p.user_id = ${userId} and p.suspended_at is null and ${isRanked('p')} and (
          p.organization_id = a.organization_id
          or exists (
            select from authorizations z
            where z.application_id = a.id and z.organization_id = p.organization_id
          )
        )
      )
    )
    limit 1`.execute(db)
  return rows.length > 0
}

/** Whether an application that runs in a browser or on a device has a redirect URI on this origin. */
export async function isPublicOrigin(db: Kysely<Database>, origin: string): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('stopped_at', 'is', null)
    .where('kind', '!=', 'web')
    .where(sql<boolean>`origins_of(redirect_uris) @> array[${origin}]`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
