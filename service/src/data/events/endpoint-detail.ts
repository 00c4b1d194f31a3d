import type { EndpointRow } from './endpoints.store.ts'

/** How activity names an endpoint: by its host, because the rest of its URL may be a secret. */
export function detailOfEndpoint({
  id,
  url,
  stream,
  application_name: application = null,
}: Pick<EndpointRow, 'id' | 'url' | 'stream'> & { application_name?: string | null }) {
  return { on: { endpoint: id }, host: new URL(url).host, application, stream }
}
