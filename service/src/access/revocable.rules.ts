import { message } from '@accord/contract/translation.ts'
import type { AccessGrantKind } from '@accord/contract/access.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { can } from '#permissions/can.rules.ts'
import type { ReviewDecision } from '@accord/contract/access-reviews.ts'

interface Endable {
  kind: AccessGrantKind
  way_id: string
  roles: readonly Role[]
  /** Whether someone else already has the data, so that access to it can't be revoked. */
  held: boolean
}

/** Whether a manager can revoke the grant here, by the rules of its kind. */
export function canRevokeGrant(
  own: { id: string; roles: readonly Role[] },
  grant: Endable,
): boolean {
  const { kind, way_id: id, roles } = grant
  if (kind === 'person' || kind === 'contact') return can.removeMember(own, { id, roles })
  if (kind === 'own_application') return can.deleteApplication(own)
  if (kind === 'audit_stream') return can.manageAuditStreams(own)
  if (kind === 'connection') return can.manageConnections(own)
  return !grant.held
}

type Own = Parameters<typeof canRevokeGrant>[0]
type Judged = Parameters<typeof canRevokeGrant>[1] & { name: string }

/**
 * Returns a sentence about the first grant that the manager can't revoke, or undefined if they can revoke all of them.
 */
export function firstNotRevocable(own: Own, items: readonly Judged[]) {
  const grant = items.find((each) => !canRevokeGrant(own, each))
  return grant && message("You can't revoke “{{name}}”.", { name: grant.name })
}

/** Returns how many more items are kept and revoked after this decision. Undefined keeps each item's own decision. */
export function moreDecided(
  items: readonly { decision: ReviewDecision | null }[],
  decision: ReviewDecision | null | undefined,
) {
  const more = (each: ReviewDecision) => {
    if (decision === undefined) return 0
    const before = items.filter((grant) => grant.decision === each).length
    return (decision === each ? items.length : 0) - before
  }
  return { kept: more('keep'), revoked: more('revoke') }
}
