import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely'
import { type ApprovalRow, type WhichApprovals, approvalsOf } from './approvals.store.ts'
import { someRows } from '#database/batches.ts'
import type { Database } from '#database/tables.ts'
import type { ImpactItem } from '@accord/contract/impact.ts'
import { fullName } from '#data/users/accounts.store.ts'
import { countNamed } from '#database/counting.ts'
import { goesWithLast } from '#data/organizations/profiles.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Whose they are: for those who end them, and for those who only ask how many there are. */
export const tokensOf = {
  approvals: (db: Db, which: WhichApprovals) =>
    sql<boolean>`approval_id in (${approvalsOf(db, which)})`,
  pair: (db: Db, application_id: string, organization_id: string) =>
    sql<boolean>`application_id = ${application_id} and (organization_id = ${organization_id}
      or ${tokensOf.approvals(db, { application_id, organization_id })})`,
  application: (applicationId: string) => sql<boolean>`application_id = ${applicationId}`,
  key: (keyId: string) => sql<boolean>`key_id = ${keyId}`,
  /** Of its own applications, and of others' for it or its people: an array, so that both are found by their indexes. */
  organization: (id: string) => sql<boolean>`(organization_id = ${id}
    or application_id = any (array(select a.id from applications a where a.organization_id = ${id})))`,
}

/** Codes, grants and what is dead already do not count. */
const isLive = sql<boolean>`kind in ('AccessToken', 'RefreshToken', 'ClientCredentials')
  and consumed_at is null and (expires_at is null or expires_at > now())`

