import type { Deletion } from '@accord/contract/fields.ts'

/** In a row, both or none. */
interface Deletable {
  deleted_at: Date | null
  removed_from: Date | null
}

/** What is told of something that was deleted; null of all else. */
export function presentDeletion({ deleted_at, removed_from }: Deletable): Deletion | null {
  if (!deleted_at || !removed_from) return null
  return { askedAt: deleted_at.toISOString(), removedAt: removed_from.toISOString() }
}
