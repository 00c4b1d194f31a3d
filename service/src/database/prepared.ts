import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import type { Database } from './tables.ts'
import pg, { type Pool, type QueryResultRow } from 'pg'

type Prepared<Values, Row> = (db: Kysely<Database>, values: Values) => Promise<Row[]>

/** The names of statements by their text, because Kysely passes only the text to a connection. */
const statementNames = new Map<string, string>()

/** Returns the name under which a statement is sent, or undefined if it isn't prepared. */
export function nameOf(text: string): string | undefined {
  return statementNames.get(text)
}

/**
 * Defines a frequent statement. Each connection parses it once and, after a few uses, plans it once. Write it as a text
 * with `$1` and a list of values, or build it from parts. In that case, all values must result in the same text.
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
    if (query.sql !== known)
      throw new Error(`The prepared statement ${name} has two different SQL texts.`)
    const { rows } = await db.executeQuery<Row>(query)
    return rows
  }
}

function named(name: string, text: string): string {
  statementNames.set(text, name)
  return text
}

interface AwaitedKey<Key, Row> {
  key: Key
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
}

/** More keys are looked up by a second statement, on another connection. */
const maxKeys = 50

/** Returns the keys that a loader looks up, as the table `asked` in its text. Each part has a name and a type. */
export function batchParameters(...parts: [name: string, type: string][]): string {
  const lists = parts.map(([, type], at) => `$${at + 1}::${type}[]`).join(', ')
  const names = parts.map(([name]) => name).join(', ')
  return `unnest(${lists}) with ordinality as asked (${names}, place)`
}

/**
 * Reads one row by a key. All lookups in the same round of the event loop share one prepared statement, because under
 * load the round trip is most of a lookup's cost. Nothing is cached, because every row is read after its caller
 * requested it. The text must also select `asked.place::int`. It uses the pool directly, because every request runs it
 * and Kysely would add a third to its cost.
 */
export function batchedLookup<Key extends unknown[], Row extends QueryResultRow>(
  name: string,
  text: string,
) {
  const waiting = new WeakMap<Pool, AwaitedKey<Key, Row>[]>()

  const load = async (pool: Pool, all: AwaitedKey<Key, Row>[]) => {
    // Later callers start the next batch.
    if (waiting.get(pool) === all) waiting.delete(pool)
    try {
      const values = all[0]!.key.map((_, part) => all.map(({ key }) => key[part]))
      const { rows } = await pool.query<Row & { place: number }>({ name, text, values })
      for (const row of rows) all[row.place - 1]!.resolve(row)
      // This changes nothing for keys whose row was found.
      for (const { resolve } of all) resolve(undefined)
    } catch (error) {
      for (const { reject } of all) reject(error)
    }
  }

  return (pool: Pool, ...key: Key) =>
    new Promise<Row | undefined>((resolve, reject) => {
      const batch = waiting.get(pool)
      if (batch && batch.length < maxKeys) {
        batch.push({ key, resolve, reject })
        return
      }
      const all = [{ key, resolve, reject }]
      waiting.set(pool, all)
      setImmediate(() => void load(pool, all))
    })
}

/** This only compiles statements and never runs them. */
const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Writes a statement with its values for COPY, which takes no parameters. The value `open` isn't replaced. */
export function asText(statement: RawBuilder<unknown>, open: string): string {
  const { sql, parameters } = statement.compile(writer)
  return sql.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const value = parameters[Number(place) - 1]
    return value === open ? open : literal(value)
  })
}

function literal(value: unknown): string {
  if (typeof value === 'string') return pg.escapeLiteral(value)
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
  throw new Error(`A statement that is text can't contain a ${typeof value}.`)
}
