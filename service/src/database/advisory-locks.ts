import { escapeLiteral } from 'pg'

/** Runs a statement on one connection; a lock lasts as long as its transaction or connection. */
type Run = (text: string) => Promise<{ rows: unknown[] }>

/**
 * The only place that uses advisory locks, so that a database without them needs a change here alone. Statements have
 * no parameters: with them PostgreSQL keeps a snapshot for the whole transaction, which `create index concurrently`
 * waits for.
 */
async function ask(run: Run, asked: string): Promise<boolean> {
  const { rows } = await run(`select ${asked} as answer`)
  return (rows[0] as { answer: boolean }).answer
}

/** Until the end of the transaction; false where someone else holds it. */
export function tryLockForTransaction(run: Run, name: string): Promise<boolean> {
  return ask(run, `pg_try_advisory_xact_lock(hashtextextended(${escapeLiteral(name)}, 0))`)
}

/** Until the connection ends; false where someone else holds it. By number, so that others can look for it. */
export function tryLockForConnection(run: Run, number: number): Promise<boolean> {
  return ask(run, `pg_try_advisory_lock(${number})`)
}

/** Whether anyone holds the lock of that number. */
export function isLockHeld(run: Run, number: number): Promise<boolean> {
  return ask(
    run,
    `exists (select from pg_locks where locktype = 'advisory' and granted
      and classid = 0 and objid = ${number} and objsubid = 1)`,
  )
}
