import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { Paging } from '@accord/contract/fields.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
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
 * The profiles of exactly the address that is looked for, where it is a whole one that somebody proved: nobody else is meant.
 * Most of its letters are in the addresses of very many, so that by these it would be found late. One that is only
 * claimed hides nobody who has one like it.
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

/** As their indexes have them. */
const orders: Record<'joined' | 'name', Order> = {
  joined: { by: sql`created_at`, direction: 'desc' },
  name: { by: sql`found_by`, direction: 'asc' },
}

/**
 * One list: open invitations, the newest first, and then members. Four statements at most, whatever the length; the
 * number of members is kept, and those who were searched are counted to a bound.
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
  // Of those that are counted: where they end members begin, also where there are more than the bound.
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

const none = { count: 0, more: false }

async function countMembers(db: Db, organizationId: string, narrowed: Narrowed) {
  if (isNarrowed(narrowed)) {
    // In the order in which names come mixed: by name, those who have one stand far from many who have not.
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
  { search, role, among }: Narrowed,
  isNamed: (search: string) => RawBuilder<boolean> = (words) => everyWordByIndex(foundBy, words),
) {
  return db
    .selectFrom('profiles')
    .where('organization_id', '=', organizationId)
    .$if(role !== undefined, (query) => query.where(sql`effective_role(roles)`, '=', role!))
    .$if(among !== undefined, (query) => query.where('id', 'in', among!))
    .$if(Boolean(search), (query) => query.where(isNamed(search!)))
}

/** Skipping walks an index alone. Only the page's own rows are read. */
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
    .orderBy(sql`p.${by}`, direction)
    .orderBy('p.id', direction)
    .execute()

  function idsOnPage() {
    const few = isNarrowed(listed) && !counted.more
    // Many are met soon on the way through the order itself, from which the index of words is to lead nobody away.
    const along = (words: string) => everyWord(sql`(found_by || '')`, words)
    const all = membersOf(db, organizationId, listed, few ? undefined : along)
    if (!few) return idsInOrder(counted, all, listed, orders[sort])
    // Few are found first and put in order then, not looked for along it: `offset 0` keeps the two apart.
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

/** How many members there are, and how many have each role as their highest, up to a bound. */
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
