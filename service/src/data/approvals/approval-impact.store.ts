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

/** Conditions that select tokens, so that they can be revoked or counted. */
export const tokensOf = {
  approvals: (db: Db, which: WhichApprovals) =>
    sql<boolean>`approval_id in (${approvalsOf(db, which)})`,
  pair: (db: Db, application_id: string, organization_id: string) =>
    sql<boolean>`application_id = ${application_id} and (organization_id = ${organization_id}
      or ${tokensOf.approvals(db, { application_id, organization_id })})`,
  application: (applicationId: string) => sql<boolean>`application_id = ${applicationId}`,
  key: (keyId: string) => sql<boolean>`key_id = ${keyId}`,
  /**
   * Selects the tokens of the organization's own applications, and those of other applications for it or its people.
   * The IDs are an array, so that both conditions use an index.
   */
  organization: (id: string) => sql<boolean>`(organization_id = ${id}
    or application_id = any (array(select a.id from applications a where a.organization_id = ${id})))`,
}

/** Codes, grants, and expired tokens don't count. */
const isLive = sql<boolean>`kind in ('AccessToken', 'RefreshToken', 'ClientCredentials')
  and consumed_at is null and (expires_at is null or expires_at > now())`

export async function countLiveTokens(db: Db, which: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from oauth_artifacts where ${which} and ${isLive}`.execute(db)
  return rows[0]!.count
}

/**
 * Revokes everything that was issued for approvals: tokens, codes, and grants. This happens before the approvals are
 * locked or deleted (`lockApprovals`). There can be very many, for example when an organization sets a policy.
 */
export function revokeTokensOfApprovals(trx: Trx, which: WhichApprovals): Promise<number> {
  const those = tokensOf.approvals(trx, which)
  return 'ids' in which ? endMany(trx, those) : end(trx, those)
}

/** Revokes all tokens of an application for one organization, except those of people's approvals, which end last. */
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
 * Revokes the tokens that a person granted to applications since a certain time, even those that outlive a session.
 * Tokens from a session that still exists are kept. Call this after the sessions were ended.
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

/** Limits the lifetime of tokens for people in an organization who have no second factor. */
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

/** With more rows, a statement would exceed its time limit. */
const atOnce = 20_000

/**
 * Revokes a large number of tokens with several statements. The last one includes those that were added in the
 * meantime.
 */
async function endMany(trx: Trx, which: RawBuilder<unknown>, max = atOnce): Promise<number> {
  const { batch, isInBatch } = someRows('oauth_artifacts', { where: which, max })
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

/** Revokes tokens and returns how many of them were active. */
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

/** The names to show, which are the applications or, if there is only one, the people. */
const names = {
  application: sql<string>`c.name`,
  person: fullName('u'),
}

/** Returns the impact of ending approvals, which is the approvals themselves and their tokens. */
export async function impactOfApprovals(db: Db, which: WhichApprovals): Promise<ImpactItem[]> {
  const tokens = await countLiveTokens(db, tokensOf.approvals(db, which))
  return [await countEnding(db, which, 'application'), { kind: 'tokens', count: tokens, names: [] }]
}

/**
 * Returns the impact of revoking one approval, besides the approval itself. A contact's last approval also ends their
 * membership.
 */
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

/**
 * Returns the impact on an application's approvals when an organization revokes its authorization. Contacts lose their
 * membership with their last approval.
 */
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

/** Counts contacts for whom no application would act any longer. */
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
