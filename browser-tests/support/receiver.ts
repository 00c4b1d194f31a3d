import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

/** A program that receives events at an endpoint, or an audit stream. */
export interface Receiver extends AsyncDisposable {
  url: string
  /** The types of the events that arrived, oldest first. For a stream, the kinds of its rows and other records. */
  types: string[]
  /** Responds to all following events with this status. */
  respondWith: (status: number) => void
}

export async function startReceiver(): Promise<Receiver> {
  const types: string[] = []
  let status = 200
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const isCompressed = request.headers['content-encoding'] === 'gzip'
      const text = (isCompressed ? gunzipSync(body) : body).toString()
      for (const line of text.trimEnd().split('\n')) types.push(typeOf(line))
      response.writeHead(status, { 'content-type': 'text/plain' }).end(`Responded ${status}.`)
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://localhost:${port}/events`,
    types,
    respondWith: (next) => {
      status = next
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function typeOf(json: string): string {
  const { type, kind, record } = JSON.parse(json) as Record<'type' | 'kind' | 'record', string>
  return type ?? kind ?? record
}
