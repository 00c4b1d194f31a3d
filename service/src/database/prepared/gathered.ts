import type { Pool, QueryResultRow } from 'pg'
import { definePrepared } from './prepared.ts'

type Asking = Pick<Pool, 'query'>
type AtPlace = { place: number }

interface GatheredKey<Key, Row> {
  key: Key
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
}

/** More than these are a second statement, on another connection. */
const atMost = 50

/** The keys that a gathered read is asked for, as the table `asked` of its text: each part by its name and type. */
export function asked(...parts: [name: string, type: string][]): string {
  const lists = parts.map(([, type], at) => `$${at + 1}::${type}[]`).join(', ')
  const names = parts.map(([name]) => name).join(', ')
  return `unnest(${lists}) with ordinality as asked (${names}, place)`
}

/**
 * A prepared read of one row by a key, where whoever asks in the same turn of the event loop is answered by one
 * statement: under load most of what such a read costs is to ask and to be answered. Nobody waits longer than for
 * that turn, and nothing is kept: what everybody gets was read after they asked. The text selects
 * `asked.place::int` as well.
 */
export function defineGathered<Key extends unknown[], Row extends QueryResultRow>(
  name: string,
  text: string,
) {
  const find = definePrepared<unknown[][], Row & AtPlace>(name, text)
  const gathering = new WeakMap<Asking, GatheredKey<Key, Row>[]>()

  const answer = async (pool: Asking, all: GatheredKey<Key, Row>[]) => {
    // Whoever asks from now on is asked for by the next one.
    if (gathering.get(pool) === all) gathering.delete(pool)
    try {
      const lists = all[0]!.key.map((_, part) => all.map(({ key }) => key[part]))
      const rows = await find(pool, lists)
      for (const row of rows) all[row.place - 1]!.resolve(row)
      // Whoever has an answer keeps it.
      for (const { resolve } of all) resolve(undefined)
    } catch (error) {
      for (const { reject } of all) reject(error)
    }
  }

  return (pool: Asking, ...key: Key) =>
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
