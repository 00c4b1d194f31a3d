import { type ImpactItem, type ImpactKind, maxImpactNames } from '@accord/contract/impact.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import {
  countLiveTokens,
  impactOfApprovals,
  tokensOf,
} from '#data/approvals/approval-impact.store.ts'
import { countNamed } from '#database/counting.ts'
import type { Database } from '#database/tables.ts'
import { isLiveInvitation } from '#data/members/invitations.store.ts'
import { fullName } from '#data/users/accounts.store.ts'
import { isLiveSecret } from '#data/applications/keys.store.ts'
import { isLiveFile } from '#data/exports/exports.store.ts'
import { hasJoined } from '#data/networks/network-members.store.ts'
import { isContact, isRanked } from '#data/organizations/profiles.store.ts'
import { isReviewInProgress } from '#data/reviews.store.ts'
import { isUsedLately } from '#data/usage/usage.store.ts'

/** Returns everything that ends when an account is deleted, immediately or with the permanent deletion. */
export async function impactOfAccountDeletion(
  db: Kysely<Database>,
  userId: string,
  { deleted }: { deleted: readonly { id: string; name: string }[] },
): Promise<ImpactItem[]> {
  const names = deleted.slice(0, maxImpactNames).map(({ name }) => name)
  const profiles = db
    .selectFrom('profiles as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .select('o.name')
    .where('p.user_id', '=', userId)
    // An organization that's deleted with the account isn't counted as one that the person leaves.
    .where(sql<boolean>`o.id <> all (${deleted.map(({ id }) => id)}::uuid[])`)
  const invitations = db
    .selectFrom('invitations as i')
    .innerJoin('profiles as p', 'p.id', 'i.invited_by')
    .select('i.email as name')
    .where('p.user_id', '=', userId)
    .where(isLiveInvitation('i'))
  const passkeys = db.selectFrom('passkeys').select('name').where('user_id', '=', userId)
  return [
    { kind: 'organizations', count: deleted.length, names },
    { kind: 'profiles', ...(await countNamed(db, profiles)) },
    ...(await impactOfApprovals(db, { user_id: userId })),
    { kind: 'invitations', ...(await countNamed(db, invitations)) },
    { kind: 'passkeys', ...(await countNamed(db, passkeys)) },
  ]
}

type Db = Kysely<Database>
/** A query for each kind that selects `name` in display order, or null for things without a name. */
type Counted = Partial<Record<ImpactKind, RawBuilder<unknown>>>

const isUsed = isUsedLately('key', 'k.id')

/** Returns everything that ends when an application is deleted. */
export function impactOfApplicationDeletion(db: Db, id: string): Promise<ImpactItem[]> {
  const keys = sql`application_keys k where k.application_id = ${id} and ${isLiveSecret('k')}`
  return counted(db, tokensOf.application(id), {
    served: sql`select o.name from authorizations z join organizations o on o.id = z.organization_id
      where z.application_id = ${id} order by lower(o.name), o.id`,
    approvals: sql`select null as name from approvals where application_id = ${id}`,
    secrets: sql`select null as name from ${keys}`,
    used_secrets: sql`select null as name from ${keys} and ${isUsed}`,
    requests: sql`select null as name from application_requests
      where application_id = ${id} and answer is null`,
  })
}

/** Returns everything that ends when an organization is deleted, except its activity. */
export function impactOfOrganizationDeletion(db: Db, id: string): Promise<ImpactItem[]> {
  const people = sql`profiles p join users u on u.id = p.user_id where p.organization_id = ${id}`
  const ownKeys = sql`application_keys k join applications a on a.id = k.application_id
    where a.organization_id = ${id} and ${isLiveSecret('k')}`
  const joined = sql`network_members m join networks n on n.id = m.network_id`
  return counted(db, tokensOf.organization(id), {
    people: sql`select ${fullName('u')} as name from ${people} and ${isRanked('p')} order by p.created_at, p.id`,
    contacts: sql`select ${fullName('u')} as name from ${people} and ${isContact('p')} order by p.created_at, p.id`,
    applications: sql`select name from applications where organization_id = ${id}
      order by lower(name), id`,
    served: sql`select o.name from organizations o where o.id in (
        select z.organization_id from authorizations z
        join applications a on a.id = z.application_id where a.organization_id = ${id})
      order by lower(o.name), o.id`,
    authorizations: sql`select a.name from authorizations z
      join applications a on a.id = z.application_id where z.organization_id = ${id}
      order by lower(a.name), a.id`,
    approvals: sql`select null as name from approvals where organization_id = ${id}`,
    secrets: sql`select null as name from ${ownKeys}`,
    used_secrets: sql`select null as name from ${ownKeys} and ${isUsed}`,
    networks: sql`select name from networks where organization_id = ${id} order by lower(name), id`,
    network_members: sql`select o.name from organizations o where o.id in (
        select m.organization_id from ${joined}
        where n.organization_id = ${id} and ${hasJoined('m')})
      order by lower(o.name), o.id`,
    memberships: sql`select n.name from ${joined}
      where m.organization_id = ${id} and ${hasJoined('m')} order by lower(n.name), n.id`,
    invitations: sql`select email as name from invitations where organization_id = ${id}
      and ${isLiveInvitation()}
      order by created_at desc, id`,
    requests: sql`select null as name from application_requests
      where organization_id = ${id} and answer is null`,
    reviews: sql`select null as name from access_reviews
      where organization_id = ${id} and ${isReviewInProgress()}`,
    files: sql`select file_name as name from exports where organization_id = ${id}
      and ${isLiveFile()}
      order by completed_at desc, id`,
  })
}

/** Counts each kind exactly and names only the first few. */
async function counted(db: Db, tokens: RawBuilder<boolean>, kinds: Counted): Promise<ImpactItem[]> {
  const parts = Object.entries(kinds).map(
    ([kind, select]) => sql`
      select ${kind} as kind, count(*)::int as count,
        coalesce((array_agg(name) filter (where name is not null))[:${sql.lit(maxImpactNames)}], '{}') as names
      from (${select}) as listed`,
  )
  const { rows } = await sql<ImpactItem>`${sql.join(parts, sql` union all `)}`.execute(db)
  const live = await countLiveTokens(db, tokens)
  return [...rows, { kind: 'tokens', count: live, names: [] }]
}
