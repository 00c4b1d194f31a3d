import type { NetworkMap } from '@accord/contract/networks.ts'

type Organization = NetworkMap['organizations'][number]

/** An application that connects two organizations, as seen from one of them. */
export interface Tie {
  application: { id: string; name: string }
  other: { id: string; name: string }
}

export interface MapNode extends Organization {
  /** The applications of other organizations that it authorized. */
  authorized: Tie[]
  /** Its own applications that other organizations authorized. */
  offered: Tie[]
}

/** A link from the applications' owner to the organization that authorized them. */
export interface MapLink {
  id: string
  from: string
  to: string
  applications: string[]
}

export interface MapGraph {
  /** Whether this is a past map, which has no applications. */
  past: boolean
  owner: MapNode
  /** All organizations except the owner: first the members, then the invited ones. */
  members: MapNode[]
  links: MapLink[]
}

export function graphOf({ organizations, authorizations }: NetworkMap, past = false): MapGraph {
  const nodes = new Map<string, MapNode>()
  for (const organization of organizations)
    nodes.set(organization.id, { ...organization, authorized: [], offered: [] })

  const links = new Map<string, MapLink>()
  for (const { application, owner, organization } of authorizations) {
    const [from, to] = [nodes.get(owner), nodes.get(organization)]
    if (!from || !to) continue
    from.offered.push({ application, other: { id: to.id, name: to.name } })
    to.authorized.push({ application, other: { id: from.id, name: from.name } })
    const id = `${owner} ${organization}`
    const link = links.get(id) ?? { id, from: owner, to: organization, applications: [] }
    link.applications.push(application.name)
    links.set(id, link)
  }

  const [owner, ...members] = nodes.values()
  if (!owner) throw new Error('A network has an owner.')
  return { past, owner, members: tiedTogether(members), links: [...links.values()] }
}

/**
 * Returns whether the network's owner can't see the applications that this organization authorized, except for the
 * owner's own.
 */
export function hidesApplications({ standing, shares }: MapNode): boolean {
  return standing !== 'owner' && !shares.includes('application')
}

/** Returns how many applications connect the organization to others. */
export function applicationsOf({ authorized, offered }: MapNode): number {
  return new Set([...authorized, ...offered].map(({ application }) => application.id)).size
}

/** Returns how many applications were authorized within the network. */
export function applicationsAmong({ owner, members }: MapGraph): number {
  const offered = [owner, ...members].flatMap((node) => node.offered)
  return new Set(offered.map(({ application }) => application.id)).size
}

/** Returns the IDs of a node and its connections. */
export function nearTo({ id, authorized, offered }: MapNode): Set<string> {
  return new Set([
    id,
    ...authorized.map(({ other }) => other.id),
    ...offered.map(({ other }) => other.id),
  ])
}

/** Orders connected organizations next to each other, to keep the lines between them short. */
function tiedTogether(members: readonly MapNode[]): MapNode[] {
  const waiting = new Map(members.map((node) => [node.id, node]))
  const ordered: MapNode[] = []
  for (const start of members) {
    const next = [start.id]
    for (let id = next.pop(); id !== undefined; id = next.pop()) {
      const node = waiting.get(id)
      if (!node) continue
      waiting.delete(id)
      ordered.push(node)
      next.push(...nearTo(node))
    }
  }
  const joined = ordered.filter(({ standing }) => standing === 'joined')
  return [...joined, ...ordered.filter(({ standing }) => standing !== 'joined')]
}
