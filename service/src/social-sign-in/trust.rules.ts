import type { SocialProviderKey } from '#config/social-providers.ts'

interface Said {
  email: string | undefined
  /** As the provider wrote it, in the same document as the address. */
  emailVerified: unknown
  /** Google's claim about accounts that an organization manages. */
  hostedDomain: unknown
}

/**
 * Whether a provider's word is enough to know that an address is the person's. Google knows this of its own mailboxes
 * and of those that it hosts. Everyone else's word isn't enough: a Microsoft tenant's admins set any address, Apple's
 * accounts can have an address that its owner lost, and we know nothing of other providers. GitHub's API says which
 * address is verified, so its client decides.
 */
export function trustsAddress(
  provider: SocialProviderKey,
  { email, emailVerified, hostedDomain }: Said,
): boolean {
  if (provider !== 'google' || email === undefined || emailVerified !== true) return false
  const isHosted = typeof hostedDomain === 'string' && hostedDomain !== ''
  return isHosted || /@(gmail|googlemail)\.com$/.test(email)
}
