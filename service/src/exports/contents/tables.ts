import type { ExportEntity } from '@accord/contract/export-contents.ts'
import type { ExportType, ManagedExportType } from '@accord/contract/exports.ts'
import { type ScopeEntity, scopeEntities } from '@accord/contract/rules/scopes.ts'
import { accessEntities, reviewEntities } from './access-entities.ts'
import type { Entity } from './entities.ts'
import { networkEntities, sharedEntities } from './network-entities.ts'
import { organizationEntities } from './organization-entities.ts'
import { personEntities } from './person-entities.ts'

/** What an export may be read from; data, so that a thread is told instead of loading all that it is written with. */
export interface Tables {
  /** Of the subject itself. */
  own: Entity[]
  /** Of a network: what its members may share, in this order, and of which kinds something is stored. */
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
