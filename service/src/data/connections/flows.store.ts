import { randomUUID } from 'node:crypto'
import type { SignInOutcome, SignInRejection } from '@accord/contract/connections.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { retention } from '@accord/contract/retention.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'
import { signInFlows } from '#data/sign-in-flows.ts'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import { timeFromNow } from '#database/time.ts'

type Db = Kysely<Database>
export type FlowRow = Selectable<Database['connection_flows']>

interface NewFlow {
  connection: { id: string; settings_version: number }
  purpose: FlowRow['purpose']
  profileId?: string
  /** The browser's cookie, if it's already known. */
  cookie?: string
  fresh?: boolean
  target?: string | null
}

/** Inserts a flow. Its state identifies it to the provider and to the browser that opens its start page. */
export async function insertFlow(
  db: Db,
  { connection, purpose, profileId, cookie, fresh = false, target = null }: NewFlow,
) {
  const state = randomSecret('acf')
  const { id, expires_at: expiresAt } = await db
    .insertInto('connection_flows')
    .values({
      id: randomUUID(),
      connection_id: connection.id,
      settings_version: connection.settings_version,
      purpose,
      state_hash: state.hash,
      cookie_hash: cookie === undefined ? null : hashSecret(cookie),
      profile_id: profileId ?? null,
      fresh,
      target,
      expires_at: timeFromNow(retention.connectionFlows.periods.open),
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  return { id, state: state.value, expiresAt }
}

export const connectionFlows = signInFlows<FlowRow>('connection_flows', 'connection_id')

/** Why a response was rejected, and the value that was unexpected in it. */
interface Rejected {
  rejection: SignInRejection
  received?: string | null
}

export async function recordFlowRejected(
  db: Db,
  id: string,
  { rejection, received = null }: Rejected,
) {
  await db
    .updateTable('connection_flows')
    .set({ rejection, received, used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Uses up a connection's sign-ins in progress: all of them, or those of one session or one person at the provider. */
export async function endFlowsOf(
  db: Db,
  connectionId: string,
  { sid, subject }: { sid?: string | undefined; subject?: string | undefined } = {},
) {
  await db
    .updateTable('connection_flows')
    .set({ used_at: sql<Date>`now()` })
    .where('connection_id', '=', connectionId)
    .where('used_at', 'is', null)
    .$if(sid !== undefined, (query) => query.where(sql<boolean>`claims->>'sid' = ${sid}`))
    .$if(subject !== undefined, (query) =>
      query.where(sql<boolean>`claims->>'subject' = ${subject}`),
    )
    .execute()
}

const maxTries = 5

/** Counts a proof of a second factor. Returns false if there were too many. */
export async function countFlowTry(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connection_flows')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', maxTries)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function findFlow(db: Db, id: string): Promise<FlowRow | undefined> {
  return db.selectFrom('connection_flows').selectAll().where('id', '=', id).executeTakeFirst()
}

interface SignIn {
  connectionId: string
  email: string | undefined
  profileId?: string | undefined
}

/** Records a sign-in that succeeded or was rejected, for the organization's admins. */
export async function recordProviderSignIn(
  db: Db,
  { connectionId, email, profileId }: SignIn,
  result: { outcome: SignInOutcome } | Rejected,
) {
  await db
    .insertInto('connection_sign_ins')
    .values({
      id: randomUUID(),
      connection_id: connectionId,
      email: email ?? null,
      profile_id: profileId ?? null,
      ...result,
    })
    .execute()
}

export type SignInRow = Awaited<ReturnType<typeof listSignInsOf>>['rows'][number]

export function listSignInsOf(
  db: Db,
  connectionId: string,
  { filter, ...paging }: Paging & { filter?: 'succeeded' | 'rejected' | undefined },
) {
  const all = db
    .selectFrom('connection_sign_ins')
    .where('connection_id', '=', connectionId)
    .$if(filter === 'succeeded', (query) => query.where('outcome', 'is not', null))
    .$if(filter === 'rejected', (query) => query.where('rejection', 'is not', null))
  const page = all
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(paging.$limit)
    .offset(paging.$skip)
  return pageOf(page, all)
}
