import type { Kysely } from 'kysely'
import type { ImpactItem } from '@accord/contract/impact.ts'
import type { Database } from '#database/tables.ts'
import { countChainRows } from './chain.store.ts'

/** That an organization's activity ends with it, and how much that is. */
export async function impactOnActivity(
  db: Kysely<Database>,
  organizationId: string,
): Promise<ImpactItem> {
  return { kind: 'activity', count: await countChainRows(db, organizationId), names: [] }
}
