import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import type { Address } from '../../browser/address.ts'
import { TextField } from '../../ui/fields/text-field.tsx'

/** A person has typed a word by then. */
const pause = 250

type ListSearchProps = {
  label: string
  /** What the address says is looked for. */
  value: string | undefined
  hrefOf: (search: string | undefined) => Address
}

/** Finds while somebody types. What is looked for stands in the address, and Back leads past it. */
export function ListSearch({ label, value = '', hrefOf }: ListSearchProps) {
  const router = useRouter()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // A link, or Back, looks for something else than what was typed.
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }

  const look = useEffectEvent((next: string) => {
    if (next === known) return
    setKnown(next)
    router.history.replace(hrefOf(next || undefined))
  })
  useEffect(() => {
    const timer = setTimeout(() => look(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])

  // Enter finds no sooner, and leads nowhere else.
  function submit(event: SubmitEvent) {
    event.preventDefault()
  }

  return (
    <form role="search" onSubmit={submit}>
      <TextField
        label={label}
        type="search"
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  )
}
