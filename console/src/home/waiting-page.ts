import type { Waiting } from '@accord/contract/waiting.ts'
import { type Address, addressOf, withAnchor } from '../browser/address.ts'

/** Where it is answered or done. */
export function waitingPage({ kind, id, name, organization }: Waiting): Address {
  const place = { id: organization?.id ?? '' }
  switch (kind) {
    case 'invitation':
      return addressOf('/join_organization/{-$id}', { id })
    case 'network_invitation':
      return addressOf('/join-network/$id', { id })
    case 'application_request':
    case 'review_due':
      return addressOf('/organization/$id/access', place)
    case 'review_open':
      return addressOf('/organization/$id/access/reviews/$review', { ...place, review: id })
    case 'wider_scopes':
      return addressOf('/application-authorization/$id', { id }, { organization: place.id })
    case 'wider_shares':
      // Among many it may stand on a later page.
      return withAnchor(addressOf('/organization/$id/networks', place, { search: name }), id)
    case 'secret_ends':
    case 'application_deleted':
      return addressOf('/application/$id', { id })
    case 'organization_deleted':
      return addressOf('/organization/$id', { id })
    case 'export_ready':
    case 'export_failed':
      if (!organization) return withAnchor('/user/account', 'data')
      return id === organization.id
        ? addressOf('/organization/$id/data-export', place)
        : addressOf('/network/$id/data-export', { id })
    case 'second_factor':
    case 'email_change':
      return '/user/account'
  }
}
