import { useState } from 'react'
import type { Address } from '../../browser/address.ts'
import { ListSearch } from './list-search.tsx'
import styles from './searched-place.module.css'

/** A list of no more rows than these is seen at a glance. */
const mostUnsearched = 8

/** Where a list stands in the address: its page, and what is looked for in it. */
export type SearchedPlace = {
  page: number
  search: string | undefined
  hrefOf: (page: number, search: string | undefined) => Address
}

type PlaceSearchProps = {
  place: Omit<SearchedPlace, 'page'>
  label: string
  total: number | undefined
}

/** The field above a list that is long enough for one, or was searched. */
export function PlaceSearch({ place, label, total = 0 }: PlaceSearchProps) {
  const isWanted = place.search !== undefined || total > mostUnsearched
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
