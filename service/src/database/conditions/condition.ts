import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/tables.ts'

/** What is true of some rows of a table: of the one that a statement calls `row`, or of its only one. */
export interface Condition {
  (row?: string): RawBuilder<boolean>
  /** The same for a statement that is prepared as a text. */
  text(row?: string): string
}

/**
 * A state of rows, put into words once, by the store that writes them, for whoever asks. Without values, so that what it is a
 * part of has one text and one plan, and that a partial index with these words is found by them. In parentheses, so that
 * `not` and `or` take it whole.
 */
export function condition<Table extends keyof Database>(
  says: (of: (column: keyof Database[Table] & string) => string) => string,
): Condition {
  const text = (row?: string) =>
    `(${says((column) => (row === undefined ? column : `${row}.${column}`))})`
  return Object.assign((row?: string) => sql.raw<boolean>(text(row)), { text })
}
