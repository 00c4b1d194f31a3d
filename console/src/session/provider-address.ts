import { beginSignIn } from '@accord/contract/connections.ts'
import { providerNeeded } from '@accord/contract/errors.ts'
import { apiOrigin } from '../api/send.ts'
import { hasCode } from '../api/error-checks.ts'
import { call } from './call.ts'

export interface ProviderAddress {
  href: string
  name: string
  /** The ID of the connection to the provider. */
  connection: string
}

/**
 * Returns the address at which the person can prove who they are to the organization's identity provider, and its name.
 * The person comes back to the current page.
 */
export function providerAddress(error: unknown): ProviderAddress | undefined {
  if (!hasCode(error, providerNeeded)) return undefined
  const { url, provider, connection } = error.fields
  if (!url || !provider || !connection) return undefined
  const href = withTarget(new URL(url, new URL(apiOrigin(), location.href)))
  return { href, name: provider, connection }
}

/**
 * Leads to the provider without a question, because this page begins the sign-in. If that fails, the page at the address
 * asks and explains.
 */
export async function leaveForProvider({ href, connection }: ProviderAddress): Promise<void> {
  const { provider } = await call(beginSignIn, { body: { connection } }).catch(() => ({
    provider: null,
  }))
  location.assign(provider ? withTarget(new URL(provider.url)) : href)
}

function withTarget(address: URL): string {
  address.searchParams.set('target', `${location.pathname}${location.search}`)
  return address.href
}
