import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

interface RawAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  bytes: Buffer
}

/** A request that `fetch` would not send: another Host, an odd address. */
export async function rawRequest(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const sent = request({ hostname, port, path, method, headers: { ...headers }, agent: false })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  const status = response.statusCode ?? 0
  return { status, headers: response.headers, body: bytes.toString('utf8'), bytes }
}
