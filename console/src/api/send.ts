import { xsrfCookieName } from '@accord/contract/xsrf.ts'
import * as z from 'zod/mini'
import { settings } from '../browser/settings.ts'
import { ApiError, unreachable } from './api-error.ts'
import { apiOriginFor } from './api-host.ts'
import { readAnswer } from './read-answer.ts'
import type { SentCall } from './sent-call.ts'

/** The parts of a request, whichever of them its call has. */
export interface RequestParts {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** What a request that creates is called, so that it can be sent again. */
  key?: string
}

/** Sends a request as the contract describes it. Screens use `call`, which adds the token. */
export async function send(
  described: SentCall,
  sent: RequestParts,
  token: string | undefined,
): Promise<unknown> {
  return readAnswer(await sendOnly(described, sent, token))
}

/** Leaves the answer unread, for what is too large to be read at once. */
export function sendOnly(
  described: SentCall,
  sent: RequestParts,
  token: string | undefined,
): Promise<Response> {
  const headers: Record<string, string> = {}
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`
  const xsrf = cookie(xsrfCookieName(location.protocol === 'https:'))
  if (xsrf !== undefined) headers['x-xsrf-token'] = xsrf
  if (sent.key) headers['idempotency-key'] = sent.key
  if (described.body) headers['content-type'] = 'application/json'

  return fetch(addressOf(described, sent), {
    method: described.method,
    headers,
    credentials: 'include',
    // The schema trims what may be trimmed, so what is sent is what was checked.
    ...(described.body ? { body: JSON.stringify(z.parse(described.body, sent.body) ?? {}) } : {}),
  }).catch(() => {
    throw new ApiError({ status: unreachable })
  })
}

function addressOf({ path }: SentCall, { params = {}, query = {} }: RequestParts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, `${value}`)
  return `${apiOrigin()}/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

let origin: string | undefined

/** Where the API is, for the host of this page. */
export function apiOrigin(): string {
  origin ??= apiOriginFor(location, settings.apiHosts, (message) => console.warn(message))
  return origin
}

function cookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
