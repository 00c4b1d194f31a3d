import type { Deletion } from '@accord/contract/fields.ts'

/** As all that can be deleted and brought back notes it. */
export interface Deleted {
  deleted_at: Date | null
  removed_from: Date | null
}

export function deletionOf({ deleted_at, removed_from }: Deleted): Deletion | null {
  if (deleted_at === null || removed_from === null) return null
  return { askedAt: deleted_at.toISOString(), removedAt: removed_from.toISOString() }
}
