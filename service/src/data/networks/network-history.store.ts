import { type Kysely, sql, type Transaction } from 'kysely'
import { cutBefore } from '#database/cut-before.ts'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database>

/** More steps than anybody goes back: one is a minute, in which all members of a large network may change. */
const mostChanges = { minutes: 200, rows: 5000 }

export type History = Awaited<ReturnType<typeof findHistory>>

/**
 * What became of a network's members, the newest first, for as long as its owner keeps its own activity: what that has
 * forgotten, no other list remembers.
 */
export async function findHistory(db: Db, networkId: string, most = mostChanges) {
  const { since } = await db
    .selectFrom('networks as n')
    .innerJoin('organizations as o', 'o.id', 'n.organization_id')
    .leftJoin('activity_floors as f', 'f.organization_id', 'o.id')
    .select(
      sql<Date>`greatest(n.changes_since, f.before, ${cutBefore(sql`o.activity_years`)})`.as(
        'since',
      ),
    )
    .where('n.id', '=', networkId)
    .executeTakeFirstOrThrow()
  const found = await db
    .selectFrom('network_changes')
    .select(['at', 'organization_id', 'organization_name', 'before', 'after', 'deletion'])
    .where('network_id', '=', networkId)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most.rows + 1)
    .execute()
  const minutes = [...new Set(found.map(minuteOf))].slice(0, most.minutes)
  const changes = found.slice(0, most.rows).filter((change) => minutes.includes(minuteOf(change)))
  const more = changes.length < found.length
  return { since: more ? changes.at(-1)!.at : since, more, changes }
}

function minuteOf({ at }: { at: Date }): number {
  return Math.floor(at.getTime() / 60_000)
}

/** Goes with the activity of the same time. */
export async function forgetChanges(trx: Transaction<Database>, ownerId: string, before: Date) {
  await trx
    .deleteFrom('network_changes')
    .where('network_id', 'in', (eb) =>
      eb.selectFrom('networks').select('id').where('organization_id', '=', ownerId),
    )
    .where('at', '<', before)
    .execute()
}
