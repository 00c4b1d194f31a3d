import type { Reach, ReachDetail } from '@accord/contract/reach.ts'
import { allScopes } from '@accord/contract/rules/scopes.ts'
import type { ActingProfile } from '#actor.ts'
import { effectiveShares } from '#networks/networks.rules.ts'
import { neverUsed } from '#access/usage/never-used.rules.ts'
import { mayEnd, scopesNow } from './reach.rules.ts'
import type { UseByScope } from './reach.store.ts'
import type { WayRow } from './read-ways.store.ts'

/** To those who manage the organization. Of another one its name and how many manage it, never who. */
export function presentWay(own: Pick<ActingProfile, 'id' | 'roles'>, way: WayRow): Reach {
  const scopes = scopesNow(way)
  return {
    id: way.id,
    kind: way.kind,
    name: way.name,
    email: way.email,
    person: way.person,
    owner: way.owner_id === null ? null : ownerOf(way),
    application: way.application_id === null ? null : applicationOf(way),
    roles: way.roles,
    suspended: way.suspended,
    scopes,
    shares: effectiveShares({ asked: way.asked_shares, agreed: way.shares }),
    allowedBy: way.allowed_by,
    allowedAt: way.allowed_at.toISOString(),
    since: way.since.toISOString(),
    expiresAt: way.expires_at?.toISOString() ?? null,
    downloads: way.downloads ?? undefined,
    lastUsedAt: way.last_used_at?.toISOString() ?? null,
    usedDays: way.used_days,
    unusedScopes: neverUsed(scopes, new Set(way.used_scopes)),
    concerns: way.concerns,
    canRevoke: mayEnd(own, way),
  }
}

/** With what was used of it; in one line where it is not used by scope. */
export function presentDetail(
  own: Pick<ActingProfile, 'id' | 'roles'>,
  way: WayRow,
  { scopes, others }: UseByScope,
): ReachDetail {
  const byScope = allScopes.flatMap((scope) => {
    const { days, calls } = scopes.get(scope) ?? { days: 0, calls: 0 }
    return days > 0 ? [{ scope, days, calls }] : []
  })
  const without = { scope: null, days: way.used_days.length, calls: others }
  const used = byScope.length === 0 && others > 0 ? [without] : byScope
  return { ...presentWay(own, way), used }
}

function ownerOf({ owner_id, owner_name, owner_managers }: WayRow) {
  return { id: owner_id!, name: owner_name!, managers: owner_managers ?? undefined }
}

function applicationOf({ application_id, application_name }: WayRow) {
  return { id: application_id!, name: application_name! }
}
