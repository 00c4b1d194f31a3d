import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useState } from 'react'
import type { AppPath } from '../../browser/app-path.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './list-search.module.css'

/** Enough time to type a word. Browsers also limit how often a page can change its address. */
const pause = 250

/**
 * A value that's in the address, such as a search: it changes immediately here and shortly after in the
 * address, replacing the history entry.
 */
export function useLateAddress<Place>(known: Place, addressOf: (place: Place) => AppPath) {
  const router = useRouter()
  const [place, setPlace] = useState(known)
  const [seen, setSeen] = useState(known)
  const [written, setWritten] = useState(known)
  // Values are compared by their address. Other parameters, such as another filter, don't matter here.
  const told = addressOf(known)
  const wanted = addressOf(place)
  if (told !== addressOf(seen)) {
    setSeen(known)
    // The address changed by a link or by Back.
    if (told !== addressOf(written)) {
      setWritten(known)
      setPlace(known)
    }
  }

  useEffect(() => {
    if (told === wanted) return
    const timer = setTimeout(() => {
      // Don't pull back someone who is on their way to another page.
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
  /** The search term in the address. */
  value: string | undefined
  hrefOf: (search: string | undefined) => AppPath
}

/** Searches while the person types. The term is in the address, and Back skips it. */
export function ListSearch({ label, value = '', hrefOf }: ListSearchProps) {
  const [typed, setTyped] = useLateAddress(value, (words) => hrefOf(words.trim() || undefined))

  // Enter doesn't need to do anything: the list already searches while typing.
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

/** Lists with up to this many rows don't need a search. */
const maxUnsearched = 8

/** The position in a list as it appears in the address: the page and the search term. */
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

/** The search field above a list that is long enough for one, or was searched. */
export function ListLocationSearch({ place, label, total = 0 }: PlaceSearchProps) {
  const isWanted = place.search !== undefined || total > maxUnsearched
  const [isThere, setThere] = useState(isWanted)
  // The field stays: after clearing it, the person may keep typing while the short result is still shown.
  if (isWanted && !isThere) setThere(true)
  if (!isWanted && !isThere) return null
  return (
    <div className={styles.search}>
      <ListSearch label={label} value={place.search} hrefOf={(search) => place.hrefOf(1, search)} />
    </div>
  )
}
