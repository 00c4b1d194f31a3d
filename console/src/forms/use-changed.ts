import { type FormEvent, useState } from 'react'

/** Whether what the form holds differs from what it started with; saving waits for that. */
export function useChanged(initial: Record<string, string>) {
  const [changed, setChanged] = useState(false)
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setChanged(Object.keys(differing(currentTarget, initial)).length > 0)
  return { changed, onInput, settle: () => setChanged(false) }
}

/** What the form holds where it differs from what it started with. */
export function differing(form: HTMLFormElement, initial: Record<string, string>) {
  const typed = new FormData(form)
  // A checkbox that is not ticked is not among them.
  const all = Object.keys(initial).map((name) => [name, (typed.get(name) ?? '') as string] as const)
  return Object.fromEntries(all.filter(([name, value]) => value !== initial[name]))
}
