import {
  type DomainState,
  type OrganizationDomain,
  missingDays,
  recordOf,
} from '@accord/contract/domains.ts'
import type { DomainRow } from '#data/domains/domains.store.ts'
import { displayDomain } from './domain-name.ts'

export function presentDomain(row: DomainRow): OrganizationDomain {
  const { missing_since } = row
  return {
    id: row.id,
    organization: { id: row.organization_id, name: row.organization_name },
    domain: row.domain,
    displayName: displayDomain(row.domain),
    state: stateOf(row),
    record: recordOf(row),
    lastCheck: row.checked_at && {
      at: row.checked_at.toISOString(),
      result: row.result!,
      found: row.found,
    },
    verifiedAt: row.verified_at?.toISOString() ?? null,
    missingSince: missing_since?.toISOString() ?? null,
    admitsUntil: missing_since && afterDays(missing_since, missingDays.admits).toISOString(),
    contestedAt: row.contested_since?.toISOString() ?? null,
    joinRequests: row.join_requests,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_name,
  }
}

function stateOf(row: DomainRow): DomainState {
  if (row.verified_at) {
    if (!row.missing_since) return 'verified'
    return row.admits ? 'missing' : 'lapsed'
  }
  if (!row.is_held) return 'pending'
  return row.contested_at ? 'contested' : 'held'
}

export function afterDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * 86_400_000)
}
