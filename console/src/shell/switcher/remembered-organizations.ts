import { saveStored, loadStored } from '../../browser/browser-storage.ts'
import { useState } from 'react'

const maxRecent = 8

/** Returns the organizations that the person visited in this browser, most recent first. */
export function recentOrganizations(): readonly string[] {
  return loadStored('recentOrganizations')?.[personId()] ?? []
}

export function recordVisitedOrganization(id: string) {
  const next = [id, ...recentOrganizations().filter((known) => known !== id)].slice(0, maxRecent)
  saveStored('recentOrganizations', { ...loadStored('recentOrganizations'), [personId()]: next })
}

function personId(): string {
  return loadStored('user')?.id ?? ''
}

/** Puts the items with these IDs first, in that order. */
export function inOrderOf<Item extends { id: string }>(
  items: readonly Item[],
  ids: readonly string[],
): Item[] {
  const named = ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
  return [...named, ...items.filter((item) => !named.includes(item))]
}

/** Returns the organizations that the person pinned in this browser, with a function that pins or unpins one. */
export function usePinnedOrganizations() {
  const person = loadStored('user')?.id ?? ''
  const [pinned, setPinned] = useState(() => loadStored('pinnedOrganizations')?.[person] ?? [])

  function togglePin(id: string) {
    const next = pinned.includes(id) ? pinned.filter((each) => each !== id) : [...pinned, id]
    saveStored('pinnedOrganizations', { ...loadStored('pinnedOrganizations'), [person]: next })
    setPinned(next)
  }

  return { pinned, togglePin }
}

/** Puts pinned items first, and otherwise keeps the order. */
export function pinnedFirst<Item extends { id: string }>(
  items: readonly Item[],
  pinned: readonly string[],
): Item[] {
  const isPinned = ({ id }: Item) => pinned.includes(id)
  return [...items.filter(isPinned), ...items.filter((item) => !isPinned(item))]
}
