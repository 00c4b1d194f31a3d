import type { AccessGrantKind } from '@accord/contract/access.ts'
import type { ReviewOutcome } from '@accord/contract/access-reviews.ts'
import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { ReviewItemRow } from './review-items.store.ts'
import { getUser } from '#data/users/accounts.store.ts'
import type { ActingProfile } from '#actor.ts'
import { type ClosingRow, findClosing } from '#data/reviews.store.ts'
import { countSecretsViewedBy } from '#data/applications/keys.store.ts'
import { countLiveTokens } from '#data/approvals/approval-impact.store.ts'
import { grantSources } from '#data/access/grant-sources.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Lists all items to be revoked. They determine who can close the review. */
export function listRevokedItems(db: Db, reviewId: string) {
  return db
    .selectFrom('reviewed_ways')
    .select(['kind', 'way_id', 'name', 'roles', 'held'])
    .where('review_id', '=', reviewId)
    .where('decision', '=', 'revoke')
    .orderBy('position')
    .execute()
}

/** Grants that others depend on are revoked last, so that every grant has its own outcome. */
const endsLast = sql.lit('{authorization,own_application,contact,person}')

export function findNextRevokedItem(db: Db, reviewId: string): Promise<ReviewItemRow | undefined> {
  return db
    .selectFrom('reviewed_ways')
    .selectAll()
    .where('review_id', '=', reviewId)
    .where('decision', '=', 'revoke')
    .where('outcome', 'is', null)
    .orderBy(sql`coalesce(array_position(${endsLast}::text[], kind), 0)`)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
}

/** A contact that is revoked in the same review, with the current email address. */
export type RevokedContact = Pick<ReviewItemRow, 'review_id' | 'position' | 'way_id'> & {
  email: string
}

/** Locks the contacts that would end with this item, because it may be their last approval. */
export async function lockContactsBehind(trx: Trx, item: ReviewItemRow): Promise<RevokedContact[]> {
  const behind = approvalsBehind[item.kind]?.(item.way_id)
  if (!behind) return []
  const { rows } = await sql<RevokedContact>`
    select r.review_id, r.position, r.way_id, p.email
    from reviewed_ways r join profiles p on p.id = r.way_id
    where r.review_id = ${item.review_id} and r.kind = 'contact' and r.decision = 'revoke'
      and r.outcome is null and r.way_id in (select a.profile_id from approvals a where ${behind})
    order by r.position for update of r`.execute(trx)
  return rows
}

const approvalsBehind: Partial<Record<AccessGrantKind, (id: string) => RawBuilder<boolean>>> = {
  approval: (id) => sql`a.id = ${id}`,
  authorization: (id) => sql`(a.application_id, a.organization_id) = (
    select application_id, organization_id from authorizations where id = ${id})`,
  own_application: (id) => sql`a.application_id = ${id}`,
}

/** Locks an item until the commit. Returns false if it already has an outcome. */
export async function lockUnrevoked(
  trx: Trx,
  { review_id, position }: ReviewItemRow,
): Promise<boolean> {
  const held = await trx
    .selectFrom('reviewed_ways')
    .select('position')
    .where('review_id', '=', review_id)
    .where('position', '=', position)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/** Counts a failed attempt. Returns the number of failed attempts. */
export async function countFailure(
  db: Db,
  { review_id, position }: ReviewItemRow,
): Promise<number> {
  const { tries } = await db
    .updateTable('reviewed_ways')
    .set({ tries: sql`tries + 1` })
    .where('review_id', '=', review_id)
    .where('position', '=', position)
    .returning('tries')
    .executeTakeFirstOrThrow()
  return tries
}

export interface ItemOutcome {
  outcome: ReviewOutcome
  reason: string | null
  tokens: number
  proof: { position: number; hash: string; at: Date } | null
}

export async function recordItemOutcome(
  trx: Trx,
  { review_id, position }: Pick<ReviewItemRow, 'review_id' | 'position'>,
  { outcome, reason, tokens, proof }: ItemOutcome,
) {
  await trx
    .updateTable('reviewed_ways')
    .set({
      outcome,
      reason,
      tokens,
      proof_position: proof && String(proof.position),
      proof_hash: proof && Buffer.from(proof.hash, 'hex'),
      proof_at: proof?.at ?? null,
    })
    .where('review_id', '=', review_id)
    .where('position', '=', position)
    .execute()
}

/**
 * Finds the person who closed the review, with the roles that they had then. Returns undefined if the review isn't
 * being closed.
 */
export async function findCloser(db: Kysely<Database>, reviewId: string) {
  const review = await findClosing(db, reviewId)
  if (!review) return undefined
  const { organization_id: organizationId, ended_by: profileId } = review
  // The activity contains the person who closed it, so their account's row still exists.
  const user = await getUser(db, review.ended_by_user!)
  const { id, email, first_name: firstName, last_name: lastName } = user
  const own: ActingProfile = {
    id: profileId ?? '',
    organizationId,
    email,
    roles: review.ended_by_roles ?? [],
  }
  return {
    own,
    /** The profile may have been removed in the meantime. */
    recorded: { id: profileId, organizationId },
    actor: { user: { id, email, firstName, lastName }, sessionId: null },
  }
}

export type Closer = NonNullable<Awaited<ReturnType<typeof findCloser>>>

type ConsequencesDb = Kysely<Database>

/**
 * Returns the impact of closing a review: the remaining grants by kind, how many grants have already ended, the active
 * tokens, and the secrets that the people have viewed.
 */
export async function reviewImpact(db: ConsequencesDb, review: ClosingRow) {
  const { id, organization_id: organizationId } = review
  const people = sql`select user_id from profiles
    where organization_id = ${organizationId} and id in (${revokedOf(id, 'person')})`
  const [ends, tokens, secrets] = await Promise.all([
    stillThere(db, review),
    tokensOf(db, review),
    countSecretsViewedBy(db, organizationId, people),
  ])
  const there = ends.reduce((sum, { count }) => sum + count, 0)
  return { ends, gone: review.revoked - there, tokens, secrets }
}

async function stillThere(db: ConsequencesDb, { id, organization_id }: ClosingRow) {
  const each = grantSources.map(
    ({ kind, from, where, endable = where }) => sql`select ${sql.lit(kind)} as kind from ${from}
      where ${endable(organization_id)} and w.id in (${revokedOf(id, kind)})`,
  )
  const { rows } = await sql<{ kind: AccessGrantKind; count: number }>`
    select kind, count(*)::int as count from (${sql.join(each, sql` union all `)}) as ways
    group by kind order by count desc, kind`.execute(db)
  return rows
}

/** Counts the tokens of approvals that end, alone or with their person or application, and of applications. */
function tokensOf(db: ConsequencesDb, { id, organization_id }: ClosingRow): Promise<number> {
  const authorized = sql`select application_id from reviewed_ways
    where review_id = ${id} and decision = 'revoke' and kind = 'authorization'`
  return countLiveTokens(
    db,
    sql<boolean>`(approval_id in (select a.id from approvals a
        where a.organization_id = ${organization_id} and (a.id in (${revokedOf(id, 'approval')})
          or a.profile_id in (${revokedOf(id, 'person')}) or a.profile_id in (${revokedOf(id, 'contact')})
          or a.application_id in (${authorized})))
      or (organization_id = ${organization_id} and application_id in (${authorized}))
      or application_id in (${revokedOf(id, 'own_application')}))`,
  )
}

function revokedOf(reviewId: string, kind: AccessGrantKind) {
  return sql`select way_id from reviewed_ways
    where review_id = ${reviewId} and decision = 'revoke' and kind = ${kind}`
}
