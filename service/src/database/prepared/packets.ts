import type { PoolClient } from 'pg'
import {
  ask,
  type Driver,
  type PreparedQuery,
  preparedFor,
  prepareText,
  type Wire,
} from './prepared.ts'

type Query = Driver['query'] & ((...asked: unknown[]) => unknown)

// As a query builder asks for them.
prepareText('begin', 'begin')
prepareText('commit', 'commit')

/** By their names: what waits for the next statement of its transaction. */
const along = new Set<string>()

export function goesAlong(name: string) {
  along.add(name)
}

/**
 * How a connection is asked: to go to the server and back costs more than most statements do there, so that what begins
 * a transaction, and what is only written down in it, goes in one packet with what follows. That is always something,
 * and be it the end of the transaction. Only what a connection has parsed goes so: the driver notes it for one statement
 * at a time.
 */
export function askInPackets(client: PoolClient): (...asked: unknown[]) => unknown {
  const query = client.query.bind(client) as Query
  const { connection: wire } = client as unknown as { connection: Wire }
  let waiting: PreparedQuery[] = []
  /** From the moment a transaction is begun until its end is asked for: what comes later has nothing to go with. */
  let within = false

  const mayWait = (prepared: PreparedQuery) =>
    prepared.isParsedBy(wire) &&
    (isBegin(prepared) ||
      (within &&
        along.has(prepared.name) &&
        (waiting.length > 0 || client.getTransactionStatus() === 'T')))

  return (...asked) => {
    const prepared = preparedFor(asked)
    if (prepared && isBegin(prepared)) within = true
    if (asked[0] === 'commit' || asked[0] === 'rollback') within = false
    if (prepared && mayWait(prepared)) {
      waiting.push(prepared)
      return Promise.resolve({ rows: [] })
    }
    // What is undone need not be done before, and must not fail in place of what it is undone for.
    const before = asked[0] === 'rollback' ? waiting.filter(isBegin) : waiting
    waiting = []
    if (prepared && (before.length === 0 || prepared.isParsedBy(wire))) {
      return ask({ query }, prepared.after(before))
    }
    const askNow = () => (prepared ? ask({ query }, prepared) : query(...asked))
    return before.length === 0 ? askNow() : oneByOne(query, before).then(askNow)
  }
}

function isBegin({ name }: PreparedQuery): boolean {
  return name === 'begin'
}

async function oneByOne(query: Query, waited: PreparedQuery[]) {
  for (const each of waited) await ask({ query }, each)
}
