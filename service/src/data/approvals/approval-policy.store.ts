import type { MemberApprovals } from '@accord/contract/organization-policies.ts'
import type { ImpactItem } from '@accord/contract/impact.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { countNamed } from '#database/counting.ts'
import type { Database } from '#database/tables.ts'
import { countLiveTokens } from './approval-impact.store.ts'
import { isRanked } from '#data/organizations/profiles.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/**
 * Whether the person with profile `p` can't approve application `c`, because organization `o` allows only authorized
 * ones.
 */
const isUnauthorized = sql<boolean>`c.organization_id <> p.organization_id
  and ${isRanked('p')}
  and not exists (select from authorizations z
    where z.organization_id = p.organization_id and z.application_id = c.id)`

/** Whether an application still needs its organization's authorization before people there can approve it. */
export async function isAuthorizationNeeded(
  db: Db,
  profile: { id: string },
  application: { id: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from profiles p
    join organizations o on o.id = p.organization_id and o.member_approvals = 'authorized'
    join applications c on c.id = ${application.id}
    where p.id = ${profile.id} and ${isUnauthorized}`.execute(db)
  return rows.length > 0
}

export async function getMemberApprovals(db: Db, organizationId: string): Promise<MemberApprovals> {
  const { member_approvals } = await db
    .selectFrom('organizations')
    .select('member_approvals')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return member_approvals
}

export async function setMemberApprovals(trx: Trx, organizationId: string, to: MemberApprovals) {
  await trx
    .updateTable('organizations')
    .set({ member_approvals: to })
    .where('id', '=', organizationId)
    .execute()
}

/** Selects the approvals of everyone in an organization, or of one profile. */
export interface WhoseApprovals {
  organizationId: string
  profileId?: string
}

/** Selects approvals of applications that the organization neither owns nor authorized. */
function unauthorized(db: Db, { organizationId, profileId }: WhoseApprovals) {
  return db
    .selectFrom('approvals as a')
    .innerJoin('profiles as p', 'p.id', 'a.profile_id')
    .innerJoin('applications as c', 'c.id', 'a.application_id')
    .where('a.organization_id', '=', organizationId)
    .$if(profileId !== undefined, (query) => query.where('a.profile_id', '=', profileId!))
    .where(isUnauthorized)
}

export async function countUnauthorized(db: Db, organizationId: string) {
  return unauthorized(db, { organizationId })
    .select([
      sql<number>`count(*)::int`.as('approvals'),
      sql<number>`count(distinct a.profile_id)::int`.as('people'),
      sql<number>`count(distinct a.application_id)::int`.as('applications'),
    ])
    .executeTakeFirstOrThrow()
}

/** Counts the approvals per application, ordered by name. */
export function countUnauthorizedByApplication(db: Db, organizationId: string) {
  return unauthorized(db, { organizationId })
    .select(['c.id', 'c.name as application', sql<number>`count(*)::int`.as('people')])
    .groupBy(['c.id', 'c.name'])
    .orderBy('c.name')
    .orderBy('c.id')
    .execute()
}

/** Returns the impact of ending all of them. The database counts them, because there can be very many. */
export async function impactOfApprovalPolicy(
  db: Db,
  organizationId: string,
): Promise<ImpactItem[]> {
  const ending = unauthorized(db, { organizationId })
  const ids = ending.select('a.id')
  const tokens = await countLiveTokens(db, sql`approval_id in (${ids})`)
  return [
    { kind: 'approvals', ...(await countNamed(db, ending.select('c.name'))) },
    { kind: 'tokens', count: tokens, names: [] },
  ]
}

/** Lists the approvals with their applications, ordered by name. */
export function listUnauthorized(db: Db, whose: WhoseApprovals) {
  return unauthorized(db, whose)
    .select(['a.id', 'a.profile_id', 'a.application_id', 'c.name as application_name'])
    .orderBy('c.name')
    .orderBy('a.application_id')
    .orderBy('a.id')
    .execute()
}
