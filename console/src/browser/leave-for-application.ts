import { isPrivateUse } from '@accord/contract/rules/redirect-uris.ts'
import type { AppPath } from './app-path.ts'
import { leaveFor, leaveForAnswer } from './redirects.ts'

/**
 * Opens the URL in the service's response to an approval, which may lead to an application on this device. The service
 * has checked it against the registered redirect URIs.
 */
export function leaveForApplication(address: string): Promise<never> {
  return isPrivateUse(address) ? leaveFor(address as AppPath) : leaveForAnswer(address)
}
