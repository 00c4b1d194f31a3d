import type { Translate } from './translation.ts'

/** Formats the number of rows in a data export, such as '1,204 rows'. */
export function formatRowCount(rows: number, t: Translate): string {
  return t('{{count}} rows', { count: rows, defaultValue_one: '{{count}} row' })
}
