import type { Address } from './address.ts'
import { externalTarget, longestAnswer } from './redirects.ts'

/**
 * Goes to a page of our own in place of this one. Never settles: the button that waits for it stays
 * pending until the next page is there.
 */
export function leaveFor(address: Address): Promise<never> {
  location.replace(address)
  return new Promise(() => {})
}

/** Goes where the service's answer leads: after an approval, as a rule, back to the application. */
export function leaveForAnswer(address: string): Promise<never> {
  const target = externalTarget(address, longestAnswer)
  if (!target) throw new TypeError('The answer leads nowhere.')
  // Not a page of ours; the way out of this one is the same.
  return leaveFor(target.href as Address)
}
