import type { Pool, PoolClient } from 'pg'
import { StartupError } from '#config/startup-error.ts'
import { explainMissingPrivileges } from './migrator/migrate.ts'
import { retryOnLockTimeout, defaultMigrationWait } from './migrator/migration-wait.ts'
import { tryLockForTransaction } from './advisory-locks.ts'
import type { OpenDatabase } from './open.ts'

/**
 * A schema that exists while a backup is being restored, and after an interrupted restore. The other data is then
 * incomplete. The schema is created only in an empty database, so everything there can be deleted.
 */
const mark = 'accord_restoring'

/** Checks that there is no unfinished restore, because incomplete data looks like complete data. */
export async function requireRestored(pool: Pool) {
  if (!(await isMarked(pool))) return
  throw new StartupError(
    'A restore into this database did not finish, so its data is incomplete. Run `accord restore` again. It starts over automatically.',
  )
}

/**
 * Does the work on an empty database while no one else restores into it. If it fails or is killed, the next restore
 * deletes the partial data and starts over.
 */
export async function restoring<Result>(
  { db, pool }: OpenDatabase,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = await pool.connect()
  try {
    await takeLock(holder)
    if (await isMarked(pool)) {
      await retryOnLockTimeout(
        db,
        'Cleaning up after the previous restore',
        defaultMigrationWait,
        () => removeAll(pool),
      )
    } else {
      await requireEmpty(pool)
      await explainMissingPrivileges(() => pool.query(`create schema ${mark}`))
    }
    const result = await work()
    await pool.query(`drop schema ${mark}`)
    return result
  } finally {
    // The transaction and its lock end with the connection.
    holder.release(true)
  }
}

async function isMarked(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ marked: boolean }>(
    'select to_regnamespace($1) is not null as marked',
    [mark],
  )
  return rows[0]!.marked
}

async function takeLock(holder: PoolClient) {
  await holder.query('begin')
  await holder.query('set local idle_in_transaction_session_timeout = 0')
  const run = (text: string) => holder.query(text)
  if (await tryLockForTransaction(run, 'accord restore')) return
  throw new StartupError('Another restore is running on this database. Wait for it to finish.')
}

async function requireEmpty(pool: Pool) {
  const { rows } = await pool.query<{ tables: number }>(
    `select count(*)::int as tables from pg_tables where schemaname in ('public', 'pgboss')`,
  )
  if (rows[0]!.tables === 0) return
  throw new StartupError(
    `This database is not empty (${rows[0]!.tables} tables). Restore the backup into an empty one.`,
  )
}

/**
 * Deletes everything in one transaction. The schema `public` remains, because its owner has granted privileges on it.
 */
async function removeAll(pool: Pool) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('drop schema if exists pgboss cascade')
    const { rows } = await client.query<{ drop: string }>(
      `select format('drop table %s cascade', oid::regclass) as drop
       from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       union all
       select format('drop function if exists %s cascade', p.oid::regprocedure)
       from pg_proc p where pronamespace = 'public'::regnamespace and not exists
         (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    )
    for (const { drop } of rows) await client.query(drop)
    await client.query('commit')
  } finally {
    client.release(true)
  }
}
