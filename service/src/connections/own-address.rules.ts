import type { SignInRejection } from '@accord/contract/connections.ts'
import type { Assertion } from './linking.rules.ts'

interface Connecting {
  assertion: Pick<Assertion, 'email' | 'emailVerified'>
  profile: { email: string; email_proven: boolean }
  /** The organization requires single sign-on, now or from a time in the future. */
  isRequired: boolean
  /** The profile's address is in one of the organization's verified domains. */
  isInDomain: boolean
}

/**
 * L4, while single sign-on is required: a member with a proven address in a verified domain can connect only the person
 * at the provider who has this address. Otherwise, someone who only has a member's password could connect themselves to
 * that member's profile, and no longer need the member's account at the provider. Guests can have any address there.
 */
export function rejectOtherAddress({
  assertion: { email, emailVerified },
  profile,
  isRequired,
  isInDomain,
}: Connecting): SignInRejection | undefined {
  if (!isRequired || !isInDomain || !profile.email_proven) return undefined
  if (email?.toLowerCase() !== profile.email.toLowerCase()) return 'email_differs'
  return emailVerified === false ? 'email_unverified' : undefined
}
