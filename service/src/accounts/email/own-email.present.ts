import type { PendingEmail } from '@accord/contract/email-change.ts'
import type { EmailChangeRow } from '#data/users/email-changes.store.ts'

export interface KnownBy {
  id: string
  organization_id: string
  organization_name: string
}

/** Presents a pending change with the profiles that will change together with the address. */
export function presentPending(
  { new_email: email, code_until, profile_ids }: EmailChangeRow,
  known: readonly KnownBy[],
): PendingEmail {
  const along = known.filter(({ id }) => profile_ids.includes(id))
  return { email, until: code_until.toISOString(), organizations: along.map(presentKnownBy) }
}

export function presentKnownBy({ organization_id: id, organization_name: name }: KnownBy) {
  return { id, name }
}
