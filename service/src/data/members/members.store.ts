import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { Paging } from '@accord/contract/fields.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { isActiveConnection } from '#data/connections/connections.store.ts'
import { isClosed } from '#data/users/accounts.store.ts'
import { countUpTo } from '#database/counting.ts'
import { type Order, idsInOrder } from '#database/page-of.ts'
import { everyWord, everyWordByIndex } from '#database/word-search.ts'
import {
  type Narrowed,
  countOpenInvitations,
  isNarrowed,
  listOpenInvitations,
} from './invitations.store.ts'

const wholeAddress = /^\S+@\S+\.\S+$/

/**
 * Finds profiles by an exact, verified email address, because a search for a whole address means that person. A search
 * by its words would be slow, since many addresses share most of them. An unverified address doesn't hide other
 * matches.
 */
export async function findByAddress(
  db: Kysely<Database>,
  organizationId: string,
  search: string | undefined,
): Promise<string[]> {
  if (!search || !wholeAddress.test(search)) return []
  const found = await db
    .selectFrom('profiles')
    .select(['id', 'email_proven'])
    .where('organization_id', '=', organizationId)
    .where('email', '=', search.toLowerCase())
    .execute()
  return found.some(({ email_proven }) => email_proven) ? found.map(({ id }) => id) : []
}

type Db = Kysely<Database>

export interface Listed extends Paging, Narrowed {
  sort?: 'joined' | 'name'
}

/** The sort orders, which match their indexes. */
const orders: Record<'joined' | 'name', Order> = {
  joined: { by: sql`created_at`, direction: 'desc' },
  name: { by: sql`found_by`, direction: 'asc' },
}

/**
 * Lists open invitations, newest first, and then members. It takes at most four statements, however long the list is.
 * The number of members is stored, and matches of a search are counted up to a maximum.
 */
export async function listMembersAndInvitations(
  db: Db,
  organizationId: string,
  { $skip, $limit, ...listed }: Listed,
  withInvitations: boolean,
) {
  const address = await findByAddress(db, organizationId, listed.search)
  const sought = { ...listed, ...(address.length > 0 && { search: undefined, among: address }) }
  const [members, open] = await Promise.all([
    countMembers(db, organizationId, sought),
    withInvitations ? countOpenInvitations(db, organizationId, listed) : none,
  ])
  // Members start after the counted invitations, even if there are more than the maximum.
  const ofThem = { ...listed, $skip, $limit: Math.min($limit, open.count - $skip) }
  const invitations =
    $skip < open.count ? await listOpenInvitations(db, organizationId, ofThem) : []
  const skipped = Math.max(0, $skip - open.count)
  const left = Math.min($limit - invitations.length, members.count - skipped)
  const page = { ...sought, $skip: skipped, $limit: left }
  return {
    invitations,
    members: left > 0 ? await listMemberRows(db, organizationId, page, members) : [],
    total: members.count + open.count,
    more: members.more || open.more,
  }
}

/** The connections through which `p` can sign in. */
const signsInThrough = sql<{ id: string; name: string; mapsRoles: boolean }[]>`(
  select coalesce(json_agg(json_build_object(
      'id', k.id, 'name', k.name, 'mapsRoles', k.role_mapping is not null) order by k.created_at, k.id), '[]')
    from connection_links l join connections k on k.id = l.connection_id
    where l.profile_id = p.id and ${isActiveConnection('k')})`

const none = { count: 0, more: false }

async function countMembers(db: Db, organizationId: string, narrowed: Narrowed) {
  if (isNarrowed(narrowed)) {
    // This uses the order by time, in which names are mixed. In the order by name, matches can be far apart.
    const { by, direction } = orders.joined
    const mixed = membersOf(db, organizationId, narrowed).orderBy(by, direction)
    return countUpTo(db, mixed.orderBy('id', direction))
  }
  const { member_count: count } = await db
    .selectFrom('organizations')
    .select('member_count')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return { count, more: false }
}

