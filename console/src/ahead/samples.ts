import type { Application } from '@accord/contract/applications.ts'
import type { Member } from '@accord/contract/members.ts'
import type { Network, OwnMembership } from '@accord/contract/networks.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { applicationsQuery } from '../applications/applications.api.ts'
import { queryClient } from '../api/query-client.ts'
import { ownInvitationsQuery } from '../invitations/invitations.api.ts'
import { membersQuery } from '../members/members.api.ts'
import { networksQuery } from '../networks/networks.api.ts'
import { organizationQuery, organizationsQuery } from '../organizations/organizations.api.ts'

/** What stands between two of `~` is put in by the script in the document (`fill-in.ts`). */
export const sampleId = '~id~'

const named = { id: '~item~', name: '~name~', description: '~description~' }
/** At noon: the same day wherever this is built. */
const at = '2026-01-01T12:00:00Z'

const member: Member = {
  ...named,
  email: '~second~',
  roles: ['member'],
  joinedAt: at,
  own: false,
}

const application = {
  ...named,
  scopes: ['survey:read'],
  lastUsedAt: null,
  authorizations: { total: 0, upToDate: 0 },
} as unknown as Application

const network: Network = {
  ...named,
  createdBy: { id: '~by~', name: '~owner~' },
  createdAt: at,
  shares: ['survey'],
  members: { joined: 1, upToDate: 1, invited: 0 },
}

const joined: OwnMembership = {
  id: '~invitation~',
  acceptedAt: at,
  expiresAt: at,
  shares: ['survey'],
  requestedShares: [],
  refusedShares: [],
}

const invited: OwnMembership = { ...joined, acceptedAt: null, requestedShares: ['survey'] }

const organization = { ...named, city: '~place~' } as Organization

interface SampleList {
  queryKey: readonly unknown[]
  /** One of each kind, in the order in which the script counts them. */
  rows: object[]
  /** Enough for the field that searches a long list, and few enough for one page; of no two lists the same. */
  total: number
}

/** The lists of each page that is drawn beforehand, from top to bottom. */
export const sampleLists: Record<string, SampleList[]> = {
  members: [{ queryKey: membersQuery(sampleId, 1, {}).queryKey, rows: [member], total: 1 }],
  applications: [
    {
      queryKey: applicationsQuery(sampleId, 1).queryKey,
      rows: [application, { ...application, deletion: { askedAt: at, removedAt: at } }],
      total: 9,
    },
  ],
  networks: [
    { queryKey: networksQuery(sampleId, 'created', 1).queryKey, rows: [network], total: 9 },
    {
      queryKey: networksQuery(sampleId, 'joined', 1).queryKey,
      rows: [joined, invited].map((invitation) => ({ ...network, invitation })),
      total: 10,
    },
  ],
  organizations: [
    {
      queryKey: organizationsQuery(1).queryKey,
      rows: (['owner', 'admin', 'member'] as const).map((role) => ({
        ...organization,
        profileRoles: [role],
      })),
      total: 9,
    },
  ],
}

/** What the screens find when they are drawn beforehand: an organization that somebody manages, and nobody's invitation. */
export function keepSamples() {
  queryClient.setQueryData(organizationQuery(sampleId).queryKey, {
    id: sampleId,
    name: '~organization~',
    profileRoles: ['owner'],
  })
  queryClient.setQueryData(ownInvitationsQuery.queryKey, paged([], 0))
}

/** The rows of a page's lists, but for those that have nothing in them. */
export function keepLists(section: string, nones: readonly number[]) {
  for (const [index, { queryKey, rows, total }] of sampleLists[section]!.entries()) {
    const none = nones.includes(index)
    queryClient.setQueryData(queryKey, none ? paged([], 0) : paged(rows, total))
  }
}

function paged<Row>(data: Row[], total: number) {
  return { data, __meta: { total, skip: 0, limit: 20 } }
}
