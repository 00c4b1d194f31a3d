import type { ProviderGuest } from '@accord/contract/provider-policy.ts'
import type { GuestRow } from '#data/connections/provider-guests.store.ts'
import type { ProviderPolicyRow } from '#data/organizations/provider-policy.store.ts'

export function presentPolicyState({
  from,
  in_force,
  max_age_hours,
  paused_until,
}: ProviderPolicyRow) {
  return {
    from: from?.toISOString() ?? null,
    inForce: in_force,
    maxAgeHours: max_age_hours,
    pausedUntil: paused_until?.toISOString() ?? null,
  }
}

export function presentGuest(row: GuestRow): ProviderGuest {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    secondFactor: row.second_factor,
    inDomain: row.in_domain,
    addedAt: row.added_at.toISOString(),
  }
}
