import { once } from 'node:events'
import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface ReceivedEvent {
  at: number
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
  /** The body as JSON. */
  event: { type: string; timestamp: string; data: Record<string, unknown> }
}

/** An external server that receives events. */
export interface EventReceiver extends AsyncDisposable {
  url: string
  received: ReceivedEvent[]
  /** Responds to a request. By default with 204. */
  respond: (response: ServerResponse, received: ReceivedEvent) => void
  /** The types of the received events. */
  types(): string[]
}

export const respondWith =
  (status: number, headers: Record<string, string> = {}, text = '') =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end(text)

export async function startEventReceiver(): Promise<EventReceiver> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const event = JSON.parse(body.toString())
      const { url: path, headers } = request
      const received = { at: performance.now(), path: path!, headers, body, event }
      receiver.received.push(received)
      receiver.respond(response, received)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: EventReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    respond: respondWith(204),
    types: () => receiver.received.map(({ event }) => event.type),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}
