import type { NetworkHistory, NetworkMap } from '@accord/contract/networks.ts'

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

/**
 * The map as it was before these moments, which are the last ones: what they changed is taken back. Of the past only
 * who was in the network and what they shared is known.
 */
export function mapBefore({ organizations }: NetworkMap, last: readonly Moment[]): NetworkMap {
  const known = new Map(organizations.map((each) => [each.id, each]))
  const inside = new Map([...known].filter(([, { standing }]) => standing !== 'invited'))
  for (const { organization, before } of last.flatMap(({ changes }) => changes).toReversed()) {
    const { id } = organization
    const { name } = known.get(id) ?? organization
    if (before) inside.set(id, { id, name, standing: 'joined', shares: before })
    else inside.delete(id)
  }
  return { organizations: [...inside.values()], authorizations: [] }
}

/** Those that changes tell of and the map of now does not have, each once. */
export function goneFrom({ organizations }: NetworkMap, changes: readonly Change[]) {
  const here = new Set(organizations.map(({ id }) => id))
  const named = new Map(changes.map(({ organization }) => [organization.id, organization]))
  return [...named.values()].filter(({ id }) => !here.has(id))
}
