import { mostCounted } from '@accord/contract/fields.ts'
import { unavailable } from '@accord/contract/refusal.ts'
import { type ScopeEntity, scopeEntities } from '@accord/contract/rules/scopes.ts'
import { mostSeen, type SeenKind, type SeenPart } from '@accord/contract/seen.ts'
import type { Context } from '#context.ts'
import type { Entity } from '#exports/contents/entities.ts'
import { sharedEntities } from '#exports/contents/network-entities.ts'
import { sharingIn } from '#exports/contents/plan.ts'
import { rowFormatter } from '#exports/contents/row-formats.ts'
import {
  patienceMilliseconds,
  type Snapshot,
  tookTooLong,
  withSnapshot,
} from '#exports/contents/snapshot.ts'
import { listAuthorizationsAmong, listOnMap } from '#networks/network-map.store.ts'
import type { MembershipRow } from '#networks/network-members.store.ts'
import { presentNetworkInvitation } from '#networks/networks.present.ts'
import { Refused } from '#refused.ts'
import { nothing, type SeenRows } from './readings.ts'

type Parts = Pick<Context, 'db' | 'reader'>

const kindOf: Partial<Record<ScopeEntity, SeenKind>> = {
  organization: 'organization',
  profile: 'members',
  user: 'people',
  application: 'applications',
  network: 'networks',
}

/** What the owner of a network reads of a member: its place, what it shares as exports hold it, and what the map shows. */
export async function seenInNetwork(
  { db, reader }: Parts,
  membership: MembershipRow,
): Promise<SeenPart[]> {
  const { network_id: networkId, organization_id: id, asked } = membership
  try {
    const signal = AbortSignal.timeout(patienceMilliseconds)
    return await withSnapshot(reader, signal, async (snapshot) => {
      const [sharing] = await sharingIn(snapshot, networkId, { only: id })
      const now = sharing?.shares ?? []
      const parts: SeenPart[] = [placeOf(membership)]
      for (const share of scopeEntities) {
        const [entity, kind] = [sharedEntities[share], kindOf[share]]
        if (!entity || !kind) continue
        const seen = now.includes(share) ? 'now' : asked.includes(share) ? 'asked' : null
        const found = seen ? await firstRows(snapshot, entity, id) : nothing
        parts.push({ kind, seen, outOfReach: false, ...found })
      }
      parts.push(...(await onMap(db, membership, now.includes('application'))))
      return parts
    })
  } catch (error) {
    throw tookTooLong(error) ? new Refused(unavailable, { retryAfter: 2 }) : error
  }
}

/** What stands in its list of organizations, but for who of the owner's people invited it. */
function placeOf(membership: MembershipRow): SeenPart {
  const { organization, acceptedAt, createdAt, shares, requestedShares, refusedShares } =
    presentNetworkInvitation(membership, { side: 'invited' })
  const row = { ...organization, createdAt, acceptedAt, shares, requestedShares, refusedShares }
  return { kind: 'membership', seen: 'now', outOfReach: false, rows: [row], total: 1, more: false }
}

/** By the statement that writes them into an export, and in its form. */
async function firstRows(snapshot: Snapshot, entity: Entity, id: string): Promise<SeenRows> {
  const upTo = (most: number) => `${entity.select(id)} limit ${most}`
  const format = rowFormatter(entity.columns)
  const rows: SeenRows['rows'] = []
  for await (const lines of snapshot.lines({ ...entity, select: () => upTo(mostSeen) }, id)) {
    const text = format(lines).json.toString('utf8').trimEnd()
    rows.push(...text.split('\n').map((line) => JSON.parse(line) as SeenRows['rows'][number]))
  }
  const count = () => `select count(*) as rows from (${upTo(mostCounted + 1)}) counted`
  const total = await snapshot.count({ ...entity, count }, id)
  return { rows, total: Math.min(total, mostCounted), more: total > mostCounted }
}

/** Applications of the network's organizations that the member authorized: those of the owner, and others where it shares them. */
async function onMap(
  db: Context['db'],
  { network_id: networkId, organization_id: id, asked }: MembershipRow,
  shared: boolean,
): Promise<SeenPart[]> {
  const ids = (await listOnMap(db, networkId)).map((each) => each.id)
  const given = async (supposed?: string) => {
    const among = await listAuthorizationsAmong(db, networkId, ids, supposed)
    return among.filter(({ organization }) => organization === id)
  }
  const part = (seen: SeenPart['seen'], found: object[]): SeenPart => ({
    kind: 'authorizations',
    seen,
    outOfReach: false,
    rows: found.slice(0, mostSeen).map((row) => ({ ...row })),
    total: found.length,
    more: false,
  })
  const now = await given()
  if (shared) return [part('now', now)]
  const known = new Set(now.map((each) => each.id))
  const more = asked.includes('application') ? await given(id) : undefined
  return [
    ...(now.length > 0 ? [part('now', now)] : []),
    ...(more
      ? [
          part(
            'asked',
            more.filter((each) => !known.has(each.id)),
          ),
        ]
      : []),
    ...(now.length === 0 && !more ? [part(null, [])] : []),
  ]
}
