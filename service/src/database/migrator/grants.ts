import { type Kysely, sql } from 'kysely'
import type { Database } from '../tables.ts'

/** Tables that the working role can only insert into. In activity, it can also erase these personal columns. */
const onlyAdded: Record<string, readonly string[]> = {
  organization_activity: ['address', 'agent', 'device_salt', 'words', 'words_salt'],
  account_activity: ['address', 'agent'],
  activity_heads: [],
  activity_floors: [],
  export_receipts: [],
}

/** The only functions that delete rows of these tables. Each of them rejects rows that aren't old enough. */
const removals = [
  'cut_activity(activity_floors)',
  'remove_activity(uuid, integer)',
  'remove_activity_of_account(uuid, integer)',
  'remove_old_account_activity(timestamptz, integer)',
  'remove_old_heads(timestamptz, integer)',
  'remove_old_receipts(timestamptz, integer)',
]

/**
 * Grants the working role the privileges that it needs on the tables of Accord and the queue, and revokes all others.
 * It can be repeated after every migration. The migrating role still owns the tables.
 */
export async function grantWork(db: Kysely<Database>, role: string) {
  const to = sql.id(role)
  const run = (text: ReturnType<typeof sql>) => text.execute(db)
  for (const schema of [sql.id('public'), sql.id('pgboss')]) {
    await run(sql`grant usage on schema ${schema} to ${to}`)
    await run(sql`revoke create on schema ${schema} from ${to}`)
    await run(sql`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`)
    await run(sql`grant usage on all sequences in schema ${schema} to ${to}`)
    // This includes tables that another instance creates before the next grant.
    await run(
      sql`alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${to}`,
    )
  }
  // Only the owning role can change the list of applied migrations and the ends of activity chains.
  for (const table of ['kysely_migration', 'activity_ends']) {
    await run(sql`revoke insert, update, delete on ${sql.id(table)} from ${to}`)
  }
  for (const removal of removals) {
    await run(sql`grant execute on function ${sql.raw(removal)} to ${to}`)
  }
  for (const [table, erasable] of Object.entries(onlyAdded)) {
    await run(sql`revoke update, delete on ${sql.id(table)} from ${to}`)
    if (erasable.length === 0) continue
    const columns = sql.join(erasable.map((name) => sql.id(name)))
    await run(sql`grant update (${columns}) on ${sql.id(table)} to ${to}`)
  }
}
