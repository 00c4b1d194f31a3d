import { isPrivateUse } from '@accord/contract/rules/redirect-uris.ts'
import type { AppPath } from './app-path.ts'
import { leaveFor, leaveForAnswer } from './redirects.ts'

/**
 * Goes where the service's answer to an approval leads, which may be an application on this device: the
 * service has compared the address with those that are registered for it.
 */
export function leaveForApplication(address: string): Promise<never> {
  return isPrivateUse(address) ? leaveFor(address as AppPath) : leaveForAnswer(address)
}
