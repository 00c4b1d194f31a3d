import { type FormEvent, useState } from 'react'

/** Whether what the form holds differs from what it started with; saving waits for that. */
export function useChanged(initial: Record<string, string>) {
  const [changed, setChanged] = useState(false)
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    // A checkbox that is not ticked is not among them.
    setChanged(Object.entries(initial).some(([name, value]) => (typed.get(name) ?? '') !== value))
  }
  return { changed, onInput, settle: () => setChanged(false) }
}
