import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import pg from 'pg'

/** Asks nothing: it only writes statements down. */
const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A statement with its values in it, for COPY, which takes no parameters. One that is `open` stays as it is. */
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
  throw new Error(`${typeof value} has no place in a statement that is text.`)
}