const foundBy = sql<string>`found_by`

function membersOf(
  db: Db,
  organizationId: string,
  { search, role, among, connection }: Narrowed,
  isNamed: (search: string) => RawBuilder<boolean> = (words) => everyWordByIndex(foundBy, words),
) {
  return db
    .selectFrom('profiles')
    .where('organization_id', '=', organizationId)
    .$if(role !== undefined, (query) => query.where(sql`effective_role(roles)`, '=', role!))
    .$if(among !== undefined, (query) => query.where('id', 'in', among!))
    .$if(connection !== undefined, (query) =>
      query.where(
        sql<boolean>`id in (select l.profile_id from connection_links l
          where l.connection_id = ${connection} and l.profile_id is not null)`,
      ),
    )
    .$if(Boolean(search), (query) => query.where(isNamed(search!)))
}

/**
 * Reads members in a certain order. Skipping rows reads only an index, and only the rows of the page are read in full.
 */
function listMemberRows(
  db: Db,
  organizationId: string,
  { sort = 'joined', ...listed }: Listed,
  counted: { count: number; more: boolean },
) {
  const { by, direction } = orders[sort]
  return db
    .selectFrom(idsOnPage().as('page'))
    .innerJoin('profiles as p', 'p.id', 'page.id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select([
      'p.id',
      'p.user_id',
      'p.email',
      'p.email_proven',
      'p.roles',
      'p.created_at',
      'p.suspended_at',
    ])
    .leftJoin('contacts as c', 'c.profile_id', 'p.id')
    .leftJoin('applications as a', 'a.id', 'c.application_id')
    .select(['u.first_name', 'u.last_name', 'u.second_factor', isClosed('u').as('closed')])
    .leftJoin('organizations as w', 'w.id', 'a.organization_id')
    .select(['c.at as brought_at', 'a.id as application_id', 'a.name as application_name'])
    .select(['w.id as owner_id', 'w.name as owner_name'])
    .select(signsInThrough.as('signs_in_through'))
    .orderBy(sql`p.${by}`, direction)
    .orderBy('p.id', direction)
    .execute()

  function idsOnPage() {
    const few = isNarrowed(listed) && !counted.more
    // Many rows match early in the list's own order, so the planner must not use the index of words instead.
    const along = (words: string) => everyWord(sql`(found_by || '')`, words)
    const all = membersOf(db, organizationId, listed, few ? undefined : along)
    if (!few) return idsInOrder(counted, all, listed, orders[sort])
    // If there are few matches, they're found first and then sorted, instead of searching in the order. `offset 0`
    // separates the two steps.
    const found = all.select(['id', 'created_at', 'found_by']).offset(0)
    return db
      .selectFrom(found.as('found'))
      .select('id')
      .orderBy(by, direction)
      .orderBy('id', direction)
      .offset(listed.$skip)
      .limit(listed.$limit)
  }
}

/** Counts members in total and by highest role, up to a maximum. */
export async function countMembersByRole(db: Db, organizationId: string) {
  const countOf = async (role: Role) => (await countMembers(db, organizationId, { role })).count
  const [joined, owner, admin, member, contact] = await Promise.all([
    countMembers(db, organizationId, {}),
    countOf('owner'),
    countOf('admin'),
    countOf('member'),
    countOf('contact'),
  ])
  return { joined: joined.count, byRole: { owner, admin, member, contact } }
}

/**
 * Whether an address belongs to a member, as the verified address of a profile or as the account's address. An address
 * from a forwarded link belongs to someone else, who can still be invited. There are two queries because each uses an
 * index, and a single condition with 'or' would use none.
 */
export async function isAddressOfMember(db: Db, organizationId: string, email: string) {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from profiles
        where organization_id = ${organizationId} and email = ${email} and email_proven)
      or exists (select from users u join profiles p on p.user_id = u.id
        where u.email = ${email} and p.organization_id = ${organizationId}) as known`.execute(db)
  return rows[0]!.known
}
