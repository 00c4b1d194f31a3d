import type { Translate } from './translation.ts'

/** Formats '1,204 rows' of a data export. */
export function formatRowCount(rows: number, t: Translate): string {
  return t('{{count}} rows', { count: rows, defaultValue_one: '{{count}} row' })
}
