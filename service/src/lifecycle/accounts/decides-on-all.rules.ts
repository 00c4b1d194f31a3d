import { isSameSet } from '@accord/contract/rules/small-sets.ts'

/** Whether of each organization that somebody alone owns it is said once what becomes of it, and of no other. */
export function decidesOnAll(
  decided: readonly { id: string }[],
  alone: readonly { id: string }[],
): boolean {
  const ids = decided.map(({ id }) => id)
  return (
    ids.length === alone.length &&
    isSameSet(
      ids,
      alone.map(({ id }) => id),
    )
  )
}
