import { type RawBuilder, sql } from 'kysely'
import type { Database } from './tables.ts'

/** What a row of a table tells: the one that a statement calls `row`, or its only one. */
export interface Expression<Value> {
  (row?: string): RawBuilder<Value>
  /** The same for a statement that is prepared as a text. */
  text(row?: string): string
}

/** What is true of some rows of a table. */
export type Condition = Expression<boolean>

type Says<Table extends keyof Database> = (
  of: (column: keyof Database[Table] & string) => string,
) => string

/** Put into words once, for whoever asks. Without values, so that what it is a part of has one text and one plan. */
export function expression<Table extends keyof Database, Value>(
  says: Says<Table>,
): Expression<Value> {
  const text = (row?: string) =>
    `(${says((column) => (row === undefined ? column : `${row}.${column}`))})`
  return Object.assign((row?: string) => sql.raw<Value>(text(row)), { text })
}

/**
 * A state of rows, by the store that writes them: a partial index with these words is found by them. In parentheses, so that
 * `not` and `or` take it whole.
 */
export function condition<Table extends keyof Database>(says: Says<Table>): Condition {
  return expression<Table, boolean>(says)
}
