import type { SubmitEvent } from 'react'
import type { Address } from '../../browser/address.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useLateAddress } from './use-late-address.ts'

type ListSearchProps = {
  label: string
  /** What the address says is looked for. */
  value: string | undefined
  hrefOf: (search: string | undefined) => Address
}

/** Finds while somebody types. What is looked for stands in the address, and Back leads past it. */
export function ListSearch({ label, value = '', hrefOf }: ListSearchProps) {
  const [typed, setTyped] = useLateAddress(value, (words) => hrefOf(words.trim() || undefined))

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
