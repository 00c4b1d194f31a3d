import { randomUUID } from 'node:crypto'
import type { Paging } from '@accord/contract/fields.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { fullName } from '#data/users/accounts.store.ts'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import { isOpenTo } from '#data/sessions/provider-gate.ts'
import { mailAddress } from '#data/organizations/profiles.store.ts'
import { isActiveMember } from '#data/organizations/managers.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

interface NewRequest {
  organizationId: string
  applicationId: string
  profileId: string
  scopes: Scope[]
}

/**
 * Adds a request. The caller must hold the organization's lock, and the person must have no open request for the
 * application.
 */
export async function insertRequest(trx: Trx, asked: NewRequest): Promise<RequestRow> {
  const id = randomUUID()
  const { organizationId, applicationId, profileId, scopes } = asked
  const about = { organization_id: organizationId, application_id: applicationId }
  await trx
    .insertInto('application_requests')
    .values({ id, ...about, profile_id: profileId, scopes })
    .execute()
  return (await findRequest(trx, id))!
}

/** Deletes an open request. Returns false if it was answered in the meantime. */
export async function removeOpenRequest(trx: Trx, id: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('application_requests')
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

export function findRequest(db: Db, id: string) {
  return shown(db).where('r.id', '=', id).executeTakeFirst()
}

/** Finds a person's open request for an application. */
export function findOpenRequest(
  db: Db,
  profileId: string,
  applicationId: string,
): Promise<RequestRow | undefined> {
  return shown(db)
    .where('r.profile_id', '=', profileId)
    .where('r.application_id', '=', applicationId)
    .where('r.answered_at', 'is', null)
    .executeTakeFirst()
}

/** Lists all open requests for an application by people in an organization. */
export function listOpenRequests(
  db: Db,
  organizationId: string,
  applicationId: string,
): Promise<RequestRow[]> {
  return shown(db)
    .where('r.organization_id', '=', organizationId)
    .where('r.application_id', '=', applicationId)
    .where('r.answered_at', 'is', null)
    .orderBy('r.id')
    .execute()
}

/**
 * Lists a person's open requests, newest first. They're limited to organizations whose requirements the session meets.
 */
export function listOpenRequestsBy(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string | null },
  { $skip, $limit }: Paging,
) {
  const all = shown(db)
    .where('p.user_id', '=', userId)
    .where('p.suspended_at', 'is', null)
    .where('o.deleted_at', 'is', null)
    .where(isOpenTo({ sessionId }))
    .where('r.answered_at', 'is', null)
  const page = all
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .offset($skip)
    .limit($limit)
  return pageOf(page, all)
}

interface Answer {
  answer: 'authorized' | 'declined'
  /** The profile of the manager who answers. */
  by: string
  note?: string
}

/** Answers the requests that are still open, and returns their IDs. */
export async function answerRequests(
  trx: Trx,
  ids: readonly string[],
  { answer, by, note = '' }: Answer,
): Promise<string[]> {
  const answered = await trx
    .updateTable('application_requests')
    .set({ answer, answered_by: by, note, answered_at: sql<Date>`now()` })
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('answered_at', 'is', null)
    .returning('id')
    .execute()
  return answered.map(({ id }) => id)
}

/**
 * Lists an organization's requests, with open ones first and then newest first. It also counts all requests and the
 * open ones.
 */
export async function listRequestsOf(db: Db, organizationId: string, { $skip, $limit }: Paging) {
  const [rows, counted] = await Promise.all([
    shown(db)
      .where('r.organization_id', '=', organizationId)
      .orderBy(sql`r.answered_at is not null`)
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .offset($skip)
      .limit($limit)
      .execute(),
    db
      .selectFrom('application_requests as r')
      .innerJoin('applications as a', 'a.id', 'r.application_id')
      .select(sql<number>`count(*)::int`.as('total'))
      .select(sql<number>`(count(*) filter (where r.answered_at is null))::int`.as('open'))
      .where('r.organization_id', '=', organizationId)
      .where('a.stopped_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, ...counted }
}

/**
 * Selects requests with the person who sent them, the application, and the manager who answered. Requests for deleted
 * applications are omitted.
 */
function shown(db: Db) {
  return db
    .selectFrom('application_requests as r')
    .innerJoin('applications as a', 'a.id', 'r.application_id')
    .innerJoin('organizations as owning', 'owning.id', 'a.organization_id')
    .innerJoin('organizations as o', 'o.id', 'r.organization_id')
    .innerJoin('profiles as p', 'p.id', 'r.profile_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('profiles as bp', 'bp.id', 'r.answered_by')
    .leftJoin('users as bu', 'bu.id', 'bp.user_id')
    .where('a.stopped_at', 'is', null)
    .selectAll('r')
    .select([
      'a.name as application_name',
      'a.description as application_description',
      'a.logo_id as application_logo_id',
      'a.scopes as application_scopes',
      'owning.id as owning_id',
      'owning.name as owning_name',
      'o.name as organization_name',
      'p.email as asker_email',
      'u.first_name as asker_first_name',
      'u.last_name as asker_last_name',
      mailAddress.as('asker_mail'),
      isActiveMember('p', 'u').as('asker_acts'),
    ])
    .select(fullName('bu').$castTo<string | null>().as('answered_by_name'))
}
