import type { PoolClient, QueryConfig } from 'pg'

const names = new Map<string, string>()

/** A year is told with few statements, each of them often: a connection parses and plans it once. */
export function planOnce(client: PoolClient) {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown
  const named = (...parameters: unknown[]) => {
    const [text, values, ...others] = parameters
    if (typeof text !== 'string' || !Array.isArray(values) || others.length > 0) {
      return query(...parameters)
    }
    return query({ name: nameOf(text), text, values } satisfies QueryConfig)
  }
  client.query = named as typeof client.query
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `demo-${names.size}`
  names.set(text, name)
  return name
}
