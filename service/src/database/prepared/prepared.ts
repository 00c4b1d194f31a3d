import { CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../tables.ts'

type Prepared<Values, Row> = (db: Kysely<Database>, values: Values) => Promise<Row[]>

/** By their texts, which are all that Kysely hands to a connection. */
const names = new Map<string, string>()

/** The name that a statement is sent under; undefined for one that isn't prepared. */
export function nameOf(text: string): string | undefined {
  return names.get(text)
}

/**
 * A hot statement. Each connection parses it once and, after a few uses, plans it once. Write it as a text with `$1` and
 * a list of values, or build it from parts: all values must then come to the same text.
 */
export function prepared<Values extends unknown[], Row>(
  name: string,
  text: string,
): Prepared<Values, Row>
export function prepared<Values extends object, Row>(
  name: string,
  build: (values: Values) => RawBuilder<Row>,
): Prepared<Values, Row>
export function prepared<Row>(
  name: string,
  statement: string | ((values: never) => RawBuilder<Row>),
): Prepared<never, Row> {
  let known: string | undefined
  return async (db, values: unknown[]) => {
    const query =
      typeof statement === 'string'
        ? CompiledQuery.raw(statement, values)
        : statement(values as never).compile(db)
    known ??= named(name, query.sql)
    if (query.sql !== known) throw new Error(`The prepared statement ${name} has a second text.`)
    const { rows } = await db.executeQuery<Row>(query)
    return rows
  }
}

function named(name: string, text: string): string {
  names.set(text, name)
  return text
}
