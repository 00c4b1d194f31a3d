import { BlockList, type LookupFunction, isIP, isIPv6 } from 'node:net'
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http'
import { request } from 'node:https'
import type { Config } from '#config/config.ts'
import { alongWithTrace } from '#observability/trace.ts'
import { lookUpHost } from './look-up-host.ts'

/** Networks that aren't on the public internet: loopback, private, provider-internal, and documentation addresses. */
const special = blockList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Cloud providers serve a machine's credentials here.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // These are multicast, reserved, and broadcast addresses.
  '224.0.0.0/4',
  '240.0.0.0/4',
])

/** Public IPv6 ranges that lead to IPv4 addresses, and documentation addresses. */
const specialIPv6 = blockList('ipv6', [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
])
const givenOut = blockList('ipv6', ['2000::/3'])

/** Returns whether everyone on the internet can reach this address. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, 'ipv4')
  // No other IPv6 address is public. Loopback, private networks, and IPv4 addresses in IPv6 form are outside this
  // range.
  return givenOut.check(address, 'ipv6') && !specialIPv6.check(address, 'ipv6')
}

/** Names that never lead to the internet (RFC 6761, RFC 6762, RFC 8375, and `internal`, which ICANN has reserved). */
const ownNames = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/

/**
 * Returns whether a URL's host can be on the public internet, judging only by its text. Names are looked up when
 * connecting.
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return isPublicAddress(host)
  return host.replace(/\.$/, '').includes('.') && !ownNames.test(host)
}

function blockList(family: 'ipv4' | 'ipv6', networks: string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

const patienceMilliseconds = 5000

/** Thrown because the service sends nothing to this address, no matter who registered it. */
export class NotPublic extends Error {
  constructor() {
    super("The address isn't on the public internet.")
  }
}

type Allowing = Pick<Config, 'local' | 'outsideAllow'>

interface Sent {
  to: string
  form: Record<string, string>
  signal?: AbortSignal
}

/**
 * Posts a form and returns only the status, because the owner of an address must not be able to use the service to
 * reach internal hosts.
 */
export async function postForm(
  config: Pick<Config, 'local'>,
  { to, form, signal }: Sent,
): Promise<number> {
  const url = new URL(to)
  requirePublic(config, url)
  const tooLong = AbortSignal.timeout(patienceMilliseconds)
  const outgoing = open({ local: config.local }, url, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
  })
  outgoing.end(new URLSearchParams(form).toString())
  const answer = await responseTo(outgoing)
  // Only the status matters, so errors in the rest of the response are ignored.
  outgoing.on('error', () => {})
  answer.destroy()
  return answer.statusCode!
}

interface Posted {
  to: string
  headers: Record<string, string>
  body: Buffer
  /** How long the receiver may take to respond. */
  milliseconds: number
  signal?: AbortSignal | undefined
  /** Whether the response says more than its status. */
  readsWhole?: boolean
}

export interface PostedAnswer {
  status: number
  /** Until the status arrived. */
  milliseconds: number
  /** The beginning of the response. Null where it isn't shown: from an internal network, or if it's compressed. */
  text: string | null
  /** The response, if it was asked for. It may come from an internal network, so it's never shown. */
  whole: string
  retryAfter: string | undefined
}

/** Responses can be any size, and this much is read of them. */
const maxAnswerBytes = 2048
/** How long the rest of a response may take after its status. */
const restMilliseconds = 1000
/** The same for a response that is read as a whole. */
const maxWhole = { bytes: 256 * 1024, milliseconds: 10_000 }

/** Whether an endpoint can have this address, judging by its text. */
export function isSendable({ local, outsideAllow }: Allowing, url: URL): boolean {
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false
  if (local) return url.protocol === 'https:' || url.protocol === 'http:'
  const port = Number(url.port || 443)
  if (url.protocol !== 'https:' || (port !== 443 && port < 1024)) return false
  return isPublicHost(url.hostname) || isAllowedHost(outsideAllow, url.hostname)
}

/** Names are allowed here if any network is, because they're looked up and checked only when connecting. */
function isAllowedHost(networks: Config['outsideAllow'], hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? isInside(networks, host) : networks.length > 0
}

function isInside(networks: Config['outsideAllow'], address: string): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  const ofFamily = networks.filter((network) => network.includes(':') === (family === 'ipv6'))
  return blockList(family, ofFamily).check(address, family)
}

/**
 * Posts bytes, and returns the status with the beginning of the response. The rest of the response isn't read. Without a
 * status in time, this throws.
 */
export async function postBytes(
  config: Allowing,
  { to, headers, body, milliseconds, signal, readsWhole = false }: Posted,
): Promise<PostedAnswer> {
  const url = new URL(to)
  if (!isSendable(config, url)) throw new NotPublic()
  const patience = new AbortController()
  const timer = setTimeout(
    () => patience.abort(new Error(`There was no response within ${milliseconds / 1000} s.`)),
    milliseconds,
  )
  const started = performance.now()
  try {
    const outgoing = open(config, url, {
      headers: { ...headers, 'content-length': String(body.length), 'accept-encoding': 'identity' },
      signal: signal ? AbortSignal.any([signal, patience.signal]) : patience.signal,
    })
    outgoing.end(body)
    const answer = await responseTo(outgoing)
    const taken = Math.round(performance.now() - started)
    // The status counts, no matter what happens to the rest.
    outgoing.on('error', () => {})
    const { remoteAddress } = answer.socket
    const isOutside =
      config.local || (remoteAddress !== undefined && isPublicAddress(remoteAddress))
    const isShown = isOutside && answer.headers['content-encoding'] === undefined
    const read = isShown || readsWhole ? await beginningOf(answer, readsWhole) : Buffer.alloc(0)
    answer.destroy()
    return {
      status: answer.statusCode!,
      milliseconds: taken,
      text: isShown ? textOf(read.subarray(0, maxAnswerBytes)) : null,
      whole: readsWhole ? textOf(read) : '',
      retryAfter: answer.headers['retry-after'],
    }
  } catch (error) {
    throw patience.signal.aborted ? patience.signal.reason : error
  } finally {
    clearTimeout(timer)
  }
}

