import { once } from 'node:events'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import type { Call, ReplyOf, Sent } from '@accord/contract/call.ts'
import type { ImpactItem, Impact } from '@accord/contract/impact.ts'

interface RawAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  bytes: Buffer
}

/** Sends a request that `fetch` doesn't support, such as one with a different Host or an unusual address. */
export async function rawRequest(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const sent = httpRequest({ hostname, port, path, method, headers: { ...headers }, agent: false })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  const status = response.statusCode ?? 0
  return { status, headers: response.headers, body: bytes.toString('utf8'), bytes }
}

export interface Answer<Body = unknown> {
  status: number
  body: Body
  headers: Headers
}

/** An error response in tests. */
export interface ErrorAnswer {
  code: string
  message: string
  fields?: Record<string, string>
}

type Parts<C extends Call> = keyof Sent<C> extends never ? [] : [sent: Sent<C>]

export interface Client {
  /** Makes a call that must succeed. Throws the service's error otherwise. */
  call<C extends Call>(described: C, ...sent: Parts<C>): Promise<ReplyOf<C>>
  /** Returns a call's impact without making the change. */
  preview<C extends Call & { previews: true }>(
    described: C,
    ...sent: Parts<C>
  ): Promise<ImpactItem[]>
  /** Makes a call that must fail. */
  refused<C extends Call>(described: C, ...sent: Parts<C>): Promise<Answer<ErrorAnswer>>
  /** Sends any request, including those that a typed client can't send. */
  request(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
  with(headers: Record<string, string>): Client
  /** Returns the same caller at another instance. */
  at(elsewhere: string): Client
  /** The headers of every request. */
  headers: Record<string, string>
}

/** Calls the service with the contract's own objects, so that a renamed field breaks the test at compile time. */
export function caller(url: string, always: Record<string, string> = {}): Client {
  const request: Client['request'] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...always,
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: response.status, body: await bodyOf(response), headers: response.headers }
  }
  const make = (described: Call, sent: Untyped = {}) =>
    request(described.method, urlTo(described, sent), sent.body)

  const made = async (described: Call, sent?: Untyped) => {
    const answer = await make(described, sent)
    if (answer.status >= 400) {
      throw new Error(`${described.method} ${described.path}: ${JSON.stringify(answer.body)}`)
    }
    return answer.body
  }

  return {
    request,
    headers: always,
    with: (headers) => caller(url, { ...always, ...headers }),
    at: (elsewhere) => caller(elsewhere, always),
    call: async (described, ...[sent]) => (await made(described, sent)) as never,
    preview: async (described, ...[sent]) => {
      const { consequences: impact } = (await made(described, asPreview(sent))) as Impact
      return impact
    },
    refused: async (described, ...[sent]) => {
      const answer = await make(described, sent)
      if (answer.status < 400) throw new Error(`${described.path} was not refused`)
      return answer as Answer<ErrorAnswer>
    },
  }
}

/** Turns a call into a dry run. */
export function asPreview(sent: Untyped = {}) {
  return { ...sent, query: { ...sent.query, dryRun: 'true' } }
}

interface Untyped {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

export function urlTo({ path }: Call, { params = {}, query = {} }: Untyped): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return `/api${filled}${search.size > 0 ? `?${search.toString()}` : ''}`
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json') === true
  return json && text !== '' ? JSON.parse(text) : text
}
