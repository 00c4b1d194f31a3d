import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Answers lookups of these names with the given addresses, in turn, and repeats the last one. Lookups of other names
 * aren't changed. Ends with the test.
 */
export function scriptNames(names: Record<string, readonly string[]>): Disposable {
  const real = dns.lookup
  const asked = new Map<string, number>()
  const scripted = async (host: string, options: object) => {
    const answers = names[host]
    if (!answers) return real(host, options)
    const at = asked.get(host) ?? 0
    asked.set(host, at + 1)
    const address = answers[Math.min(at, answers.length - 1)]!
    return [{ address, family: address.includes(':') ? 6 : 4 }]
  }
  replace(scripted as typeof dns.lookup)
  return { [Symbol.dispose]: () => replace(real) }
}

function replace(lookup: typeof dns.lookup) {
  dns.lookup = lookup
  syncBuiltinESMExports()
}
