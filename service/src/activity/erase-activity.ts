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

/** More ranges would make one row too large. */
const maxRanges = 1000

/**
 * Erases people's words or devices from rows of a chain, and records which rows. The chain stays valid, because its
 * hashes cover commitments instead. Returns the number of rows.
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
  // After a range was erased, nothing is left in any of its rows, so a single line records it.
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
