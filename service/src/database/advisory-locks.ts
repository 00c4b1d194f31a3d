import { escapeLiteral } from 'pg'

/** Runs a statement on a single connection, because a lock lasts as long as its transaction or connection. */
type Run = (text: string) => Promise<{ rows: unknown[] }>

/**
 * Runs every statement for advisory locks, so that supporting a database without them needs a change only here.
 * Statements have no parameters, because PostgreSQL would then keep a snapshot for the whole transaction, and `create
 * index concurrently` waits for snapshots.
 */
async function ask(run: Run, asked: string): Promise<boolean> {
  const { rows } = await run(`select ${asked} as answer`)
  return (rows[0] as { answer: boolean }).answer
}

/** Takes a lock until the end of the transaction. Returns false if another transaction holds it. */
export function tryLockForTransaction(run: Run, name: string): Promise<boolean> {
  return ask(run, `pg_try_advisory_xact_lock(hashtextextended(${escapeLiteral(name)}, 0))`)
}

/**
 * Takes a lock until the connection ends. Returns false if another connection holds it. The lock is identified by a
 * number, so that it can be looked up.
 */
export function tryLockForConnection(run: Run, number: number): Promise<boolean> {
  return ask(run, `pg_try_advisory_lock(${number})`)
}

/** Whether any connection holds the lock with this number. */
export function isLockHeld(run: Run, number: number): Promise<boolean> {
  return ask(
    run,
    `exists (select from pg_locks where locktype = 'advisory' and granted
      and classid = 0 and objid = ${number} and objsubid = 1)`,
  )
}
