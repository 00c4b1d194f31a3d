import { xsrfCookieName } from '@accord/contract/xsrf.ts'
import { ApiError, offline, unreachable } from './api-error.ts'
import { userLanguage } from '../i18n/language.ts'
import type { Call } from '@accord/contract/call.ts'

export interface RequestParts {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** The idempotency key of a create request. */
  key?: string
  /** Cancels the request if it's no longer needed. */
  signal?: AbortSignal
}

interface Outgoing {
  token: string | undefined
  key?: string | undefined
  body?: string
  signal?: AbortSignal | null | undefined
}

/** Sends a request with a serialized body, which the service validates. */
export function request(
  method: SentCall['method'],
  address: string,
  { token, key, body, signal = null }: Outgoing,
): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': userLanguage() }
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

/**
 * The parts of a call that a browser needs to send it. Forms validate their input, and the service validates every
 * request and its own responses.
 */
export type SentCall = Pick<Call, 'method' | 'path' | 'access'>

/**
 * The maximum age of a prefetched response. Older ones are requested again, because their readers expect current data.
 */
const newForMs = 5000

interface AnswerAhead {
  token: string
  answer: Promise<Response>
  /** The time since the page was opened, in milliseconds. It's undefined while the response is pending. */
  cameAt?: number
}

// Two scripts in the document share this. One prefetches responses, and the other uses them.
declare global {
  var askedAhead: Map<string, AnswerAhead> | undefined
}

/** Prefetches a response while the page's scripts are still loading. */
export function prefetchCall(address: string, token: string): AnswerAhead {
  const asked: AnswerAhead = { token, answer: request('GET', address, { token }) }
  asked.answer.then(
    () => (asked.cameAt = performance.now()),
    // The response may never be used, so an error must not be unhandled.
    () => undefined,
  )
  globalThis.askedAhead ??= new Map()
  globalThis.askedAhead.set(address, asked)
  return asked
}

/** Returns the prefetched response to the same request with the same token. Each response is returned only once. */
export function takePrefetched(address: string, token: string | undefined) {
  const found = globalThis.askedAhead?.get(address)
  globalThis.askedAhead?.delete(address)
  if (!found || found.token !== token || isOld(found)) return undefined
  // If the request was lost, it's sent again.
  return found.answer.catch(() => request('GET', address, { token }))
}

function isOld({ cameAt }: AnswerAhead): boolean {
  return cameAt !== undefined && performance.now() - cameAt > newForMs
}

/** Removes the prefetched responses, because a change may have made them outdated. */
export function dropPrefetched() {
  globalThis.askedAhead?.clear()
}

const localPort = 5005

/**
 * Returns the API's origin for the host that serves the page (specification, section 7). An unknown host means that the
 * development service on this machine is used.
 */
export function apiOriginFor(
  page: { host: string; hostname: string },
  apiHosts: Record<string, string>,
  warn: (message: string) => void,
): string {
  const configured = apiHosts[page.host]
  if (configured !== undefined) return configured

  // Browsers treat localhost and 127.0.0.1 as different sites, so the API uses the same name as the page.
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(page.hostname)
    ? page.hostname
    : 'localhost'
  const origin = `http://${local}:${localPort}`
  warn(`${page.host} is not a configured identity host: using the development API at ${origin}`)
  return origin
}