export async function countLiveTokens(db: Db, which: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from oauth_artifacts where ${which} and ${isLive}`.execute(db)
  return rows[0]!.count
}

/**
 * What came of approvals: tokens, codes and grants. Before the approvals themselves are held or go (`lockApprovals`). Those
 * that are named may be very many, as where an organization sets a rule.
 */
export function revokeTokensOfApprovals(trx: Trx, which: WhichApprovals): Promise<number> {
  const those = tokensOf.approvals(trx, which)
  return 'ids' in which ? endMany(trx, those) : end(trx, those)
}

/** Everything that an application holds for one organization but its people's approvals, which go last. */
export function revokeTokensOfPair(
  trx: Trx,
  applicationId: string,
  organizationId: string,
): Promise<number> {
  return endMany(trx, tokensOf.pair(trx, applicationId, organizationId))
}

export function revokeTokensOfApplication(trx: Trx, applicationId: string): Promise<number> {
  return endMany(trx, tokensOf.application(applicationId))
}

export function revokeTokensOfOrganization(trx: Trx, organizationId: string): Promise<number> {
  return endMany(trx, tokensOf.organization(organizationId))
}

export function revokeTokensOfUser(trx: Trx, userId: string): Promise<number> {
  return end(trx, sql`user_id = ${userId}`)
}

/**
 * What somebody let applications have since a time, be it for longer than a session, unless the session in which they
 * did is there still. Once those are ended that are to end.
 */
export function revokeTokensIssuedSince(trx: Trx, userId: string, at: string): Promise<number> {
  return end(
    trx,
    sql`grant_id in (
      select g.grant_id from oauth_artifacts g
      where g.user_id = ${userId} and g.kind = 'Grant' and g.created_at >= ${at}::timestamptz
        and not exists (select from sessions s where s.id = (g.payload ->> 'givenIn')::uuid))`,
  )
}

export function revokeTokensOfKey(trx: Trx, keyId: string): Promise<number> {
  return end(trx, tokensOf.key(keyId))
}

/** What applications hold for people of an organization who have no second factor ends no later than that. */
export async function shortenTokensWithoutSecondFactor(
  trx: Trx,
  organizationId: string,
  until: Date,
) {
  await sql`update oauth_artifacts t set expires_at = ${until}::timestamptz
    from users u where t.organization_id = ${organizationId} and t.kind = 'AccessToken'
      and t.expires_at > ${until}::timestamptz and u.id = t.user_id and not u.second_factor`.execute(
    trx,
  )
}

/** More at once would take longer than a statement may. */
const atOnce = 20_000

/** Of what may be very many, by several statements; the last one takes whatever came meanwhile. */
async function endMany(trx: Trx, which: RawBuilder<unknown>, max = atOnce): Promise<number> {
  const { batch, isInBatch } = someRows('oauth_artifacts', { where: which, most: max })
  let live = 0
  for (let gone = max; gone === max;) {
    const ended = await countEnded(
      trx,
      sql`${batch}, ended as (
      delete from oauth_artifacts using batch where ${isInBatch} returning ${isLive} as live)`,
    )
    live += ended.live
    gone = ended.all
  }
  return live + (await end(trx, which))
}

/** Answers how many tokens worked until now. */
async function end(trx: Trx, which: RawBuilder<unknown>): Promise<number> {
  const { live } = await countEnded(
    trx,
    sql`ended as (
    delete from oauth_artifacts where ${which} returning ${isLive} as live)`,
  )
  return live
}

async function countEnded(trx: Trx, ended: RawBuilder<unknown>) {
  const { rows } = await sql<{ all: number; live: number }>`
    with ${ended}
    select count(*)::int as "all", count(*) filter (where live)::int as live from ended`.execute(
    trx,
  )
  return rows[0]!
}

/** What they are known by: the application, or where that is one and the same, who gave them. */
const names = {
  application: sql<string>`c.name`,
  person: fullName('u'),
}

/** What would end with approvals: they themselves, and the tokens that came of them. */
export async function impactOfApprovals(db: Db, which: WhichApprovals): Promise<ImpactItem[]> {
  const tokens = await countLiveTokens(db, tokensOf.approvals(db, which))
  return [await countEnding(db, which, 'application'), { kind: 'tokens', count: tokens, names: [] }]
}

/** Besides the approval itself. With the last one of a contact, that place goes too. */
export async function impactOfApproval(
  db: Db,
  { id, organization_id: organizationId, profile_id: profileId }: ApprovalRow,
): Promise<ImpactItem[]> {
  const tokens = await countLiveTokens(db, tokensOf.approvals(db, { id }))
  return [
    { kind: 'tokens', count: tokens, names: [] },
    ...(organizationId === null
      ? []
      : [await countLeaving(db, { organizationId, profileId }, { id })]),
  ]
}

/** Of an application in an organization that no longer authorizes it; contacts go with their last approval. */
export async function impactOfApplicationApprovals(
  db: Db,
  pair: Pick<ApprovalRow, 'application_id'> & { organization_id: string },
): Promise<ImpactItem[]> {
  const { application_id, organization_id: organizationId } = pair
  const tokens = await countLiveTokens(db, tokensOf.pair(db, application_id, organizationId))
  return [
    await countEnding(db, { application_id, organization_id: organizationId }, 'person'),
    { kind: 'tokens', count: tokens, names: [] },
    await countLeaving(db, { organizationId }, { application_id, organization_id: organizationId }),
  ]
}

async function countEnding(
  db: Db,
  which: WhichApprovals,
  by: keyof typeof names,
): Promise<ImpactItem> {
  const ending = db
    .selectFrom('approvals as a')
    .innerJoin('applications as c', 'c.id', 'a.application_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(names[by].as('name'))
    .where('a.id', 'in', approvalsOf(db, which))
  return { kind: 'approvals', ...(await countNamed(db, ending)) }
}

/** Contacts whom no application would act for any more. */
async function countLeaving(
  db: Db,
  { organizationId, profileId }: { organizationId: string; profileId?: string | null },
  ending: WhichApprovals,
): Promise<ImpactItem> {
  const leaving = db
    .selectFrom('contacts as k')
    .innerJoin('profiles as p', 'p.id', 'k.profile_id')
    .select('p.email as name')
    .where('k.organization_id', '=', organizationId)
    .$if(profileId !== undefined, (query) => query.where('k.profile_id', '=', profileId!))
    .where(goesWithLast)
    .where(
      sql<boolean>`not exists (select from approvals a
        where a.profile_id = p.id and a.id not in (${approvalsOf(db, ending)}))`,
    )
  return { kind: 'contacts', ...(await countNamed(db, leaving)) }
}
