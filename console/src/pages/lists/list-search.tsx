import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useState } from 'react'
import type { AppPath } from '../../browser/app-path.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './list-search.module.css'

/** A person has typed a word by then; and browsers let no page write its address as often as a slider moves. */
const pause = 250

/**
 * What is looked for or selected: known here at once, and a little later by the address, which leads back to it. Back
 * leads past it.
 */
export function useLateAddress<Place>(known: Place, addressOf: (place: Place) => AppPath) {
  const router = useRouter()
  const [place, setPlace] = useState(known)
  const [seen, setSeen] = useState(known)
  const [written, setWritten] = useState(known)
  // Each by the address of now: what else stands in it, as another filter, changes nothing here.
  const told = addressOf(known)
  const wanted = addressOf(place)
  if (told !== addressOf(seen)) {
    setSeen(known)
    // By a link, or by Back.
    if (told !== addressOf(written)) {
      setWritten(known)
      setPlace(known)
    }
  }

  useEffect(() => {
    if (told === wanted) return
    const timer = setTimeout(() => {
      // Whoever is on their way to another page is not called back.
      if (wanted.split('?')[0] !== location.pathname) return
      setWritten(place)
      void router.navigate({ href: wanted, replace: true, resetScroll: false })
    }, pause)
    return () => clearTimeout(timer)
  }, [router, told, wanted, place])

  return [place, setPlace] as const
}

type ListSearchProps = {
  label: string
  /** What the address says is looked for. */
  value: string | undefined
  hrefOf: (search: string | undefined) => AppPath
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

/** A list of no more rows than these is seen at a glance. */
const maxUnsearched = 8

/** Where a list stands in the address: its page, and what is looked for in it. */
export type ListLocation = {
  page: number
  search: string | undefined
  hrefOf: (page: number, search: string | undefined) => AppPath
}

type PlaceSearchProps = {
  place: Omit<ListLocation, 'page'>
  label: string
  total: number | undefined
}

/** The field above a list that is long enough for one, or was searched. */
export function ListLocationSearch({ place, label, total = 0 }: PlaceSearchProps) {
  const isWanted = place.search !== undefined || total > maxUnsearched
  const [isThere, setThere] = useState(isWanted)
  // It stays: whoever empties it types on in it, while the list still is the short one that was found.
  if (isWanted && !isThere) setThere(true)
  if (!isWanted && !isThere) return null
  return (
    <div className={styles.search}>
      <ListSearch label={label} value={place.search} hrefOf={(search) => place.hrefOf(1, search)} />
    </div>
  )
}
