import type { Subject } from '#exports/exports.store.ts'
import type { ExportEntity, ExportType, ManagedExportType } from '@accord/contract/exports.ts'
import { type ScopeEntity, scopeEntities } from '@accord/contract/rules/scopes.ts'
import pg from 'pg'
import type { Entity } from './entities.ts'
import { accessEntities, reviewEntities } from './access-entities.ts'
import { networkEntities, sharedEntities } from './network-entities.ts'
import { organizationEntities } from './organization-entities.ts'
import { personEntities } from './person-entities.ts'
import { slugOf } from '#exports/file/slug.ts'
import type { Snapshot } from './snapshot.ts'

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

/** The subject's own data. */
export const ownEntities: Record<ManagedExportType, Entity<ExportEntity>[]> & {
  person: Entity[]
} = {
  organization: organizationEntities,
  network: networkEntities,
  access: accessEntities,
  person: personEntities,
}

/** What an export holds: the subject's own data, and a folder for each member that shares something. */
export async function planOf(
  snapshot: Snapshot,
  { type, id, reviewId }: Subject<ExportType> & { reviewId: string | null },
): Promise<Section[]> {
  if (reviewId !== null) return [{ folder: '', id: reviewId, entities: reviewEntities }]
  const members = type === 'network' ? await sharingIn(snapshot, id) : []
  return [
    { folder: '', id, entities: ownEntities[type] },
    ...members.map((member) => ({
      folder: `${slugOf(member.name, 'organization')}-${member.id.slice(0, 8)}/`,
      id: member.id,
      entities: entitiesOf(member),
      member,
    })),
  ]
}

/** Members in the order in which they joined: all, the first of them, or one. Nothing is shared from or to one that was deleted. */
export async function sharingIn(
  snapshot: Snapshot,
  networkId: string,
  { most, only }: { most?: number; only?: string } = {},
): Promise<Sharing[]> {
  const rows = await snapshot.rows<Sharing & { requested: ScopeEntity[] }>(
    `select o.id, o.name, m.shares, n.shares as requested
     from network_members m
     join networks n on n.id = m.network_id
     join organizations o on o.id = m.organization_id
     join organizations w on w.id = n.organization_id
     where m.network_id = ${pg.escapeLiteral(networkId)} and m.accepted_at is not null
       and o.deleted_at is null and w.deleted_at is null
       ${only === undefined ? '' : `and o.id = ${pg.escapeLiteral(only)}`}
     order by m.accepted_at, m.id limit ${most ?? 'all'}`,
  )
  return rows.map(({ id, name, shares, requested }) => ({
    id,
    name,
    shares: scopeEntities.filter((kind) => shares.includes(kind) && requested.includes(kind)),
  }))
}

/** Kinds of shared data that this service stores. */
export function storedShares({ shares }: Pick<Sharing, 'shares'>): ScopeEntity[] {
  return shares.filter((kind) => sharedEntities[kind] !== undefined)
}

function entitiesOf(member: Sharing): Entity[] {
  return storedShares(member).map((kind) => sharedEntities[kind]!)
}
