import { type RawBuilder, sql } from 'kysely'
import type { Database } from './tables.ts'

/**
 * An SQL expression over a table's row, using the row's alias in the statement. Without an alias, column names have no
 * prefix.
 */
export interface Expression<Value> {
  (row?: string): RawBuilder<Value>
  /** Returns the expression as text, for a statement that is prepared as text. */
  text(row?: string): string
}

/** An expression that selects some rows of a table. */
export type Condition = Expression<boolean>

type Says<Table extends keyof Database> = (
  of: (column: keyof Database[Table] & string) => string,
) => string

/**
 * Defines an expression once for all statements. It contains no values, so each statement keeps one text and one plan.
 */
export function expression<Table extends keyof Database, Value>(
  says: Says<Table>,
): Expression<Value> {
  const text = (row?: string) =>
    `(${says((column) => (row === undefined ? column : `${row}.${column}`))})`
  return Object.assign((row?: string) => sql.raw<Value>(text(row)), { text })
}

/**
 * Defines a condition for the state of rows, in the store that writes them. PostgreSQL uses a partial index if its
 * condition has the same text. The condition is in parentheses, so that it works with `not` and `or`.
 */
export function condition<Table extends keyof Database>(says: Says<Table>): Condition {
  return expression<Table, boolean>(says)
}
