export type ObservableValue<Value> = {
  get: () => Value
  set: (next: Value) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates a value outside of React, which components subscribe to with `useSyncExternalStore`. */
export function observableValue<Value>(initial: Value): ObservableValue<Value> {
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
