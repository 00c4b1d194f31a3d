import { keep, recall } from '../../browser/browser-storage.ts'

const mostRecent = 8

/** The organizations that the person was in before, in this browser, the last first. */
export function recentOrganizations(): readonly string[] {
  return recall('recentOrganizations')?.[person()] ?? []
}

export function noteOrganization(id: string) {
  const next = [id, ...recentOrganizations().filter((known) => known !== id)].slice(0, mostRecent)
  keep('recentOrganizations', { ...recall('recentOrganizations'), [person()]: next })
}

function person(): string {
  return recall('user')?.id ?? ''
}

/** Those that are named first, in that order, then the others as they came. */
export function inOrderOf<Item extends { id: string }>(
  items: readonly Item[],
  ids: readonly string[],
): Item[] {
  const named = ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
  return [...named, ...items.filter((item) => !named.includes(item))]
}
