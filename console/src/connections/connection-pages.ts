import { pathTo } from '../browser/app-path.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import type { SignInFilter } from './connections.api.ts'

/** Returns the addresses of an organization's pages about single sign-on. */
function connectionPages(id: string) {
  return {
    list: pathTo('/organization/$id/single-sign-on', { id }),
    create: pathTo('/organization/$id/single-sign-on/new', { id }),
    setUp: (connection: string) =>
      pathTo('/organization/$id/single-sign-on/$connection', { id, connection }),
    status: (connection: string, listed: { page?: number; show?: SignInFilter | undefined } = {}) =>
      pathTo('/organization/$id/single-sign-on/$connection/status', { id, connection }, listed),
    signIn: (connection: string) =>
      pathTo('/organization/$id/single-sign-on/$connection/sign-in', { id, connection }),
  }
}

export function useConnectionPages() {
  return connectionPages(useOrganization().id)
}

/** Returns whether the person can change connections. Only owners can. */
export function useOwnsConnections(): boolean {
  return (useOrganization().profileRoles ?? []).includes('owner')
}
