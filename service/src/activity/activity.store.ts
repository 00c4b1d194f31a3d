import { randomUUID } from 'node:crypto'
import type { AccountActivityKind } from '@accord/contract/activity.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import { afterCommit } from '#database/transactions.ts'
import { pageOf } from '#database/page-of.ts'
import { prepared } from '#database/prepared.ts'
import type { Database } from '#database/tables.ts'
import type { Caller } from '#caller.ts'
import {
  type Log,
  logRecordedActivity,
  type EventFields,
  notLogged,
} from '#observability/events.ts'

interface Happened {
  kind: AccountActivityKind
  /** Null where it is nobody's account: as much is asked of the database, and nothing is written. */
  userId: string | null
  sessionId?: string | null | undefined
  /** The application it is about, by its name. */
  application?: string
  /** No address where it came from a command. */
  caller: Pick<Caller, 'agent'> & { address: string | null }
  /** Where more than the account is known. */
  told?: EventFields
}

/**
 * Written in the transaction of the change itself: no change without its row, no row without its change. Once that is
 * committed it is told.
 */
export async function recordActivity(
  db: Kysely<Database>,
  log: Log,
  { kind, userId, sessionId, application, caller, told }: Happened,
) {
  await insertActivity(db, {
    id: randomUUID(),
    kind,
    user_id: userId,
    session_id: sessionId ?? null,
    address: caller.address,
    agent: caller.agent,
    application: application ?? null,
  })
  if (log === notLogged) return
  const tell = () => logRecordedActivity(log, kind, told ?? { account: userId ?? undefined })
  if (db.isTransaction) afterCommit(db as Transaction<Database>, tell)
  else tell()
}

type Recorded = Omit<Insertable<Database['account_activity']>, 'user_id'> & {
  user_id: string | null
}

const insertActivity = prepared<Recorded, never>(
  'record-activity-of-somebody',
  ({ id, kind, user_id, session_id, address, agent, application }) => sql`
    insert into account_activity (id, kind, user_id, session_id, address, agent, application)
    select ${id}::uuid, ${kind}::text, ${user_id}::uuid, ${session_id}::uuid, ${address}::inet, ${agent}::text,
      ${application}::text
    where ${user_id}::uuid is not null`,
)

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

/** Some of what happened to an account that is being removed. */
export async function removeActivityOfAccount(
  db: Kysely<Database>,
  userId: string,
  max: number,
): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    select remove_activity_of_account(${userId}, ${max}) as removed`.execute(db)
  return rows[0]!.removed
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
