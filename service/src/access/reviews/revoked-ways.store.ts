import type { ReachKind } from '@accord/contract/reach.ts'
import type { ReviewOutcome } from '@accord/contract/reviewed-ways.ts'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { WayRow } from './reviewed-ways.store.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** All that is to be revoked: what decides whether somebody may. */
export function listRevoked(db: Db, reviewId: string) {
  return db
    .selectFrom('reviewed_ways')
    .select(['kind', 'way_id', 'name', 'roles', 'held'])
    .where('review_id', '=', reviewId)
    .where('decision', '=', 'revoke')
    .orderBy('position')
    .execute()
}

/** What others rest on ends after them, so that each comes to an end of its own. */
const endsLast = sql.lit('{authorization,own_application,contact,person}')

/** The next one to end. */
export function findNextRevoked(db: Db, reviewId: string): Promise<WayRow | undefined> {
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

/** A contact who is revoked in the same review, too, by the address of now. */
export type RevokedContact = Pick<WayRow, 'review_id' | 'position' | 'way_id'> & { email: string }

/** Those whose last approval may end with it: they go then, and are nobody else's until commit. */
export async function holdContactsBehind(trx: Trx, way: WayRow): Promise<RevokedContact[]> {
  const behind = approvalsBehind[way.kind]?.(way.way_id)
  if (!behind) return []
  const { rows } = await sql<RevokedContact>`
    select r.review_id, r.position, r.way_id, p.email
    from reviewed_ways r join profiles p on p.id = r.way_id
    where r.review_id = ${way.review_id} and r.kind = 'contact' and r.decision = 'revoke'
      and r.outcome is null and r.way_id in (select a.profile_id from approvals a where ${behind})
    order by r.position for update of r`.execute(trx)
  return rows
}

const approvalsBehind: Partial<Record<ReachKind, (id: string) => RawBuilder<boolean>>> = {
  approval: (id) => sql`a.id = ${id}`,
  authorization: (id) => sql`(a.application_id, a.organization_id) = (
    select application_id, organization_id from authorizations where id = ${id})`,
  own_application: (id) => sql`a.application_id = ${id}`,
}

/** False when it has come to its end meanwhile; otherwise it is nobody else's until commit. */
export async function holdUnended(trx: Trx, { review_id, position }: WayRow): Promise<boolean> {
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

/** One more try failed: answers how many did. */
export async function countFailure(db: Db, { review_id, position }: WayRow): Promise<number> {
  const { tries } = await db
    .updateTable('reviewed_ways')
    .set({ tries: sql`tries + 1` })
    .where('review_id', '=', review_id)
    .where('position', '=', position)
    .returning('tries')
    .executeTakeFirstOrThrow()
  return tries
}

export interface WayOutcome {
  outcome: ReviewOutcome
  reason: string | null
  tokens: number
  proof: { position: number; hash: string; at: Date } | null
}

export async function noteOutcome(
  trx: Trx,
  { review_id, position }: Pick<WayRow, 'review_id' | 'position'>,
  { outcome, reason, tokens, proof }: WayOutcome,
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
