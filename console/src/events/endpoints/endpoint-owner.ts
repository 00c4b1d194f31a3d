import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { applicationQuery } from '../../applications/applications.api.ts'
import { pathTo } from '../../browser/app-path.ts'
import { useOrganization } from '../../organizations/use-organization.ts'

/** Whose events an endpoint receives: an organization's own, or everything that an application can read. */
export interface EndpointOwner {
  /** The organization that manages the endpoints. */
  organizationId: string
  applicationId: string | undefined
}

/** Returns the owner of the endpoints on this page, according to its address. */
export function useEndpointOwner(): EndpointOwner {
  const { id } = useOrganization()
  const place = useParams({ from: '/signed-in/application/$id', shouldThrow: false })
  return { organizationId: id, applicationId: place?.id }
}

/** Returns the application that owns the endpoints on this page. It's undefined while it's loading, or if there's none. */
export function useOwningApplication() {
  const { organizationId, applicationId = '' } = useEndpointOwner()
  const enabled = applicationId !== ''
  return useQuery({ ...applicationQuery(organizationId, applicationId), enabled }).data
}

interface ListedDeliveries {
  page?: number | undefined
  state?: string | undefined
  type?: string | undefined
}

const queryOf = ({ page, state, type }: ListedDeliveries = {}) =>
  ({ page, status: state, type }) as object

/** Returns the addresses of an owner's endpoints. */
export function endpointPages({ organizationId, applicationId }: EndpointOwner) {
  if (applicationId !== undefined) {
    const id = applicationId
    return {
      list: pathTo('/application/$id/endpoints', { id }),
      create: pathTo('/application/$id/endpoints/new', { id }),
      deliveries: (endpoint: string, listed?: ListedDeliveries) =>
        pathTo('/application/$id/endpoints/$endpoint', { id, endpoint }, queryOf(listed)),
      settings: (endpoint: string) =>
        pathTo('/application/$id/endpoints/$endpoint/settings', { id, endpoint }),
      secret: (endpoint: string) =>
        pathTo('/application/$id/endpoints/$endpoint/secret', { id, endpoint }),
      delivery: (endpoint: string, seq: number) =>
        pathTo('/application/$id/endpoints/$endpoint/deliveries/$seq', {
          id,
          endpoint,
          seq: String(seq),
        }),
    }
  }
  const id = organizationId
  return {
    list: pathTo('/organization/$id/endpoints', { id }),
    create: pathTo('/organization/$id/endpoints/new', { id }),
    deliveries: (endpoint: string, listed?: ListedDeliveries) =>
      pathTo('/organization/$id/endpoints/$endpoint', { id, endpoint }, queryOf(listed)),
    settings: (endpoint: string) =>
      pathTo('/organization/$id/endpoints/$endpoint/settings', { id, endpoint }),
    secret: (endpoint: string) =>
      pathTo('/organization/$id/endpoints/$endpoint/secret', { id, endpoint }),
    delivery: (endpoint: string, seq: number) =>
      pathTo('/organization/$id/endpoints/$endpoint/deliveries/$seq', {
        id,
        endpoint,
        seq: String(seq),
      }),
  }
}

export function useEndpointPages() {
  return endpointPages(useEndpointOwner())
}
