import { type FormEvent, useState } from 'react'

/** Whether what the form holds differs from what it started with; saving waits for that. */
export function useChanged(initial: Record<string, string>) {
  const [changed, setChanged] = useState(false)
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const differs = differsFrom(initial, event.currentTarget)
    setChanged(Object.keys(initial).some(differs))
  }
  return { changed, onInput, settle: () => setChanged(false) }
}

/** Whether a field of the form, by its name, holds something else than it did. */
export function differsFrom(before: Record<string, string>, form: HTMLFormElement) {
  const typed = new FormData(form)
  // A checkbox that is not ticked is not among them.
  return (name: string) => (typed.get(name) ?? '') !== before[name]
}
