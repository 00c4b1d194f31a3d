import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { StartupRefused } from '#config/startup-refused.ts'
import { tryLockForTransaction } from '../advisory-locks.ts'
import { migrationLimits, openDatabase } from '../open.ts'
import { requireReachable } from './require-reachable.ts'

/**
 * The role of DATABASE_URL, which works on what the one of DATABASE_MIGRATION_URL makes: refuses where that would be
 * in another database. Asked, because an address need not name its user, and two of them may lead to one database.
 */
export async function workingRole(url: string, owner: Pool): Promise<string> {
  const { pool, close } = openDatabase(url, { limits: migrationLimits })
  try {
    await requireReachable(pool)
    const client = await pool.connect()
    try {
      const { rows } = await client.query<Named>(whoAndWhere)
      const working = rows[0]!
      if (!(await isSame(client, owner))) await refuse(working, owner)
      return working.role
    } finally {
      // The lock, where one was taken, ends with the connection.
      client.release(true)
    }
  } finally {
    await close()
  }
}

interface Named {
  role: string
  name: string
}

const whoAndWhere = 'select current_user as role, current_database() as name'

/**
 * A lock is of one database: what one holds the other cannot take. Names and numbers would tell less, because a server
 * that was made from a copy has those of the first.
 */
async function isSame(client: PoolClient, owner: Pool): Promise<boolean> {
  const lock = randomBytes(16).toString('hex')
  const takenBy = (on: PoolClient | Pool) => tryLockForTransaction((text) => on.query(text), lock)
  await client.query('begin')
  await takenBy(client)
  return !(await takenBy(owner))
}

async function refuse(working: Named, owner: Pool): Promise<never> {
  const { rows } = await owner.query<Named>(whoAndWhere)
  throw new StartupRefused(
    `DATABASE_URL leads to the database ${working.name}, and DATABASE_MIGRATION_URL to another one (${rows[0]!.name}): what one makes the other would not find. Let both name the same.`,
  )
}
