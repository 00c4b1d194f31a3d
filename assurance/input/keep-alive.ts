import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'

export interface PlainRequest {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | undefined
}

/**
 * Sends requests over persistent connections, including requests that `fetch` would correct first.
 */
export function keptAlive(connections = 8) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    send: async (url: string, { method, path, headers = {}, body }: PlainRequest) => {
      const { hostname, port } = new URL(url)
      const sent = request({ hostname, port, path, method, headers, agent })
      sent.end(body)
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const text = Buffer.concat(chunks).toString('latin1')
      return { status: response.statusCode ?? 0, text, headers: response.headers }
    },
    [Symbol.dispose]: () => agent.destroy(),
  }
}
