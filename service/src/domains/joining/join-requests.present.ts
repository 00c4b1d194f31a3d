import type { JoinRequest, JoinableOrganization } from '@accord/contract/domains.ts'
import type { JoinRequestRow, JoinableRow } from '#data/domains/join-requests.store.ts'
import { displayDomain } from '../domain-name.ts'

export function presentJoinable(row: JoinableRow): JoinableOrganization {
  return {
    id: row.id,
    name: row.name,
    domain: displayDomain(row.domain),
    requestedAt: row.requested_at?.toISOString() ?? null,
    declinedUntil: row.declined_until?.toISOString() ?? null,
  }
}

export function presentJoinRequest(row: JoinRequestRow): JoinRequest {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    requestedAt: row.created_at.toISOString(),
    removedAt: row.removed_at?.toISOString() ?? null,
    canApprove: row.can_approve,
  }
}
