import { randomUUID } from 'node:crypto'
import { graceDays } from '@accord/contract/deletions.ts'
import type { Searched } from '@accord/contract/fields.ts'
import type { OrganizationForm } from '@accord/contract/organizations.ts'
import { actingForItself } from '@accord/contract/rules/application-kinds.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import { newestIds, pageOf } from '#database/page-of.ts'
import { everyWordOf } from '#database/word-search.ts'
import type { Database } from '#database/tables.ts'
import { isOpenTo } from '#data/sessions/provider-gate.ts'
import type { ActingApplication } from '#actor.ts'
import { lockMembershipsOf } from '#data/networks/network-members.store.ts'
import { manages } from './profiles.store.ts'

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

export async function setOrganizationLogoId(trx: Db, id: string, logoId: string | null) {
  await trx
    .updateTable('organizations')
    .set({ logo_id: logoId, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/**
 * Starts the deletion under the organization's lock. No tokens for the organization are issued until the commit.
 * Returns undefined if it was already deleted.
 */
export async function markOrganizationDeleted(
  trx: Db,
  id: string,
): Promise<OrganizationRow | undefined> {
  await lockMembershipsOf(trx, [id])
  await trx.selectFrom('organizations').select('id').where('id', '=', id).forUpdate().execute()
  return trx
    .updateTable('organizations')
    .set({
      deleted_at: sql<Date>`clock_timestamp()`,
      // Apart from the duration of this statement, this isn't earlier than the time at which the organization's
      // activity can be deleted.
      removed_from: sql<Date>`clock_timestamp() + make_interval(days => ${graceDays.organization})`,
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Restores an organization under its lock. Returns undefined if it isn't deleted or the grace period is over. The
 * latter is decided by the current time, because the permanent deletion may have started.
 */
export function markOrganizationRestored(
  trx: Db,
  id: string,
): Promise<OrganizationRow | undefined> {
  return trx
    .updateTable('organizations')
    .set({ deleted_at: null, removed_from: null })
    .where('id', '=', id)
    .where('removed_from', '>', sql<Date>`clock_timestamp()`)
    .returningAll()
    .executeTakeFirst()
}

const isCalled = (search: string) => everyWordOf(sql`o.name || ' ' || o.city`, search)

/** The caller who lists a person's organizations. */
interface Asking {
  userId: string
  /** The session must meet the organization's requirements. It's null if an application acts for the person. */
  sessionId: string | null
  /** Whether an application acts for the person. */
  byApplication: boolean
  /** The only organization in which the application acts. */
  only?: string | undefined
}

/**
 * Whether the caller can see the address and the number of members. Only managers whose session meets the
 * organization's requirements can.
 */
const tells = ({ sessionId, byApplication }: Asking, profile: 'p' | 'profiles') =>
  sql<boolean>`(not ${byApplication}::boolean and ${sql.ref(`${profile}.suspended_at`)} is null
    and ${manages(profile)} and ${isOpenTo({ sessionId })})`

/** Lists the organizations in which a person has a profile, newest first, with the profile's roles. */
export function listOrganizationsOf(db: Db, asking: Asking, { search, ...paging }: Searched) {
  const { userId, only } = asking
  // The search includes only fields that the caller can see.
  const isShownAs = (words: string) => sql<boolean>`case when ${tells(asking, 'profiles')}
    then ${isCalled(words)} else ${everyWordOf(sql`o.name`, words)} end`
  const mine = db
    .selectFrom('profiles')
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('organization_id', '=', only!))
    .$if(Boolean(search), (query) =>
      query.where(sql<boolean>`exists (select from organizations o
        where o.id = organization_id and ${isShownAs(search!)})`),
    )
  const page = db
    .selectFrom('profiles as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .where('p.id', 'in', newestIds(mine, paging))
    .selectAll('o')
    .select(['p.roles', 'p.suspended_at', tells(asking, 'p').as('told')])
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
  return pageOf(page, mine)
}

/**
 * Lists the organizations that an application can see in its own name. These are its own organization, and those that
 * allow it to act in its own name and granted the call's scope. Deleted ones aren't included.
 */
export function listOrganizationsOpenTo(
  db: Db,
  { id, organizationId, scope }: ActingApplication,
  { search, $skip, $limit }: Searched,
) {
  const going = db
    .selectFrom('organizations as o')
    .where('o.deleted_at', 'is', null)
    .$if(Boolean(search), (query) => query.where(isCalled(search!)))
  const open = going.where((eb) =>
    eb.or([
      eb('o.id', '=', organizationId),
      eb.exists(
        eb
          .selectFrom('authorizations')
          .select('authorizations.id')
          .whereRef('authorizations.organization_id', '=', 'o.id')
          .where('authorizations.application_id', '=', id)
          .where(sql<boolean>`authorizations.scopes @> ${[actingForItself, scope]}::text[]`),
      ),
    ]),
  )
  const page = open
    .selectAll('o')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit($limit)
    .offset($skip)
  return pageOf(page, open)
}

/** Finds an organization by ID, or all organizations with this name. */
export function findByIdOrName(db: Kysely<Database>, named: string) {
  return db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where((eb) => eb.or([eb(sql<string>`id::text`, '=', named), eb('name', '=', named)]))
    .orderBy('id')
    .limit(10)
    .execute()
}
