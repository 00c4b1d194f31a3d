import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { request as plainRequest, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface Question {
  path: string
  json?: unknown
  headers?: Record<string, string>
  /** The local address that the request is sent from. */
  from?: string
}

/** Sends requests to https://id.example.com, which the proxy on this machine serves. */
export function visitor(port: number, ca: string) {
  const agent = new Agent({ keepAlive: true, ca, servername: 'id.example.com' })
  return {
    ask: ({ path, json, headers, from }: Question): Promise<Answer> =>
      answered(
        request({
          agent,
          host: '127.0.0.1',
          port,
          path,
          method: json === undefined ? 'GET' : 'POST',
          headers: {
            host: 'id.example.com',
            ...(json !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(from && { localAddress: from }),
        }),
        json,
      ),
    leave: () => agent.destroy(),
  }
}

/** Sends a request without TLS. */
export function requestPlainly(port: number, path: string): Promise<Answer> {
  const headers = { host: 'id.example.com' }
  return answered(plainRequest({ host: '127.0.0.1', port, path, headers }))
}

function answered(asked: ReturnType<typeof request>, json?: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    asked.on('error', reject)
    asked.on('response', (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode!, headers: response.headers, body }),
        reject,
      )
    })
    asked.end(json === undefined ? undefined : JSON.stringify(json))
  })
}
