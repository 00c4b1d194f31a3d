import type { AccessGrant, AccessGrantDetail, AccessGroup } from '@accord/contract/access.ts'
import { allScopes, normalScopes } from '@accord/contract/rules/scopes.ts'
import type { ActingProfile } from '#actor.ts'
import type { AccessRow } from '#data/access/access-rows.store.ts'
import { canRevokeGrant } from '#access/revocable.rules.ts'
import type { GroupRow } from './access-groups.store.ts'
import type { UsageByScope, GrantRow } from './access-grants.store.ts'

type Own = Pick<ActingProfile, 'id' | 'roles'>

/**
 * Presents the fields that a grant and its copy in a review have in common. For another organization, these are only
 * its name and the number of its managers.
 */
export function presentGrantRow(own: Own, row: AccessRow) {
  return {
    id: row.way_id,
    kind: row.kind,
    name: row.name,
    email: row.email,
    person: row.person,
    owner: ownerOf(row),
    application: applicationOf(row),
    roles: row.roles,
    scopes: row.scopes,
    shares: row.shares,
    allowedBy: row.allowed_by,
    allowedAt: row.allowed_at.toISOString(),
    since: (row.since ?? row.allowed_at).toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    ...(row.kind === 'person' || row.kind === 'contact' ? { through: throughOf(row) } : {}),
    unusedScopes: row.unused_scopes,
    concerns: row.concerns,
    canRevoke: canRevokeGrant(own, row),
  }
}

/** Presents a grant to the organization's managers. */
export function presentGrant(own: Own, grant: GrantRow): AccessGrant {
  const { suspended, downloads, used_on: usedDays } = grant
  return { ...presentGrantRow(own, grant), suspended, downloads: downloads ?? undefined, usedDays }
}

/** Presents a group without its approvals, which have their own list. */
export function presentGroup(own: Own, group: GroupRow): AccessGroup {
  const { type, id, people, grant, approvals, lastUsedAt } = group
  const all = [...(grant ? [grant] : []), ...approvals]
  const [first] = all
  return {
    type,
    id,
    name: first!.name,
    owner: ownerOf(first!),
    grant: grant ? presentGrant(own, grant) : null,
    people,
    scopes: normalScopes(all.flatMap(({ scopes }) => scopes)),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

/** Presents a grant with its usage, as a single item if usage isn't recorded by scope. */
export function presentGrantDetail(
  own: Own,
  grant: GrantRow,
  { scopes, others }: UsageByScope,
): AccessGrantDetail {
  const byScope = allScopes.flatMap((scope) => {
    const { days, calls } = scopes.get(scope) ?? { days: 0, calls: 0 }
    return days > 0 ? [{ scope, days, calls }] : []
  })
  const without = { scope: null, days: grant.used_on.length, calls: others }
  const used = byScope.length === 0 && others > 0 ? [without] : byScope
  return { ...presentGrant(own, grant), used }
}

function throughOf({ through, through_at: at }: AccessRow) {
  return through === null ? null : { name: through, lastUsedAt: at?.toISOString() ?? null }
}

function ownerOf({ owner_id: id, owner_name: name, owner_managers: managers }: AccessRow) {
  return id === null || name === null ? null : { id, name, managers: managers ?? undefined }
}

function applicationOf({ application_id: id, application_name: name }: AccessRow) {
  return id === null || name === null ? null : { id, name }
}
