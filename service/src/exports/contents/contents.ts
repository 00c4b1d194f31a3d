import type { ExportContents, ExportEntity } from '@accord/contract/export-contents.ts'
import type { ExportType, ManagedExportType } from '@accord/contract/exports.ts'
import { type ScopeEntity, scopeEntities } from '@accord/contract/rules/scopes.ts'
import { accessEntities, reviewEntities } from './access-entities.ts'
import type { Entity } from './entities.ts'
import { networkEntities, sharedEntities } from './network-entities.ts'
import { organizationEntities } from './organization-entities.ts'
import { personEntities } from './person-entities.ts'
import { hasJoined } from '#data/networks/network-members.store.ts'
import type { Subject } from '#data/exports/exports.store.ts'
import pg from 'pg'
import { slugOf } from '#http/slug.ts'
import { type Snapshot, withSnapshotSoon } from './snapshot.ts'
import type { Context } from '#context.ts'
import { fingerprintOf, publicKeyOf } from '#crypto/secrets.ts'

/**
 * Everything that an export can read. It's passed to the thread as data, so that the thread doesn't load the modules
 * that define it.
 */
export interface Tables {
  /** The subject's own entities. */
  own: Entity[]
  /** For a network, the kinds of data that members can share, in this order. This service doesn't store all of them. */
  kinds: readonly ScopeEntity[]
  shared: Partial<Record<ScopeEntity, Entity>>
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

export function tablesOf({
  type,
  reviewId,
}: {
  type: ExportType
  reviewId: string | null
}): Tables {
  const own = reviewId === null ? ownEntities[type] : reviewEntities
  return { own, kinds: scopeEntities, shared: sharedEntities }
}

/** The files of one folder in an export, and the owner of their data. */
export interface Section {
  /** The folder's path, which ends with a slash. It's empty at the top level. */
  folder: string
  /** The ID by which the entities are read. */
  id: string
  entities: Entity[]
  /** For a network, the member whose shared data this is. */
  member?: Sharing
}

/** A member of a network, and the data that it shares with the owner at that time. */
export interface Sharing {
  id: string
  name: string
  /** The shares that the member agreed to and the network still requests. */
  shares: ScopeEntity[]
}

/** Plans an export, with the subject's own data and a folder for each member that shares something. */
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

/**
 * Lists members in the order in which they joined. These are all members, the first ones, or a single one. Deleted
 * organizations share nothing and receive nothing.
 */
export async function sharingIn(
  snapshot: Snapshot,
  networkId: string,
  { kinds, max, only }: Pick<Tables, 'kinds'> & { max?: number; only?: string },
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
     order by m.accepted_at, m.id limit ${max ?? 'all'}`,
  )
  return rows.map(({ id, name, shares, requested }) => ({
    id,
    name,
    shares: kinds.filter((kind) => shares.includes(kind) && requested.includes(kind)),
  }))
}

/** Returns the kinds of shared data that this service stores. */
export function storedShares(
  { shares }: Pick<Sharing, 'shares'>,
  { shared }: Pick<Tables, 'shared'>,
): ScopeEntity[] {
  return shares.filter((kind) => shared[kind] !== undefined)
}

const maxNamed = 20

/** Returns the contents that an export would have now. */
export async function contentsOf(
  { reader, secrets }: Pick<Context, 'reader' | 'secrets'>,
  { type, id }: Subject,
): Promise<ExportContents> {
  return withSnapshotSoon(reader, async (snapshot) => {
    const entities: ExportContents['entities'] = []
    for (const entity of ownEntities[type]) {
      entities.push({ name: entity.name, rows: await snapshot.count(entity, id) })
    }
    return {
      entities,
      organizations:
        type === 'network'
          ? await sharingIn(snapshot, id, { kinds: scopeEntities, max: maxNamed })
          : [],
      organizationCount: entities.find(({ name }) => name === 'organizations')?.rows ?? 0,
      signingKey: fingerprintOf(publicKeyOf(secrets.signatureKey)),
    }
  })
}
