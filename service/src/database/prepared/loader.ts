import type { Pool, QueryResultRow } from 'pg'

interface AwaitedKey<Key, Row> {
  key: Key
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
}

/** More keys go into a second statement, on another connection. */
const maxKeys = 50

/** The keys that a loader looks up, as the table `asked` of its text: each part by its name and type. */
export function asked(...parts: [name: string, type: string][]): string {
  const lists = parts.map(([, type], at) => `$${at + 1}::${type}[]`).join(', ')
  const names = parts.map(([name]) => name).join(', ')
  return `unnest(${lists}) with ordinality as asked (${names}, place)`
}

/**
 * Reads one row by a key. All lookups of the same turn of the event loop share one prepared statement, because under load
 * most of a lookup's cost is the round trip. Nothing is cached: every answer was read after its caller asked. The text
 * selects `asked.place::int` as well. It asks the pool itself: every request comes by here, and Kysely would add a third.
 */
export function loader<Key extends unknown[], Row extends QueryResultRow>(
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
      // This changes nothing for the keys that have their row.
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
