import { BlockList, type LookupFunction, isIP, isIPv6 } from 'node:net'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request } from 'node:https'
import type { Config } from '#config/config.ts'
import { alongWithTrace } from '#observability/trace.ts'

/** Networks that only look like the internet: this machine's, a house's, a provider's own, examples. */
const special = blockList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Where clouds answer a machine with its own credentials.
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
  // To many at once, reserved, to all.
  '224.0.0.0/4',
  '240.0.0.0/4',
])

/** Within what is given out to the public, ways that lead to an IPv4 address again, and examples. */
const specialIPv6 = blockList('ipv6', [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
])
const givenOut = blockList('ipv6', ['2000::/3'])

/** Whether an address is one that anybody on the internet could reach just as well. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, 'ipv4')
  // Of IPv6 nothing else is: neither this machine, nor one's own network, nor IPv4 in other clothes.
  return givenOut.check(address, 'ipv6') && !specialIPv6.check(address, 'ipv6')
}

/** Names that never lead into the internet (RFC 6761, RFC 6762, RFC 8375, and `internal`, which ICANN keeps free). */
const ownNames = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/

/**
 * Whether a URL's host could be one of the public internet, as far as its text tells. A name is looked up when it is
 * connected to, and only then.
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

/** An address that this service does not send anything to, whoever registered it. */
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
 * The only way out of this service to an address that somebody registered: one POST of a form, of which
 * only the status comes back. Whoever registers an address must not be able to look through us at what
 * only we can reach: so it is https to an address of the internet, the very one that was looked at, and no
 * redirect is followed. On a local installation, for developers, any address is good.
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
    // A connection of its own, to what was looked up for it.
    agent: false,
    signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
    ...(!local && { lookup: publicOnly, autoSelectFamily: true }),
  })
  outgoing.end(new URLSearchParams(form).toString())
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  // Nobody here wants to know what else it says, or whether it can be said.
  outgoing.on('error', () => {})
  answer.destroy()
  return answer.statusCode!
}

/** Looks a name up once, for the connection itself: what is looked at is what is connected to. */
const publicOnly: LookupFunction = (host, _options, found) => {
  publicAddressesOf(host).then(
    (addresses) => found(null, addresses),
    (error: NodeJS.ErrnoException) => found(error, []),
  )
}

/** One that leads inside spoils the name, whatever its others are. */
async function publicAddressesOf(host: string) {
  const addresses = await lookup(host, { all: true })
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new NotPublic()
  return addresses
}
