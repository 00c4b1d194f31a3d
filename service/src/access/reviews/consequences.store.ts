import type { ReachKind } from '@accord/contract/reach.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { countKeysSeenBy } from '#data/applications/keys-seen.store.ts'
import { countLiveTokens } from '#data/approvals/end-tokens.store.ts'
import { sources } from '#data/access/ways.store.ts'
import type { ClosingRow } from '#data/reviews/reviews.store.ts'

type Db = Kysely<Database>

/**
 * What of that which is to be revoked is still there, by its kind; how much has gone; live tokens that rest on it, and
 * secrets that those who go still know.
 */
export async function consequencesOf(db: Db, review: ClosingRow) {
  const { id, organization_id: organizationId } = review
  const people = sql`select user_id from profiles
    where organization_id = ${organizationId} and id in (${revokedOf(id, 'person')})`
  const [ends, tokens, secrets] = await Promise.all([
    stillThere(db, review),
    tokensOf(db, review),
    countKeysSeenBy(db, organizationId, people),
  ])
  const there = ends.reduce((sum, { count }) => sum + count, 0)
  return { ends, gone: review.revoked - there, tokens, secrets }
}

async function stillThere(db: Db, { id, organization_id }: ClosingRow) {
  const each = sources.map(
    ({ kind, from, where, endable = where }) => sql`select ${sql.lit(kind)} as kind from ${from}
      where ${endable(organization_id)} and w.id in (${revokedOf(id, kind)})`,
  )
  const { rows } = await sql<{ kind: ReachKind; count: number }>`
    select kind, count(*)::int as count from (${sql.join(each, sql` union all `)}) as ways
    group by kind order by count desc, kind`.execute(db)
  return rows
}

/** Of approvals that end, by themselves or with who gave them or what they are for, and of applications. */
function tokensOf(db: Db, { id, organization_id }: ClosingRow): Promise<number> {
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

function revokedOf(reviewId: string, kind: ReachKind) {
  return sql`select way_id from reviewed_ways
    where review_id = ${reviewId} and decision = 'revoke' and kind = ${kind}`
}
