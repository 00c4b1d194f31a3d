import { xsrfCookieName } from '@accord/contract/xsrf.ts'
import { ApiError, offline, unreachable } from './api-error.ts'
import type { Call } from '@accord/contract/call.ts'

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

/**
 * What a browser needs of a call to make it. Nothing is checked twice: forms check what people type, the service checks every
 * request, and its answers match their schemas before they leave.
 */
export type SentCall = Pick<Call, 'method' | 'path' | 'access'>

/** After that an answer is asked for again: whoever takes it holds it for new, whenever it came. */
const newForMs = 5000

interface AnswerAhead {
  token: string
  answer: Promise<Response>
  /** Since the page was opened; not as long as it is on its way. */
  cameAt?: number
}

// What asks and what takes are two scripts of one document, and share nothing else.
declare global {
  var askedAhead: Map<string, AnswerAhead> | undefined
}

/** Sends what the scripts of this page will ask for, while they are on their way. */
export function prefetchCall(address: string, token: string): AnswerAhead {
  const asked: AnswerAhead = { token, answer: request('GET', address, { token }) }
  asked.answer.then(
    () => (asked.cameAt = performance.now()),
    // Perhaps nobody takes it.
    () => undefined,
  )
  globalThis.askedAhead ??= new Map()
  globalThis.askedAhead.set(address, asked)
  return asked
}

/** The answer to this very request, for whoever asks first and with the same token. */
export function takePrefetched(address: string, token: string | undefined) {
  const found = globalThis.askedAhead?.get(address)
  globalThis.askedAhead?.delete(address)
  if (!found || found.token !== token || isOld(found)) return undefined
  // What was lost on the way is asked for as if it had not been before.
  return found.answer.catch(() => request('GET', address, { token }))
}

function isOld({ cameAt }: AnswerAhead): boolean {
  return cameAt !== undefined && performance.now() - cameAt > newForMs
}

/** Something changes: what was answered before may not be so any more. */
export function dropPrefetched() {
  globalThis.askedAhead?.clear()
}

const localPort = 5005

/**
 * Address of the API for the host that serves the page (specification, section 7): configured identity
 * hosts have theirs, any other host means the development service on this machine.
 */
export function apiOriginFor(
  page: { host: string; hostname: string },
  apiHosts: Record<string, string>,
  warn: (message: string) => void,
): string {
  const configured = apiHosts[page.host]
  if (configured !== undefined) return configured

  // The same local name as the page's, or the browser would treat the two as different sites.
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(page.hostname)
    ? page.hostname
    : 'localhost'
  const origin = `http://${local}:${localPort}`
  warn(`${page.host} is not a configured identity host: using the development API at ${origin}`)
  return origin
}
