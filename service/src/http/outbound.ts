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

interface Sent {
  to: string
  form: Record<string, string>
  signal?: AbortSignal
}

/**
 * Posts a form to a registered address, and returns only the status. The service sends nothing to such addresses in any
 * other way. The owner of an address must not be able to use the service to reach internal hosts. Therefore this
 * requires https and a public IP address, connects to exactly the address that was checked, and follows no redirects. A
 * local installation for development allows any address.
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
    // A new connection ensures that the checked address is used.
    agent: false,
    signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
    ...(!local && { lookup: publicOnly, autoSelectFamily: true }),
  })
  outgoing.end(new URLSearchParams(form).toString())
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  // Only the status matters, so errors in the rest of the response are ignored.
  outgoing.on('error', () => {})
  answer.destroy()
  return answer.statusCode!
}

/** Looks up the name for the connection itself, so that it uses exactly the addresses that were checked. */
const publicOnly: LookupFunction = (host, _options, found) => {
  publicAddressesOf(host).then(
    (addresses) => found(null, addresses),
    (error: NodeJS.ErrnoException) => found(error, []),
  )
}

/** Rejects the whole name if any of its addresses isn't public. */
async function publicAddressesOf(host: string) {
  const addresses = await lookup(host, { all: true })
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new NotPublic()
  return addresses
}
