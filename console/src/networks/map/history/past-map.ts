import type { NetworkHistory, NetworkMap } from '@accord/contract/networks.ts'
import { useEffect, useState } from 'react'
import { saveStored, loadStored } from '../../../browser/browser-storage.ts'

export type Change = NetworkHistory['changes'][number]

/** A step of the history, which contains all changes within one minute. */
export interface Moment {
  at: string
  changes: Change[]
}

/** Groups changes by minute, oldest first. */
export function momentsOf(changes: readonly Change[]): Moment[] {
  const minutes = Map.groupBy(changes.toReversed(), ({ at }) => at.slice(0, 16))
  return [...minutes.values()].map((each) => ({ at: each[0]!.at, changes: each }))
}

/** Returns how many of the moments have passed. If all have, the current map is shown. */
export function stepsUntil(at: string | undefined, moments: readonly Moment[]): number {
  return moments.filter((moment) => !at || moment.at <= at).length
}

/**
 * Returns the map before the given moments, which must be the latest ones, by undoing their changes. A past map
 * contains only the members and their shared data. The map of a large network is incomplete, and members who are
 * missing on the current map are also missing on past maps.
 */
export function mapBefore({ organizations }: NetworkMap, last: readonly Moment[]): NetworkMap {
  const known = new Map(organizations.map((each) => [each.id, each]))
  const inside = new Map([...known].filter(([, { standing }]) => standing !== 'invited'))
  const changes = last.flatMap((moment) => moment.changes).toReversed()
  const gone = new Set(goneFrom({ organizations }, changes).map(({ id }) => id))
  for (const { organization, before } of changes) {
    const { id } = organization
    if (!known.has(id) && !gone.has(id)) continue
    const { name } = known.get(id) ?? organization
    if (before) inside.set(id, { id, name, standing: 'joined', shares: before })
    else inside.delete(id)
  }
  return { organizations: [...inside.values()], authorizations: [] }
}

/** Returns the organizations that left, haven't rejoined, and aren't on the current map, newest first. */
export function goneFrom(
  { organizations }: Pick<NetworkMap, 'organizations'>,
  changes: readonly Change[],
) {
  const here = new Set(organizations.map(({ id }) => id))
  const newest = new Map(changes.toReversed().map((each) => [each.organization.id, each]))
  return [...newest.values()]
    .filter(({ after, organization }) => after === null && !here.has(organization.id))
    .map(({ organization }) => organization)
}

/**
 * Returns the changes since the person last viewed this map in this browser. The result is undefined on their first
 * visit and while loading. The browser stores the time of the latest change that was shown, according to the service's
 * clock, because its own clock may be wrong.
 */
export function useUnseen(network: string, history?: NetworkHistory): Change[] | undefined {
  const person = loadStored('user')?.id ?? ''
  const [seen] = useState(() => loadStored('seenMaps')?.[person]?.[network])
  const newest = history?.changes[0]?.at ?? history?.since
  useEffect(() => {
    if (newest === undefined) return
    const maps = loadStored('seenMaps')
    saveStored('seenMaps', { ...maps, [person]: { ...maps?.[person], [network]: newest } })
  }, [person, network, newest])
  return seen === undefined ? undefined : history?.changes.filter(({ at }) => at > seen)
}
