import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, sql } from 'kysely'
import { newestIdsOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import { listOpenInvitations } from './invitations.store.ts'

type Db = Kysely<Database>

/**
 * One list: open invitations, the newest first, and then members, those who joined last first. Three
 * statements at most, whatever the length; the number of members is kept, never counted.
 */
export async function listMembersAndInvitations(
  db: Db,
  organizationId: string,
  { $skip, $limit }: Paging,
  withInvitations: boolean,
) {
  const { member_count, open } = await db
    .selectFrom('organizations as o')
    .select('o.member_count')
    .select(
      withInvitations
        ? sql<number>`(select count(*)::int from invitations i where i.organization_id = o.id
            and i.accepted_at is null and i.declined_at is null)`.as('open')
        : sql<number>`0`.as('open'),
    )
    .where('o.id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const invitations =
    $skip < open ? await listOpenInvitations(db, organizationId, { $skip, $limit }) : []
  const skipped = Math.max(0, $skip - open)
  const left = Math.min($limit - invitations.length, member_count - skipped)
  const members =
    left > 0
      ? await listMemberRows(db, organizationId, { $skip: skipped, $limit: left }, member_count)
      : []
  return { invitations, members, total: member_count + open }
}

/** Skipping walks the index alone. Only the page's own rows are read. */
function listMemberRows(db: Db, organizationId: string, paging: Paging, count: number) {
  const all = db.selectFrom('profiles').where('organization_id', '=', organizationId)
  return db
    .selectFrom(newestIdsOf(count, all, paging).as('page'))
    .innerJoin('profiles as p', 'p.id', 'page.id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.email', 'p.email_proven', 'p.roles', 'p.created_at', 'p.suspended_at'])
    .leftJoin('contacts as c', 'c.profile_id', 'p.id')
    .leftJoin('applications as a', 'a.id', 'c.application_id')
    .select(['u.first_name', 'u.last_name', 'u.second_factor'])
    .select(['c.at as brought_at', 'a.id as application_id', 'a.name as application_name'])
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute()
}

/**
 * Whether an address is a member's already: proved as a profile's own, or the account's behind one. One that
 * came with a forwarded link is somebody else's, who can still be invited. Two looks of their own, because
 * each has its index and a single condition with 'or' has none.
 */
export async function isAddressOfMember(db: Db, organizationId: string, email: string) {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from profiles
        where organization_id = ${organizationId} and email = ${email} and email_proven)
      or exists (select from users u join profiles p on p.user_id = u.id
        where u.email = ${email} and p.organization_id = ${organizationId}) as known`.execute(db)
  return rows[0]!.known
}