/** Receivers can send any number of these before the response. */
const maxInformational = 10

/**
 * Waits for the status of the response. A receiver may instead close the connection, switch to another protocol, or
 * send informational responses without end, which aren't errors to Node.
 */
function responseTo(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let informational = 0
    outgoing
      .once('response', resolve)
      .once('error', reject)
      .once('close', () => reject(new Error('The connection ended without a response.')))
      .on('information', () => {
        informational += 1
        if (informational > maxInformational) outgoing.destroy()
      })
  })
}

async function beginningOf(answer: IncomingMessage, readsWhole: boolean): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  const max = readsWhole ? maxWhole : { bytes: maxAnswerBytes, milliseconds: restMilliseconds }
  const timer = setTimeout(() => answer.destroy(), max.milliseconds)
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part)
      length += part.length
      if (length >= max.bytes) break
    }
  } catch {
    // What arrived until then is shown.
  } finally {
    clearTimeout(timer)
  }
  return Buffer.concat(parts).subarray(0, max.bytes)
}

/** A character that was cut, and bytes that aren't text, become replacement characters. */
function textOf(bytes: Buffer): string {
  return bytes.toString().replaceAll('\0', '\u{FFFD}')
}

interface Requested {
  to: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: Buffer | undefined
  signal: AbortSignal
}

/** Documents of identity providers are much smaller. */
const maxDocumentBytes = 256 * 1024

/** A response that is read as a whole. */
export interface OutsideAnswer {
  status: number
  headers: Headers
  body: Buffer
}

/**
 * Requests a document and returns the whole response. It follows no redirects, and throws if the response is too large
 * or ends early. The caller decides how long it may take.
 */
export async function requestDocument(
  config: Allowing,
  { to, method, headers, body, signal }: Requested,
): Promise<OutsideAnswer> {
  const url = new URL(to)
  if (!isSendable(config, url)) throw new NotPublic()
  const outgoing = open(config, url, {
    method,
    headers: {
      ...headers,
      'accept-encoding': 'identity',
      ...(body && { 'content-length': String(body.length) }),
    },
    signal,
  })
  outgoing.end(body)
  const answer = await responseTo(outgoing)
  outgoing.on('error', () => {})
  try {
    const parts: Buffer[] = []
    let length = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part)
      length += part.length
      if (length > maxDocumentBytes) throw new Error('The response is too large.')
    }
    return {
      status: answer.statusCode!,
      headers: headersOf(answer.headersDistinct),
      body: Buffer.concat(parts),
    }
  } finally {
    answer.destroy()
  }
}

function headersOf(received: NodeJS.Dict<string[]>): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(received))
    for (const value of values) headers.append(name, value)
  return headers
}

function requirePublic({ local }: Pick<Config, 'local'>, url: URL) {
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:')) throw new NotPublic()
  // An IP address isn't looked up, so it's checked here.
  if (!local && !isPublicHost(url.hostname)) throw new NotPublic()
}

/**
 * The only way for the service to send something to a registered address. It requires https and a public IP address,
 * connects to exactly the address that was checked, and follows no redirects. A local installation, for developers,
 * allows any address.
 */
function open(
  { local, outsideAllow = [] }: Pick<Config, 'local'> & Partial<Allowing>,
  url: URL,
  {
    method = 'POST',
    headers,
    signal,
  }: { method?: 'GET' | 'POST'; headers: Record<string, string>; signal: AbortSignal },
) {
  return (url.protocol === 'https:' ? request : requestPlain)(url, {
    method,
    headers: { ...headers, ...alongWithTrace() },
    // A new connection ensures that the checked address is used.
    agent: false,
    signal,
    ...(!local && { lookup: checkedLookup(outsideAllow), autoSelectFamily: true }),
  })
}

/** Looks up the name for the connection itself, so that it uses exactly the addresses that were checked. */
function checkedLookup(networks: Config['outsideAllow']): LookupFunction {
  return (host, _options, found) => {
    addressesOf(host, networks).then(
      (addresses) => found(null, addresses),
      (error: NodeJS.ErrnoException) => found(error, []),
    )
  }
}

/** Rejects the whole name if any of its addresses is neither public nor allowed. */
async function addressesOf(host: string, networks: Config['outsideAllow']) {
  const addresses = await lookUpHost(host, { alsoLocal: networks.length > 0 })
  const isAllowed = ({ address }: { address: string }) =>
    isPublicAddress(address) || isInside(networks, address)
  if (!addresses.every(isAllowed)) throw new NotPublic()
  return addresses
}
