import type { Member } from '@accord/contract/members.ts'
import { queryClient } from '../api/query-client.ts'
import { membersQuery } from '../members/members.api.ts'
import { organizationQuery } from '../organizations/organizations.api.ts'

/** What stands between two of `~` is put in by the script in the document (`fill-in.ts`). */
export const sampleId = '~id~'

const member: Member = {
  id: '~item~',
  name: '~name~',
  email: '~second~',
  roles: ['member'],
  joinedAt: '2026-01-01T00:00:00Z',
  own: false,
}

/** What the screens find when they are drawn beforehand: an organization that somebody manages, and one row of each list. */
export function keepSamples() {
  queryClient.setQueryData(organizationQuery(sampleId).queryKey, {
    id: sampleId,
    name: '~organization~',
    profileRoles: ['owner'],
  })
  queryClient.setQueryData(membersQuery(sampleId, 1, {}).queryKey, {
    data: [member],
    __meta: { total: 1, skip: 0, limit: 20 },
  })
}
