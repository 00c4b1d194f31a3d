import { mostWaysAtOnce, type Reach } from '@accord/contract/reach.ts'
import { useState } from 'react'

/** Ids are of their kind: two kinds may share one. */
export const keyOf = ({ kind, id }: Pick<Reach, 'kind' | 'id'>) => `${kind} ${id}`

export type Ticks = ReturnType<typeof useTicks>

/** Which ones are to be revoked together; they stay chosen on other pages and behind other filters. */
export function useTicks() {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Reach>>(new Map())

  return {
    ways: [...ticked.values()],
    has: (way: Reach) => ticked.has(keyOf(way)),
    /** An application of one's own is deleted one at a time: its name is typed before. */
    mayTick: (way: Reach) =>
      way.canRevoke &&
      way.kind !== 'own_application' &&
      (ticked.size < mostWaysAtOnce || ticked.has(keyOf(way))),
    tick(ways: readonly Reach[], on: boolean) {
      const next = new Map(ticked)
      for (const way of ways) {
        if (!on) next.delete(keyOf(way))
        else if (next.size < mostWaysAtOnce) next.set(keyOf(way), way)
      }
      setTicked(next)
    },
    clear: () => setTicked(new Map()),
  }
}
