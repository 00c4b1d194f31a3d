import pg from 'pg'
import type { Snapshot } from '#exports/contents/snapshot.ts'
import type { Manifest } from '#exports/file/manifest.ts'

type ManifestReview = NonNullable<Manifest['review']>
type Row = { [Field in keyof ManifestReview]: Field extends `${string}At` ? Date : string }

/** Which review a file of access tells of. */
export async function reviewIn(
  snapshot: Snapshot,
  { reviewId }: { reviewId: string | null },
): Promise<Pick<Manifest, 'review'>> {
  if (reviewId === null) return {}
  const [row] = await snapshot.rows<Row>(
    `select id, started_by_name as "startedBy", created_at as "startedAt", due_at as "dueAt",
       ended_by_name as "closedBy", ended_at as "closedAt"
     from access_reviews where id = ${pg.escapeLiteral(reviewId)}`,
  )
  if (!row) return {}
  const { startedAt, dueAt, closedAt } = row
  return {
    review: {
      ...row,
      startedAt: startedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      closedAt: closedAt.toISOString(),
    },
  }
}
