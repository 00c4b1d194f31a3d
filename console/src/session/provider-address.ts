import { providerNeeded } from '@accord/contract/errors.ts'
import { apiOrigin } from '../api/send.ts'
import { hasCode } from '../api/error-checks.ts'

/**
 * Returns the address at which the person can prove who they are to the organization's identity provider, and its name.
 * The person comes back to the current page.
 */
export function providerAddress(error: unknown): { href: string; name: string } | undefined {
  if (!hasCode(error, providerNeeded)) return undefined
  const { url, provider } = error.fields
  if (!url || !provider) return undefined
  const address = new URL(url, new URL(apiOrigin(), location.href))
  address.searchParams.set('target', `${location.pathname}${location.search}`)
  return { href: address.href, name: provider }
}
