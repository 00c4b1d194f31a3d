import { useState } from 'react'

interface Options<Value> {
  save: (value: Value) => Promise<unknown>
  onSaved: () => void
  onRefused: (error: unknown) => void
}

/** A choice that is made anew on the page and saved as a whole. */
export function useEdited<Value>(saved: Value, { save, onSaved, onRefused }: Options<Value>) {
  /** Nothing while it is what the service has. */
  const [edited, setEdited] = useState<Value>()
  const value = edited ?? saved

  async function update() {
    try {
      await save(value)
      // What was chosen while it was on its way stays.
      setEdited((now) => (now === edited ? undefined : now))
      onSaved()
    } catch (error) {
      onRefused(error)
    }
  }

  return { value, edit: setEdited, discard: () => setEdited(undefined), update }
}
