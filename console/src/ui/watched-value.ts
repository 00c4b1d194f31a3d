export type WatchedValue<Value> = {
  get: () => Value
  set: (next: Value) => void
  subscribe: (listener: () => void) => () => void
}

/** A value outside React that components follow with `useSyncExternalStore`. */
export function watchedValue<Value>(initial: Value): WatchedValue<Value> {
  let current = initial
  const listeners = new Set<() => void>()

  return {
    get: () => current,
    set: (next) => {
      current = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
