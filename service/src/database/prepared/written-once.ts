import type { Kysely, RawBuilder } from 'kysely'
import type { Pool, QueryResultRow } from 'pg'
import { definePrepared, type Prepared } from './prepared.ts'
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
  let run: Prepared<unknown[], Row> | undefined
  let parameters: readonly unknown[] = []
  return ({ db, pool }: Handles, values: Values): Promise<Row[]> => {
    if (!run) {
      const slots = new Proxy({}, { get: (_, slot) => new Slot(String(slot)) }) as Values
      const written = build(slots).compile(db)
      parameters = written.parameters
      run = definePrepared(name, written.sql)
    }
    const given = parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof Values] : value,
    )
    return run(pool, given)
  }
}
