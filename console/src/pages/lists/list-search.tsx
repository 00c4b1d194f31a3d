import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useState } from 'react'
import type { AppPath } from '../../browser/app-path.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './list-search.module.css'

/**
 * How long to wait after a keystroke, which is enough to type a word. Browsers also limit how often a page can change
 * its URL.
 */
const pause = 250

/**
 * Manages a value in the URL, such as a search. It changes immediately on the page, and shortly afterwards in the URL,
 * where it replaces the history entry.
 */
export function useLateAddress<Place>(known: Place, addressOf: (place: Place) => AppPath) {
  const router = useRouter()
  const [place, setPlace] = useState(known)
  const [seen, setSeen] = useState(known)
  const [written, setWritten] = useState(known)
  // Values are compared by their URL, because other parameters, such as another filter, don't matter here.
  const told = addressOf(known)
  const wanted = addressOf(place)
  if (told !== addressOf(seen)) {
    setSeen(known)
    // A link or Back changed the URL.
    if (told !== addressOf(written)) {
      setWritten(known)
      setPlace(known)
    }
  }

  useEffect(() => {
    if (told === wanted) return
    const timer = setTimeout(() => {
      // Someone who is already opening another page must not be brought back.
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
  /** The search term in the URL. */
  value: string | undefined
  hrefOf: (search: string | undefined) => AppPath
}

/** Searches while the person types. The term is in the URL, and Back skips it. */
export function ListSearch({ label, value = '', hrefOf }: ListSearchProps) {
  const [typed, setTyped] = useLateAddress(value, (words) => hrefOf(words.trim() || undefined))

  // Enter doesn't need to do anything, because the list already searches while the person types.
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

/** The maximum number of rows in a list without a search. */
const maxUnsearched = 8

/** The position in a list according to the URL: the page and the search term. */
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

/** Shows a search field above a list that is long enough for one, or that was searched. */
export function ListLocationSearch({ place, label, total = 0 }: PlaceSearchProps) {
  const isWanted = place.search !== undefined || total > maxUnsearched
  const [isThere, setThere] = useState(isWanted)
  // The field stays after it's cleared, because the person may keep typing while the short result is still shown.
  if (isWanted && !isThere) setThere(true)
  if (!isWanted && !isThere) return null
  return (
    <div className={styles.search}>
      <ListSearch label={label} value={place.search} hrefOf={(search) => place.hrefOf(1, search)} />
    </div>
  )
}
