import { promises as dns } from 'node:dns'

const { prototype } = dns.Resolver

/**
 * Answers lookups of these names with the given addresses, in turn, and repeats the last one. Lookups of other names
 * aren't changed. Ends with the test.
 */
export function scriptNames(names: Record<string, readonly string[]>): Disposable {
  const { resolve4, resolve6 } = prototype
  const asked = new Map<string, number>()
  const addressOf = (host: string) => {
    const answers = names[host]!
    return answers[Math.min(asked.get(host) ?? 0, answers.length - 1)]!
  }
  // Each lookup asks for both kinds of addresses, the IPv6 addresses last.
  prototype.resolve4 = async function scripted4(this: dns.Resolver, host: string) {
    if (!names[host]) return resolve4.call(this, host, { ttl: false })
    return onlyIf(!addressOf(host).includes(':'), addressOf(host))
  } as typeof resolve4
  prototype.resolve6 = async function scripted6(this: dns.Resolver, host: string) {
    if (!names[host]) return resolve6.call(this, host, { ttl: false })
    const address = addressOf(host)
    asked.set(host, (asked.get(host) ?? 0) + 1)
    return onlyIf(address.includes(':'), address)
  } as typeof resolve6
  return {
    [Symbol.dispose]: () => {
      prototype.resolve4 = resolve4
      prototype.resolve6 = resolve6
    },
  }
}

function onlyIf(isOfFamily: boolean, address: string): string[] {
  if (isOfFamily) return [address]
  throw Object.assign(new Error('No address'), { code: 'ENODATA' })
}
