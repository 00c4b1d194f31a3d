import type { NetworkHistory, NetworkMap } from '@accord/contract/networks.ts'
import { useEffect, useState } from 'react'
import { saveStored, loadStored } from '../../../browser/browser-storage.ts'

export type Change = NetworkHistory['changes'][number]

/** All changes within one minute form one step of the history. */
export interface Moment {
  at: string
  changes: Change[]
}

/** Groups changes by minute, oldest first. */
export function momentsOf(changes: readonly Change[]): Moment[] {
  const minutes = Map.groupBy(changes.toReversed(), ({ at }) => at.slice(0, 16))
  return [...minutes.values()].map((each) => ({ at: each[0]!.at, changes: each }))
}

/** How many of the moments have passed. All of them means now. */
export function stepsUntil(at: string | undefined, moments: readonly Moment[]): number {
  return moments.filter((moment) => !at || moment.at <= at).length
}

/**
 * The map as it was before the given moments, which must be the latest ones: it undoes their changes. The past contains
 * only the members and their shared data. The map of a large network isn't complete: current members who aren't on it
 * aren't on any past map either.
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

/** The organizations whose latest change was to leave and that aren't on the current map, newest first. */
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
 * The changes since the person last looked at this map in this browser. Undefined on their first visit and while
 * loading. The browser stores the time of the latest change shown, by the service's clock, because its own may be
 * wrong.
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
