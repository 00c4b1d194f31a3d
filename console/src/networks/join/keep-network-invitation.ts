import { forget, keep } from '../../browser/browser-storage.ts'
import { destinationOf } from '../../browser/redirects.ts'

const tenMinutes = 10 * 60 * 1000

/**
 * For a visitor who signs in first, or signs up: a mail may lie between (NW-12). Where another site wants
 * the browser afterwards is forgotten sooner: it must not wait for whoever comes next.
 */
export function keepNetworkInvitation(id: string, redirectUrl: string | undefined) {
  keep('networkInvitationId', id)
  // That of an invitation looked at before must not follow this one.
  forget('externalRedirect')
  if (redirectUrl && destinationOf(redirectUrl)) {
    keep('externalRedirect', { url: redirectUrl, expiresAt: Date.now() + tenMinutes })
  }
}
