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
  /** Null if no account exists. The same queries then run, but nothing is written. */
  userId: string | null
  sessionId?: string | null | undefined
  /** The name of the application that the activity is about. */
  application?: string
  /** A command has no IP address. */
  caller: Pick<Caller, 'agent'> & { address: string | null }
  /** The fields of the log event, if more than the account is known. */
  eventFields?: EventFields
}

/**
 * Records account activity in the transaction of the change, so that neither exists without the other. The event is
 * logged once the transaction is committed.
 */
export async function recordActivity(
  db: Kysely<Database>,
  log: Log,
  { kind, userId, sessionId, application, caller, eventFields }: Happened,
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
  const logEvent = () =>
    logRecordedActivity(log, kind, eventFields ?? { account: userId ?? undefined })
  if (db.isTransaction) afterCommit(db as Transaction<Database>, logEvent)
  else logEvent()
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

/** Whether the account has activity of this kind at this time or later. */
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

/** Deletes some activity of an account that is being deleted. */
export async function removeActivityOfAccount(
  db: Kysely<Database>,
  userId: string,
  max: number,
): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    select remove_activity_of_account(${userId}, ${max}) as removed`.execute(db)
  return rows[0]!.removed
}

/** Whether anyone has ever signed in to the account. */
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
