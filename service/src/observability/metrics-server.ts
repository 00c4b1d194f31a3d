import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLoopback } from '#config/addresses.ts'
import { explainMetricsAddress } from '#cli/try-port.ts'

interface Answers {
  /** Returns the metrics as text. */
  metrics: () => Promise<string>
  /** Returns whether the process can do its work, and the reasons if it can't. */
  ready: () => Promise<{ ready: boolean }>
}

interface Address {
  port: number
  host: string
}

/**
 * Starts a separate server for operators. People and applications never use it, and its information doesn't belong on
 * the public port. It serves only these three pages.
 */
export async function startMetricsServer({ port, host }: Address, { metrics, ready }: Answers) {
  const pages: Record<string, (response: ServerResponse) => Promise<void>> = {
    '/metrics': async (response) => {
      const text = await metrics()
      response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      response.end(text)
    },
    '/healthz': async (response) => json(response, 200, { status: 'alive' }),
    '/readyz': async (response) => {
      const state = await ready()
      json(response, state.ready ? 200 : 503, state)
    },
  }
  // On a loopback address, other host names are rejected, so that a web page can't reach this server by DNS rebinding.
  // On other addresses, machines use names that only their network can resolve.
  const isKnown = (named = '') =>
    !isLoopback(host) ||
    (URL.canParse(`http://${named}`) && isLoopback(new URL(`http://${named}`).hostname))
  const server = createServer((request, response) => {
    if (!isKnown(request.headers.host)) return json(response, 421, { status: 'another host' })
    const page = pages[request.url?.split('?')[0] ?? '']
    if (!page) return json(response, 404, { status: 'not found' })
    if (request.method !== 'GET') {
      response.setHeader('allow', 'GET')
      return json(response, 405, { status: 'only GET' })
    }
    page(response).catch(() => json(response, 500, { status: 'fault' }))
  })
  server.requestTimeout = 5000
  server.maxConnections = 50
  server.listen(port, host)
  await once(server, 'listening').catch(explainMetricsAddress({ port, host }))
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function json(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}
