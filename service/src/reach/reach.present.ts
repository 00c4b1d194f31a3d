import type { Reach, ReachDetail } from '@accord/contract/reach.ts'
import { allScopes } from '@accord/contract/rules/scopes.ts'
import type { ActingProfile } from '#actor.ts'
import { effectiveShares } from '#networks/networks.rules.ts'
import type { UsedWay } from './used-ways.store.ts'
import { neverUsed } from '#uses/never-used.rules.ts'
import { mayEnd, scopesNow } from './reach.rules.ts'

/** To those who manage the organization. Of another one its name and how many manage it, never who. */
export function presentWay(own: Pick<ActingProfile, 'id' | 'roles'>, way: UsedWay): Reach {
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
    scopes,
    shares: effectiveShares({ asked: way.asked_shares, agreed: way.shares }),
    allowedBy: way.allowed_by,
    allowedAt: way.allowed_at.toISOString(),
    expiresAt: way.expires_at?.toISOString() ?? null,
    lastUsedAt: way.lastUsedAt?.toISOString() ?? null,
    usedDays: way.days,
    unusedScopes: neverUsed(scopes, way.scopesUsed),
    concerns: way.concerns,
    canRevoke: mayEnd(own, way),
  }
}

/** With what was used of it. */
export function presentDetail(own: Pick<ActingProfile, 'id' | 'roles'>, way: UsedWay): ReachDetail {
  const used = allScopes.flatMap((scope) => {
    const { days, calls } = way.scopesUsed.get(scope) ?? { days: 0, calls: 0 }
    return days > 0 ? [{ scope, days, calls }] : []
  })
  return { ...presentWay(own, way), used }
}

function ownerOf({ owner_id, owner_name, owner_managers }: UsedWay) {
  return { id: owner_id!, name: owner_name!, managers: owner_managers }
}

function applicationOf({ application_id, application_name }: UsedWay) {
  return { id: application_id!, name: application_name! }
}
