import { type RawBuilder, sql } from 'kysely'
import type { Database } from './tables.ts'

/** An SQL expression over a table's row, by the row's alias in the statement. Without an alias, columns stand alone. */
export interface Expression<Value> {
  (row?: string): RawBuilder<Value>
  /** The expression's text, for a statement that is prepared as a text. */
  text(row?: string): string
}

/** An expression that is true for some rows of a table. */
export type Condition = Expression<boolean>

type Says<Table extends keyof Database> = (
  of: (column: keyof Database[Table] & string) => string,
) => string

/** Defines an expression once for all statements. It has no values, so each statement keeps one text and one plan. */
export function expression<Table extends keyof Database, Value>(
  says: Says<Table>,
): Expression<Value> {
  const text = (row?: string) =>
    `(${says((column) => (row === undefined ? column : `${row}.${column}`))})`
  return Object.assign((row?: string) => sql.raw<Value>(text(row)), { text })
}

/**
 * Defines a condition for the state of rows, in the store that writes them. PostgreSQL uses a partial index whose
 * condition has the same text. It's in parentheses, so that it works with `not` and `or`.
 */
export function condition<Table extends keyof Database>(says: Says<Table>): Condition {
  return expression<Table, boolean>(says)
}
