import type { Kysely } from 'kysely'
import type { Consequence } from '@accord/contract/consequences.ts'
import type { Database } from '#database/tables.ts'
import { countKept } from './chain.store.ts'

/** That an organization's activity ends with it, and how much that is. */
export async function activityThatEnds(
  db: Kysely<Database>,
  organizationId: string,
): Promise<Consequence> {
  return { kind: 'activity', count: await countKept(db, organizationId), names: [] }
}
