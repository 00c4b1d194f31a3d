import { type LookupAddress, getServers, promises as dns } from 'node:dns'

interface Options {
  /** Whether names that only this machine knows count too, such as those in /etc/hosts. */
  alsoLocal: boolean
  /** Name servers, as addresses that may have a port. */
  servers?: readonly string[]
}

/**
 * Looks up a host that someone registered. `dns.lookup` would wait for a name server that never responds in one of the
 * two threads that all lookups of the process share, so such a host could delay emails. A resolver uses no thread.
 */
export async function lookUpHost(
  host: string,
  { alsoLocal, servers = getServers() }: Options,
): Promise<LookupAddress[]> {
  const resolver = new dns.Resolver({ timeout: 1500, tries: 2 })
  resolver.setServers(servers)
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = [...listAddresses(ipv4, 4), ...listAddresses(ipv6, 6)]
  if (addresses.length > 0) return addresses
  const { code } = (ipv4 as PromiseRejectedResult).reason as NodeJS.ErrnoException
  if (alsoLocal && (code === 'ENOTFOUND' || code === 'ENODATA' || code === 'ECONNREFUSED')) {
    return dns.lookup(host, { all: true })
  }
  throw (ipv4 as PromiseRejectedResult).reason
}

function listAddresses(found: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : []
}
