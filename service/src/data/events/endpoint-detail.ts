import type { ManagedEndpointRow } from './managed-endpoints.store.ts'

/** How activity names an endpoint: by its host, because the rest of its URL may be a secret. */
export function detailOfEndpoint({
  id,
  url,
  application_name: application,
}: Pick<ManagedEndpointRow, 'id' | 'url' | 'application_name'>) {
  return { on: { endpoint: id }, host: new URL(url).host, application }
}
