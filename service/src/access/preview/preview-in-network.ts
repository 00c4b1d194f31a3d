import { maxCounted } from '@accord/contract/fields.ts'
import { type ScopeEntity, scopeEntities } from '@accord/contract/rules/scopes.ts'
import {
  maxPreviewRows,
  type PreviewKind,
  type PreviewPart,
} from '@accord/contract/data-preview.ts'
import type { Context } from '#context.ts'
import type { Entity } from '#exports/contents/entities.ts'
import { jsonLineOf } from '#exports/contents/format-rows.ts'
import { sharedEntities } from '#exports/contents/network-entities.ts'
import { sharingIn } from '#exports/contents/contents.ts'
import { type Snapshot, withSnapshotSoon } from '#exports/contents/snapshot.ts'
import { listGrantedBy } from '#networks/network-map.store.ts'
import type { MembershipRow } from '#data/networks/network-members.store.ts'
import { presentNetworkInvitation } from '#networks/networks.present.ts'
import { noRows, type PreviewRows } from './build-preview.ts'

type Parts = Pick<Context, 'db' | 'reader'>

const kindOf: Partial<Record<ScopeEntity, PreviewKind>> = {
  organization: 'organization',
  profile: 'members',
  user: 'people',
  application: 'applications',
  network: 'networks',
}

/**
 * Returns everything that a network's owner can read about a member: its membership, its shared data as in exports, and
 * its part of the map.
 */
export async function networkPreview(
  { db, reader }: Parts,
  membership: MembershipRow,
): Promise<PreviewPart[]> {
  const shared = await sharedParts(reader, membership)
  return [placeOf(membership), ...shared, ...(await authorizedParts(db, membership, shared))]
}

async function sharedParts(
  reader: Context['reader'],
  { network_id: networkId, organization_id: id, asked }: MembershipRow,
): Promise<PreviewPart[]> {
  return withSnapshotSoon(reader, async (snapshot) => {
    const [sharing] = await sharingIn(snapshot, networkId, { kinds: scopeEntities, only: id })
    const parts: PreviewPart[] = []
    for (const share of scopeEntities) {
      const [entity, kind] = [sharedEntities[share], kindOf[share]]
      if (!entity || !kind) continue
      const now = sharing?.shares.includes(share)
      const seen = now ? 'now' : asked.includes(share) ? 'asked' : null
      const found = seen ? await firstRows(snapshot, entity, id) : noRows
      parts.push({ kind, seen, outOfReach: false, ...found })
    }
    return parts
  })
}

/** Returns the entry in the list of organizations, without the person who sent the invitation. */
function placeOf(membership: MembershipRow): PreviewPart {
  const { organization, acceptedAt, createdAt, shares, requestedShares, refusedShares } =
    presentNetworkInvitation(membership, { side: 'invited' })
  const row = { ...organization, createdAt, acceptedAt, shares, requestedShares, refusedShares }
  return { kind: 'membership', seen: 'now', outOfReach: false, rows: [row], total: 1, more: false }
}

/** Reads rows with the same statement and format as an export. */
async function firstRows(snapshot: Snapshot, entity: Entity, id: string): Promise<PreviewRows> {
  const upTo = (max: number) => `${entity.select} limit ${max}`
  const lineOf = jsonLineOf(entity.columns)
  const rows: PreviewRows['rows'] = []
  for await (const batch of snapshot.batches({ ...entity, select: upTo(maxPreviewRows) }, id)) {
    rows.push(...batch.map((row) => JSON.parse(lineOf(row)) as PreviewRows['rows'][number]))
  }
  const count = `select count(*) as rows from (${upTo(maxCounted + 1)}) counted`
  const total = await snapshot.count({ ...entity, count }, id)
  return { rows, total: Math.min(total, maxCounted), more: total > maxCounted }
}

/**
 * Returns the applications that the member authorized and the owner can see. The owner can see its own applications
 * while they're on the map. If the member shares its applications, the owner also sees those of other organizations in
 * the network. A member must not learn which organizations these are, so its preview lists all of its authorizations.
 */
async function authorizedParts(
  db: Context['db'],
  { organization_id: id, owner_id: owner, expired }: MembershipRow,
  shared: readonly PreviewPart[],
): Promise<PreviewPart[]> {
  const part = async (
    seen: PreviewPart['seen'],
    owned?: ['=' | '<>', string],
  ): Promise<PreviewPart> => {
    const found = await listGrantedBy(db, id, { max: maxPreviewRows, owned })
    return { kind: 'authorizations', seen, outOfReach: false, ...found, more: false }
  }
  const seen = shared.find(({ kind }) => kind === 'applications')?.seen
  if (seen === 'now') return [{ ...(await part('now')), ofNetwork: true }]
  const own = expired ? [] : [await part('now', ['=', owner])].filter(({ total }) => total > 0)
  if (seen === 'asked') {
    const others = await part('asked', expired ? undefined : ['<>', owner])
    return [...own, { ...others, ofNetwork: true }]
  }
  if (own.length > 0) return own
  return [{ kind: 'authorizations', seen: null, outOfReach: false, ...noRows }]
}
