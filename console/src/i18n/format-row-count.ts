import type { Translate } from './translation.ts'

/** Formats '1,204 rows' of a data export. */
export function formatRowCount(rows: number, t: Translate, language: string): string {
  return rows === 1 ? t('1 row') : t('{{rows}} rows', { rows: rows.toLocaleString(language) })
}
