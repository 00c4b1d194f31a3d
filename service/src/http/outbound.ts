import { BlockList, type LookupFunction, isIP, isIPv6 } from 'node:net'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request } from 'node:https'
import type { Config } from '#config/config.ts'
import { alongWithTrace } from '#observability/trace.ts'

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
  // Multicast, reserved, and broadcast addresses.
  '224.0.0.0/4',
  '240.0.0.0/4',
])

/** Public ranges that lead to IPv4 addresses again, and documentation addresses. */
const specialIPv6 = blockList('ipv6', [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
])
const givenOut = blockList('ipv6', ['2000::/3'])

/** Whether everyone on the internet can reach this address. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, 'ipv4')
  // No other IPv6 address is public: not loopback, not private networks, and not IPv4 addresses in IPv6 form.
  return givenOut.check(address, 'ipv6') && !specialIPv6.check(address, 'ipv6')
}

/** Names that never lead to the internet (RFC 6761, RFC 6762, RFC 8375, and `internal`, which ICANN reserves). */
const ownNames = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/

/**
 * Whether a URL's host can be on the public internet, judging by its text. Names are looked up only when connecting.
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

/** The service sends nothing to this address, no matter who registered it. */
export class NotPublic extends Error {
  constructor() {
    super("The address isn't on the public internet.")
  }
}

interface Sent {
  to: string
  form: Record<string, string>
  signal?: AbortSignal
}

/**
 * The only way for the service to send something to a registered address: it posts one form and returns only the
 * status. An address's owner must not reach through the service what only the service can reach. So this requires https
 * and a public IP address, connects to exactly the address that was checked, and follows no redirects. A local
 * installation, for developers, allows any address.
 */
export async function postForm(
  { local }: Pick<Config, 'local'>,
  { to, form, signal }: Sent,
): Promise<number> {
  const url = new URL(to)
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:')) throw new NotPublic()
  // An IP address isn't looked up, so it's checked here.
  if (!local && !isPublicHost(url.hostname)) throw new NotPublic()
  const tooLong = AbortSignal.timeout(patienceMilliseconds)
  const outgoing = (url.protocol === 'https:' ? request : requestPlain)(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...alongWithTrace() },
    // A new connection, so that the checked address is used.
    agent: false,
    signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
    ...(!local && { lookup: publicOnly, autoSelectFamily: true }),
  })
  outgoing.end(new URLSearchParams(form).toString())
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  // Only the status matters, so the rest of the response is neither read nor checked.
  outgoing.on('error', () => {})
  answer.destroy()
  return answer.statusCode!
}

/** Looks up the name for the connection itself, so that the checked addresses are the ones that it connects to. */
const publicOnly: LookupFunction = (host, _options, found) => {
  publicAddressesOf(host).then(
    (addresses) => found(null, addresses),
    (error: NodeJS.ErrnoException) => found(error, []),
  )
}

/** A single address that isn't public makes the whole name unacceptable. */
async function publicAddressesOf(host: string) {
  const addresses = await lookup(host, { all: true })
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new NotPublic()
  return addresses
}
