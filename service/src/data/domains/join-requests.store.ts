import { randomUUID } from 'node:crypto'
import { askAgainDays } from '@accord/contract/domains.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import { fullName, isClosed } from '#data/users/accounts.store.ts'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import { admitsNew } from './domains.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** The domain of a user's address in SQL, as `domainOfAddress` returns it. */
const domainOfUser = sql<string>`split_part(u.email, '@', -1)`

const hasProfile = sql<boolean>`exists (select from profiles p
  where p.user_id = u.id and p.organization_id = d.organization_id)`

export interface JoinableRow {
  id: string
  name: string
  email: string
  domain: string
  requested_at: Date | null
  declined_until: Date | null
}

/**
 * Lists the organizations that a person can ask to join. They verified the domain of the person's own verified address
 * and take requests. Members are left out, even if they're suspended.
 */
export async function listJoinableRows(db: Db, userId: string): Promise<JoinableRow[]> {
  const { rows } = await sql<JoinableRow>`
    select o.id, o.name, u.email, d.domain,
      (select r.created_at from join_requests r where r.organization_id = o.id and r.user_id = u.id
        and r.answered_at is null) as requested_at,
      (select max(r.answered_at) + ${sql.lit(`${askAgainDays} days`)}::interval from join_requests r
        where r.organization_id = o.id and r.user_id = u.id and r.answer = 'declined'
        and r.answered_at > now() - ${sql.lit(`${askAgainDays} days`)}::interval) as declined_until
    from users u join organization_domains d on d.domain = ${domainOfUser} and d.verified_at is not null
      join organizations o on o.id = d.organization_id
    where u.id = ${userId} and u.email_verified_at is not null and ${admitsNew('d')}
      and d.join_requests and o.deleted_at is null and not ${hasProfile}`.execute(db)
  return rows
}

interface NewRequest {
  organizationId: string
  userId: string
  email: string
  domain: string
}

/** Adds a request. Returns false if the person has an open one already. */
export async function insertJoinRequest(
  trx: Trx,
  { organizationId, userId, email, domain }: NewRequest,
): Promise<boolean> {
  const row = await trx
    .insertInto('join_requests')
    .values({ id: randomUUID(), organization_id: organizationId, user_id: userId, email, domain })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type JoinRequestRow = NonNullable<Awaited<ReturnType<typeof findJoinRequest>>>

function shown(db: Db) {
  return db
    .selectFrom('join_requests as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('organizations as o', 'o.id', 'r.organization_id')
    .leftJoin('removed_members as m', (join) =>
      join
        .onRef('m.organization_id', '=', 'r.organization_id')
        .onRef('m.user_id', '=', 'r.user_id'),
    )
    .selectAll('r')
    .select(['u.email as own_email', 'u.first_name', 'o.name as organization_name'])
    .select(['m.at as removed_at', fullName('u').as('name')])
    .select(
      sql<boolean>`u.email = r.email and u.email_verified_at is not null
        and exists (select from organization_domains d
          where d.organization_id = r.organization_id and d.domain = ${domainOfUser} and ${admitsNew('d')})
        and not exists (select from profiles p
          where p.user_id = u.id and p.organization_id = r.organization_id)`.as('can_approve'),
    )
    .where(sql<boolean>`not ${isClosed('u')}`)
}

export function findJoinRequest(db: Db, id: string) {
  return shown(db).where('r.id', '=', id).executeTakeFirst()
}

/** Lists open requests, the newest first. */
export function listOpenJoinRequests(db: Db, organizationId: string, { $skip, $limit }: Paging) {
  const all = shown(db)
    .where('r.organization_id', '=', organizationId)
    .where('r.answered_at', 'is', null)
  const page = all.orderBy('r.created_at', 'desc').orderBy('r.id', 'desc')
  return pageOf(page.offset($skip).limit($limit), all)
}

/** Answers a request. Returns false if someone else was faster. */
export async function answerJoinRequestRow(
  trx: Trx,
  id: string,
  { answer, by }: { answer: 'approved' | 'declined'; by: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('join_requests')
    .set({ answer, answered_by: by, answered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countOpenJoinRequests(
  db: Db,
  { organization_id, domain }: { organization_id: string; domain: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('join_requests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organization_id', '=', organization_id)
    .where('domain', '=', domain)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes the open requests of a domain that the organization removes. */
export async function deleteOpenJoinRequests(
  trx: Trx,
  { organization_id, domain }: { organization_id: string; domain: string },
) {
  await trx
    .deleteFrom('join_requests')
    .where('organization_id', '=', organization_id)
    .where('domain', '=', domain)
    .where('answered_at', 'is', null)
    .execute()
}
