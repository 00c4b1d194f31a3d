import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Config } from '#config/config.ts'
import { alongWithTrace } from '#watch/trace.ts'
import { isPublicAddress, isPublicHost } from './public-address.ts'

const patienceMilliseconds = 5000

/** An address that this service does not send anything to, whoever registered it. */
export class NotPublic extends Error {
  constructor() {
    super('The address is not one of the public internet.')
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
