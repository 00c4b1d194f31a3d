import { listApplications } from '@accord/contract/applications.ts'
import { listAuthorizations } from '@accord/contract/authorizations.ts'
import type { Call } from '@accord/contract/call.ts'
import { listMembers } from '@accord/contract/members.ts'
import { listNetworkInvitations } from '@accord/contract/network-invitations.ts'
import { listNetworks } from '@accord/contract/networks.ts'
import { getOrganization } from '@accord/contract/organizations.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import { mostSeen, type SeenKind, type SeenPart } from '@accord/contract/seen.ts'
import { me } from '@accord/contract/session.ts'

export type SeenRows = Pick<SeenPart, 'rows' | 'total' | 'more'>

export const nothing: SeenRows = { rows: [], total: 0, more: false }

/** Makes a call of the API as whoever is looked through, and answers its first rows. */
export type Ask = (call: Call, sent?: { params?: object; query?: object }) => Promise<SeenRows>

export interface Reading {
  kind: SeenKind
  /** The call that reads it: what that takes is what it takes to see it. */
  call: Call
  read: (ask: Ask, organizationId: string | undefined) => Promise<SeenRows>
}

const first = { $limit: String(mostSeen) }

/** What is about a person. */
export const ofPerson: readonly Reading[] = [
  { kind: 'person', call: me, read: (ask) => ask(me) },
  {
    kind: 'profiles',
    call: listProfiles,
    read: (ask) => ask(listProfiles, { query: { ...first, $with: 'organization' } }),
  },
]

/** What is of an organization. */
export const ofOrganization: readonly Reading[] = [
  {
    kind: 'organization',
    call: getOrganization,
    read: (ask, id) => ask(getOrganization, { params: { id } }),
  },
  {
    kind: 'members',
    call: listMembers,
    read: (ask, id) => ask(listMembers, { params: { id }, query: first }),
  },
  {
    kind: 'invitations',
    call: listMembers,
    read: (ask, id) =>
      ask(listMembers, { params: { id }, query: { ...first, withInvites: 'only' } }),
  },
  {
    kind: 'applications',
    call: listApplications,
    read: (ask, organization) => ask(listApplications, { query: { ...first, organization } }),
  },
  {
    kind: 'authorizations',
    call: listAuthorizations,
    read: (ask, organization) =>
      ask(listAuthorizations, { query: { ...first, organization, $with: 'application' } }),
  },
  {
    kind: 'networks',
    call: listNetworks,
    read: (ask, organization) => ask(listNetworks, { query: { ...first, organization } }),
  },
  { kind: 'network_organizations', call: listNetworkInvitations, read: readNetworkOrganizations },
]

/** As many networks are looked into, one after the other. */
const mostNetworks = 5

async function readNetworkOrganizations(
  ask: Ask,
  organization: string | undefined,
): Promise<SeenRows> {
  const created = await ask(listNetworks, {
    query: { $limit: String(mostNetworks), organization, standing: 'created' },
  })
  const found: SeenRows = { rows: [], total: 0, more: created.total > mostNetworks }
  for (const { id: network } of created.rows) {
    const { rows, total } = await ask(listNetworkInvitations, { query: { ...first, network } })
    found.rows.push(...rows.slice(0, mostSeen - found.rows.length))
    found.total += total
  }
  return found
}
