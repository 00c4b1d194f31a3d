import { once } from 'node:events'
import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { respondWith } from './event-receiver.ts'

export interface ReceivedBatch {
  path: string
  headers: IncomingHttpHeaders
  /** As it arrived, and decompressed. */
  bytes: Buffer
  text: string
}

/** A security tool that receives audit streams. */
export interface StreamReceiver extends AsyncDisposable {
  url: string
  received: ReceivedBatch[]
  /** Responds to a request. By default with 200. */
  respond: (response: ServerResponse, received: ReceivedBatch) => void
}

export async function startStreamReceiver(): Promise<StreamReceiver> {
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const { url: path, headers } = request
      const received = { path: path!, headers, bytes, text: gunzipSync(bytes).toString() }
      receiver.received.push(received)
      receiver.respond(response, received)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: StreamReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    respond: respondWith(200, {}, '{}'),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}
