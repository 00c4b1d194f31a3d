import { pathTo } from '../../browser/app-path.ts'
import { useOrganization } from '../../organizations/use-organization.ts'

/** Returns the addresses of an organization's audit streams. */
export function useAuditStreamPages() {
  const { id } = useOrganization()
  return {
    list: pathTo('/organization/$id/audit-streams', { id }),
    create: pathTo('/organization/$id/audit-streams/new', { id }),
    stream: (stream: string) => pathTo('/organization/$id/audit-streams/$stream', { id, stream }),
  }
}

/** Returns whether the person can create and change audit streams. Admins only see them. */
export function useOwnsStreams(): boolean {
  return (useOrganization().profileRoles ?? []).includes('owner')
}
