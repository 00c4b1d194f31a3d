import { xsrfCookieName } from '@accord/contract/xsrf.ts'
import { ApiError, offline, unreachable } from './api-error.ts'
import type { SentCall } from './sent-call.ts'

/** The parts of a request, whichever of them its call has. */
export interface RequestParts {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** What a request that creates is called, so that it can be sent again. */
  key?: string
  /** Ends what nobody waits for any more. */
  signal?: AbortSignal
}

interface Outgoing {
  token: string | undefined
  key?: string | undefined
  body?: string
  signal?: AbortSignal | null | undefined
}

/** A request as it goes out, its body written already; whether it is right the service says. */
export function request(
  method: SentCall['method'],
  address: string,
  { token, key, body, signal = null }: Outgoing,
): Promise<Response> {
  const headers: Record<string, string> = {}
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`
  const xsrf = cookie(xsrfCookieName(location.protocol === 'https:'))
  if (xsrf !== undefined) headers['x-xsrf-token'] = xsrf
  if (key) headers['idempotency-key'] = key
  if (body !== undefined) headers['content-type'] = 'application/json'

  return fetch(address, {
    method,
    headers,
    credentials: 'include',
    signal,
    ...(body !== undefined && { body }),
  }).catch(() => {
    throw new ApiError({ status: unreachable, message: navigator.onLine ? '' : offline })
  })
}

export function callAddress(
  origin: string,
  path: string,
  { params = {}, query = {} }: RequestParts,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, `${value}`)
  return `${origin}/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

function cookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
