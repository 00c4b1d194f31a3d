import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** An external server that receives forms. */
export interface Receiver extends AsyncDisposable {
  url: string
  /** Every received form, in the order of the responses. */
  received: { path: string; contentType: string | undefined; form: URLSearchParams }[]
  /** The status of its next responses. If it's undefined, the server never responds. */
  answerWith: number | undefined
  /** The target of its redirects. */
  leadsTo: string
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const contentType = request.headers['content-type']
      receiver.received.push({ path: request.url!, contentType, form: new URLSearchParams(body) })
      if (receiver.answerWith === undefined) return
      response.writeHead(receiver.answerWith, { location: receiver.leadsTo })
      response.end('nobody reads this')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answerWith: 200,
    leadsTo: '',
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}
