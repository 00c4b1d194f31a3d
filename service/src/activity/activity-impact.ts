import type { Kysely } from 'kysely'
import type { ImpactItem } from '@accord/contract/impact.ts'
import type { Database } from '#database/tables.ts'
import { countChainRows } from './chain.store.ts'

/** Returns the impact of deleting an organization on its activity, with the number of rows. */
export async function impactOnActivity(
  db: Kysely<Database>,
  organizationId: string,
): Promise<ImpactItem> {
  return { kind: 'activity', count: await countChainRows(db, organizationId), names: [] }
}
