import { CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import type { Pool, QueryResultRow } from 'pg'
import { goesAlong } from './packets.ts'
import { definePrepared, prepareText } from './prepared.ts'
import type { Database } from '../tables.ts'

export interface Handles {
  db: Kysely<Database>
  pool: Pool
}

/** Where a value comes later. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that is put together of parts, but written and parsed once, and planned once it was used a few times: the
 * values are given at each use. One that is long takes longer to plan than to run. The name belongs to one text for ever.
 */
export function prepareBuilt<Values extends object, Row extends QueryResultRow>(
  name: string,
  build: (values: Values) => RawBuilder<Row>,
) {
  const written = writtenOnce(build, (text) => definePrepared<unknown[], Row>(name, text))
  return ({ db, pool }: Handles, values: Values): Promise<Row[]> => {
    const { prepared, given } = written(db, values)
    return prepared(pool, given)
  }
}

/** The same within a transaction, or wherever else there is a query builder and no pool. */
export function prepareWithin<Values extends object, Row extends QueryResultRow>(
  name: string,
  build: (values: Values) => RawBuilder<Row>,
) {
  const written = writtenOnce(build, (text) => {
    prepareText(name, text)
    return text
  })
  return async (db: Kysely<Database>, values: Values): Promise<Row[]> => {
    const { prepared: text, given } = written(db, values)
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, given))
    return rows
  }
}

/**
 * The same for what is only written down: nobody needs its answer before that of the next statement, with which it goes.
 * Should it fail, that one does.
 */
export function prepareAlong<Values extends object>(
  name: string,
  build: (values: Values) => RawBuilder<never>,
) {
  goesAlong(name)
  return prepareWithin(name, build)
}

function writtenOnce<Values extends object, Row, Prepared>(
  build: (values: Values) => RawBuilder<Row>,
  prepare: (text: string) => Prepared,
) {
  let once: { prepared: Prepared; parameters: readonly unknown[] } | undefined
  return (db: Kysely<Database>, values: Values) => {
    if (!once) {
      const slots = new Proxy({}, { get: (_, slot) => new Slot(String(slot)) }) as Values
      const { sql: text, parameters } = build(slots).compile(db)
      once = { prepared: prepare(text), parameters }
    }
    const given = once.parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof Values] : value,
    )
    return { prepared: once.prepared, given }
  }
}
