import type { Pool, QueryResultRow } from 'pg'
import { definePrepared } from './prepared.ts'

type Asking = Pick<Pool, 'query'>
type Place = { place: number }

interface Asked<Row> {
  key: Buffer
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
}

/** More than these are a second statement, on another connection. */
const atMost = 50

/** The keys that a gathered read is asked for, as the table `asked` of its text. */
export const asked = 'unnest($1::bytea[]) with ordinality as asked (key, place)'

/**
 * A prepared read of one row by a key, where whoever asks in the same turn of the event loop is answered by one
 * statement: under load most of what such a read costs is to ask and to be answered. Nobody waits longer than for
 * that turn, and nothing is kept: what everybody gets was read after they asked. The text selects
 * `asked.place::int` as well.
 */
export function defineGathered<Row extends QueryResultRow>(name: string, text: string) {
  const find = definePrepared<[keys: Buffer[]], Row & Place>(name, text)
  const gathering = new WeakMap<Asking, Asked<Row>[]>()

  const answer = async (pool: Asking, all: Asked<Row>[]) => {
    // Whoever asks from now on is asked for by the next one.
    if (gathering.get(pool) === all) gathering.delete(pool)
    try {
      const rows = await find(pool, [all.map(({ key }) => key)])
      for (const row of rows) all[row.place - 1]!.resolve(row)
      // Whoever has an answer keeps it.
      for (const { resolve } of all) resolve(undefined)
    } catch (error) {
      for (const { reject } of all) reject(error)
    }
  }

  return (pool: Asking, key: Buffer) =>
    new Promise<Row | undefined>((resolve, reject) => {
      const gathered = gathering.get(pool)
      if (gathered && gathered.length < atMost) {
        gathered.push({ key, resolve, reject })
        return
      }
      const all = [{ key, resolve, reject }]
      gathering.set(pool, all)
      setImmediate(() => void answer(pool, all))
    })
}
