import { isIP } from 'node:net'
import { domainToASCII, domainToUnicode } from 'node:url'
import { consumerDomains, domainErrors } from '@accord/contract/domains.ts'
import type { Config } from '#config/config.ts'
import { isPublicHost } from '#http/outbound.ts'

const wholeName = /^(?=.{4,230}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

type Names = Pick<Config, 'publicUrl' | 'apiHosts' | 'consoleOrigins'>

/**
 * Turns what someone typed into the form that DNS uses. Returns an error for a domain that no organization can verify,
 * because others have names or mailboxes in it.
 */
export async function readDomain(
  config: Names,
  typed: string,
): Promise<{ domain: string } | { error: string }> {
  const domain = domainToASCII(typed.replace(/\.$/, ''))
  if (isIP(typed) || isIP(domain)) return { error: domainErrors.address }
  if (!wholeName.test(domain) || !isPublicHost(domain)) return { error: domainErrors.invalid }
  if (ownHosts(config).has(domain)) return { error: domainErrors.service }
  // The list of public suffixes is large, so it's loaded only when someone adds a domain.
  const { getDomain } = await import('tldts')
  const registered = getDomain(domain, { allowPrivateDomains: true })
  if (registered === null) return { error: domainErrors.suffix }
  if (consumerDomains.has(registered)) return { error: domainErrors.consumer }
  return { domain }
}

/** Returns a domain as people write it. */
export function displayDomain(domain: string): string {
  return domainToUnicode(domain) || domain
}

function ownHosts({ publicUrl, apiHosts, consoleOrigins }: Names): ReadonlySet<string> {
  const origins = [publicUrl.origin, ...Object.values(apiHosts), ...consoleOrigins]
  const hosts = Object.keys(apiHosts).map((host) => `http://${host}`)
  return new Set([...origins, ...hosts].map((each) => new URL(each).hostname))
}
