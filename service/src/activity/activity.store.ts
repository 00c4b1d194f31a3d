import { randomUUID } from 'node:crypto'
import type { AccountActivityKind } from '@accord/contract/activity.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, sql } from 'kysely'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import type { Caller } from '#caller.ts'

interface Happened {
  kind: AccountActivityKind
  userId: string
  sessionId?: string | null | undefined
  /** The application it is about, by its name. */
  application?: string
  /** No address where it came from a command. */
  caller: Pick<Caller, 'agent'> & { address: string | null }
}

/** Written in the transaction of the change itself: no change without its row, no row without its change. */
export async function recordActivity(
  db: Kysely<Database>,
  { kind, userId, sessionId, application, caller }: Happened,
) {
  await db
    .insertInto('account_activity')
    .values({
      id: randomUUID(),
      kind,
      user_id: userId,
      session_id: sessionId ?? null,
      address: caller.address,
      agent: caller.agent,
      application: application ?? null,
    })
    .execute()
}

/** Whether something happened to the account at a time or later. */
export async function hasHappenedSince(
  db: Kysely<Database>,
  userId: string,
  kind: AccountActivityKind,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('account_activity')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether somebody ever signed in to the account. */
export async function hasSignedIn(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_activity')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'signed_in')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function listActivityOf(db: Kysely<Database>, userId: string, paging: Paging) {
  const mine = db.selectFrom('account_activity').where('user_id', '=', userId)
  const page = mine
    .select(['id', 'at', 'kind', 'agent', 'application'])
    .select(sql<string | null>`host(address)`.as('address'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.$limit)
    .offset(paging.$skip)
  return pageOf(page, mine)
}
