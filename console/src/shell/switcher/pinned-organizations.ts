import { useState } from 'react'
import { keep, recall } from '../../browser/browser-storage.ts'

/** The organizations that the person pinned in this browser, and the way to pin and unpin one. */
export function usePinnedOrganizations() {
  const person = recall('user')?.id ?? ''
  const [pinned, setPinned] = useState(() => recall('pinnedOrganizations')?.[person] ?? [])

  function togglePin(id: string) {
    const next = pinned.includes(id) ? pinned.filter((each) => each !== id) : [...pinned, id]
    keep('pinnedOrganizations', { ...recall('pinnedOrganizations'), [person]: next })
    setPinned(next)
  }

  return { pinned, togglePin }
}

/** Those that are pinned before the others, each in the order they came in. */
export function pinnedFirst<Item extends { id: string }>(
  items: readonly Item[],
  pinned: readonly string[],
): Item[] {
  const isPinned = ({ id }: Item) => pinned.includes(id)
  return [...items.filter(isPinned), ...items.filter((item) => !isPinned(item))]
}
