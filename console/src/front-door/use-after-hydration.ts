import { useSyncExternalStore } from 'react'

/** What only the browser knows: `before` while the prerendered page is taken over, then what `read` finds. */
export function useAfterHydration<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before)
}

function neverChanges() {
  return () => {}
}
