import { getServers, promises as dns } from 'node:dns'
import { type CheckResult, maxFound, recordOf } from '@accord/contract/domains.ts'
import type { DnsServers } from '#config/dns-servers.ts'

export interface Found {
  result: CheckResult
  /** Other values at the record's name. At most three, and the beginning of each. */
  found: string[]
}

/** The longest wait for one resolver, no matter how many name servers it asks. */
const patienceMilliseconds = 5000

/**
 * Looks for a domain's record with two resolvers, because one of them may be wrong or attacked. The record counts only
 * if both find it, and it counts as missing only if neither does.
 */
export async function findRecord(
  servers: DnsServers | undefined,
  { domain, token }: { domain: string; token: string },
): Promise<Found> {
  const { name, value } = recordOf({ domain, token })
  const both = await Promise.all((servers ?? ofThisMachine()).map((group) => ask(group, name)))
  const [first, second] = both
  if (!first || !second) return { result: 'failed', found: [] }
  const has = [first, second].filter((values) => values.includes(value)).length
  if (has === 2) return { result: 'found', found: [] }
  if (has === 1) return { result: 'disagree', found: [] }
  const others = [...new Set([...first, ...second])].slice(0, maxFound.values).map(shorten)
  return others.length === 0
    ? { result: 'no_record', found: [] }
    : { result: 'other_value', found: others }
}

/** Each resolver begins with another one of the machine's name servers, if there is more than one. */
function ofThisMachine(): DnsServers {
  const servers = getServers()
  return [servers, [...servers.slice(1), ...servers.slice(0, 1)]]
}

/** Returns the values of all TXT records with this name, or undefined if there's no answer. */
async function ask(servers: readonly string[], name: string): Promise<string[] | undefined> {
  const resolver = new dns.Resolver({ timeout: 1500, tries: 2 })
  const timer = setTimeout(() => resolver.cancel(), patienceMilliseconds)
  try {
    resolver.setServers(servers)
    const records = await resolver.resolveTxt(name)
    return records.map((parts) => parts.join('').trim())
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENODATA' || code === 'ENOTFOUND' ? [] : undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Anyone can publish anything, and the console shows it. */
function shorten(value: string): string {
  const text = value.replaceAll(/[^\x20-\x7e]/g, '?')
  return text.length > maxFound.characters ? `${text.slice(0, maxFound.characters - 1)}…` : text
}
