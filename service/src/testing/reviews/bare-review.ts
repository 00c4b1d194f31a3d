import { randomUUID } from 'node:crypto'
import type { TestService } from '../test-service.ts'

export function reviewedOf({ profileId }: { profileId: string }) {
  return { kind: 'person' as const, id: profileId }
}

/** A review of one person who is to be kept, put there directly; the organization's own where it has one. */
export async function aReviewOf(
  { context: { pool } }: TestService,
  { id: organizationId }: { id: string },
  { state, of }: { state: 'open' | 'closed'; of: { profileId: string } },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from access_reviews where organization_id = $1 and state = $2',
    [organizationId, state],
  )
  if (rows[0]) return rows[0].id
  const id = randomUUID()
  await pool.query(
    `insert into access_reviews (id, organization_id, state, total, kept, started_by_name, due_at)
     values ($1, $2, $3, 1, 1, 'Ana Duarte', now() + interval '14 days')`,
    [id, organizationId, state],
  )
  await pool.query(
    `insert into reviewed_ways (review_id, position, kind, way_id, name, roles, scopes, shares, allowed_at,
       unused_scopes, concerns, decision)
     values ($1, 1, 'person', $2, 'Ana Duarte', '{member}', '{}', '{}', now(), '{}', '{}', 'keep')`,
    [id, of.profileId],
  )
  return id
}
