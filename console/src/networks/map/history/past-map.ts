import type { NetworkHistory, NetworkMap } from '@accord/contract/networks.ts'
import { useEffect, useState } from 'react'
import { saveStored, loadStored } from '../../../browser/browser-storage.ts'

export type Change = NetworkHistory['changes'][number]

/** A minute in which something changed: all of it is one step of the way back. */
export interface Moment {
  at: string
  changes: Change[]
}

/** The oldest first. */
export function momentsOf(changes: readonly Change[]): Moment[] {
  const minutes = Map.groupBy(changes.toReversed(), ({ at }) => at.slice(0, 16))
  return [...minutes.values()].map((each) => ({ at: each[0]!.at, changes: each }))
}

/** How many of them have happened by then: all is now. */
export function stepsUntil(at: string | undefined, moments: readonly Moment[]): number {
  return moments.filter((moment) => !at || moment.at <= at).length
}

/**
 * The map as it was before these moments, which are the last ones: what they changed is taken back. Of the past only
 * who was in the network and what they shared is known. Of a large network the map has not all: who is in it now and not
 * on the map is not on that of any moment.
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

/** Those that left by the newest change of theirs and are not on the map of now, each once. The newest come first. */
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
 * What changed since the person last looked at this map in this browser; undefined at their first visit, or as long as it is not known. Remembered is the
 * newest change they were shown, by the service's clock: the browser's may be wrong.
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
