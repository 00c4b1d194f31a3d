import type { Use } from './last-uses.store.ts'
import type { UseKind } from '#actor.ts'

const dayMilliseconds = 86_400_000

/**
 * Uses that are not written yet: as many as given, and none of what is new after that. By day, kind, scope and id,
 * because to look up short names that are known takes a third of the time that one put together would.
 */
export function notedUses(most: number) {
  const days = new Map<number, Map<UseKind, Map<string, Map<string, Use>>>>()
  let size = 0
  return {
    isEmpty: () => size === 0,

    /** Whether this was the last new one that fits. */
    add(kind: UseKind, id: string, scope: string, at: number, calls = 1): boolean {
      const kinds = within(days, Math.floor(at / dayMilliseconds))
      const uses = within(within(kinds, kind), scope)
      const use = uses.get(id)
      if (use) {
        use.at = Math.max(use.at, at)
        use.calls += calls
        return false
      }
      if (size === most) return false
      uses.set(id, { kind, id, scope, at, calls })
      size += 1
      return size === most
    },

    list: (): Use[] =>
      [...days.values()]
        .flatMap((kinds) => [...kinds.values()])
        .flatMap((scopes) => [...scopes.values()])
        .flatMap((uses) => [...uses.values()]),
  }
}

function within<Key, Inner, Value>(maps: Map<Key, Map<Inner, Value>>, key: Key): Map<Inner, Value> {
  const known = maps.get(key)
  if (known) return known
  const made = new Map<Inner, Value>()
  maps.set(key, made)
  return made
}
