import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import {
  type Author,
  eraseGroup,
  type Erasing,
  recordOrganizationActivity,
} from './organization-activity.store.ts'
import { rangesOf } from './chain.ts'
import type { Log } from '#observability/events.ts'

/** With more ranges, a single row would become too large. */
const maxRanges = 1000

/**
 * Erases people's words or devices from rows of a chain, and records which rows. The chain stays valid, because its
 * hashes cover only commitments. Returns the number of rows.
 */
export async function eraseActivity(
  trx: Transaction<Database>,
  log: Log,
  erasing: Erasing,
  author: Extract<Author, { kind: 'command' | 'system' }>,
): Promise<number> {
  const { group, organizationId } = erasing
  const positions = await eraseGroup(trx, erasing)
  if (positions.length === 0) return 0
  // No data is left in any row of an erased range, so a single row can record it.
  const ranges = Array.isArray(erasing.positions)
    ? rangesOf(positions.map(Number))
    : [erasing.positions]
  for (let at = 0; at < ranges.length; at += maxRanges) {
    await recordOrganizationActivity(trx, log, {
      kind: 'activity_erased',
      organizationId,
      author,
      device: null,
      detail: { group, ranges: ranges.slice(at, at + maxRanges) },
    })
  }
  return positions.length
}
