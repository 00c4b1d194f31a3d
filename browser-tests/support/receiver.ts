import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** A program that receives events at an endpoint. */
export interface Receiver extends AsyncDisposable {
  url: string
  /** The types of the events that arrived, oldest first. */
  types: string[]
  /** Responds to all following events with this status. */
  respondWith: (status: number) => void
}

export async function startReceiver(): Promise<Receiver> {
  const types: string[] = []
  let status = 200
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      types.push((JSON.parse(body) as { type: string }).type)
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
