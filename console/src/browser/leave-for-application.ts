import { isPrivateUse } from '@accord/contract/rules/redirect-uris.ts'
import type { AppPath } from './app-path.ts'
import { leaveFor, leaveForAnswer } from './redirects.ts'

/**
 * Follows the service's answer to an approval, which may lead to an application on this device. The service has
 * checked the address against the registered redirect URIs.
 */
export function leaveForApplication(address: string): Promise<never> {
  return isPrivateUse(address) ? leaveFor(address as AppPath) : leaveForAnswer(address)
}
