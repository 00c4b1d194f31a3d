import { useState } from 'react'

/** A choice that is made anew on the page and saved as a whole; `save` says what came of it. */
export function useEdited<Value>(saved: Value, save: (value: Value) => Promise<unknown>) {
  /** Nothing while it is what the service has. */
  const [edited, setEdited] = useState<Value>()
  const value = edited ?? saved

  async function update() {
    try {
      await save(value)
      // What was chosen while it was on its way stays.
      setEdited((now) => (now === edited ? undefined : now))
    } catch {
      // What was refused stays, to be tried again.
    }
  }

  return { value, edit: setEdited, discard: () => setEdited(undefined), update }
}
