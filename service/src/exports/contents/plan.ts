import { hasJoined } from '#data/networks/member-conditions.store.ts'
import type { Subject } from '#data/exports/exports.store.ts'
import type { ExportType } from '@accord/contract/exports.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import pg from 'pg'
import type { Entity } from './entities.ts'
import { slugOf } from '#http/slug.ts'
import type { Snapshot } from './snapshot.ts'
import type { Tables } from './tables.ts'

/** Files that stand together in an export, and whose they are. */
export interface Section {
  /** Empty at the top, else with a slash at its end. */
  folder: string
  /** What the entities are read by. */
  id: string
  entities: Entity[]
  /** Of a network: the member whose shared data this is. */
  member?: Sharing
}

/** A member of a network and what it shares with the owner at that moment. */
export interface Sharing {
  id: string
  name: string
  /** What it agreed to, as far as the network still asks for it. */
  shares: ScopeEntity[]
}

/** What an export holds: the subject's own data, and a folder for each member that shares something. */
export async function planOf(
  snapshot: Snapshot,
  { type, id, reviewId }: Subject<ExportType> & { reviewId: string | null },
  tables: Tables,
): Promise<Section[]> {
  const members = type === 'network' ? await sharingIn(snapshot, id, tables) : []
  return [
    { folder: '', id: reviewId ?? id, entities: tables.own },
    ...members.map((member) => ({
      folder: `${slugOf(member.name, 'organization')}-${member.id.slice(0, 8)}/`,
      id: member.id,
      entities: storedShares(member, tables).map((kind) => tables.shared[kind]!),
      member,
    })),
  ]
}

/** Members in the order in which they joined: all, the first of them, or one. Nothing is shared from or to one that was deleted. */
export async function sharingIn(
  snapshot: Snapshot,
  networkId: string,
  { kinds, most, only }: Pick<Tables, 'kinds'> & { most?: number; only?: string },
): Promise<Sharing[]> {
  const rows = await snapshot.rows<Sharing & { requested: ScopeEntity[] }>(
    `select o.id, o.name, m.shares, n.shares as requested
     from network_members m
     join networks n on n.id = m.network_id
     join organizations o on o.id = m.organization_id
     join organizations w on w.id = n.organization_id
     where m.network_id = ${pg.escapeLiteral(networkId)} and ${hasJoined.text('m')}
       and o.deleted_at is null and w.deleted_at is null
       ${only === undefined ? '' : `and o.id = ${pg.escapeLiteral(only)}`}
     order by m.accepted_at, m.id limit ${most ?? 'all'}`,
  )
  return rows.map(({ id, name, shares, requested }) => ({
    id,
    name,
    shares: kinds.filter((kind) => shares.includes(kind) && requested.includes(kind)),
  }))
}

/** Kinds of shared data that this service stores. */
export function storedShares(
  { shares }: Pick<Sharing, 'shares'>,
  { shared }: Pick<Tables, 'shared'>,
): ScopeEntity[] {
  return shares.filter((kind) => shared[kind] !== undefined)
}
