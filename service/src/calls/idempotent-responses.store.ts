import { retention } from '@accord/contract/retention.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { timeAgo } from '#database/time.ts'
import type { Database } from '#database/tables.ts'
import type { Secrets } from '#crypto/secrets.ts'

type Db = Kysely<Database>

/** A request that may be sent again: which one it is, and what it asks for. */
export interface IdempotentRequest {
  hash: Buffer
  requestHash: Buffer
  userId: string
}

const isOver = sql<boolean>`answers.created_at <= ${timeAgo(retention.answers.periods.age)}`

/** What was answered to the request of this name, and whether it asked for the same. */
export async function findIdempotentResponse(
  db: Db,
  { answers }: Secrets,
  { hash, requestHash }: IdempotentRequest,
): Promise<{ same: boolean; answer: unknown } | undefined> {
  const row = await db
    .selectFrom('answers')
    .select(['request_hash', 'sealed'])
    .where('hash', '=', hash)
    .where((eb) => eb.not(isOver))
    .executeTakeFirst()
  if (!row?.sealed) return undefined
  if (!row.request_hash.equals(requestHash)) return { same: false, answer: undefined }
  return { same: true, answer: JSON.parse(answers.unseal(row.sealed, hash.toString('hex'))) }
}

/**
 * Takes the request's name for this transaction. Another one that has it is waited for: if it commits, the
 * request has been answered, and this says false.
 */
export async function claimIdempotencyKey(
  trx: Transaction<Database>,
  { hash, requestHash: request_hash, userId: user_id }: IdempotentRequest,
): Promise<boolean> {
  const claimed = await trx
    .insertInto('answers')
    .values({ hash, user_id, request_hash })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ request_hash, sealed: null, created_at: sql`now()` })
        .where(isOver),
    )
    .returning('hash')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Until no other transaction has the request's name. */
export async function waitForKeyLock(db: Db, repeatable: IdempotentRequest) {
  const trx = await db.startTransaction().execute()
  try {
    await claimIdempotencyKey(trx, repeatable)
  } finally {
    await trx.rollback().execute()
  }
}

/** In the transaction of the change itself: neither is there without the other. */
export async function saveIdempotentResponse(
  trx: Transaction<Database>,
  { answers }: Secrets,
  { hash }: IdempotentRequest,
  answer: unknown,
) {
  const sealed = answers.seal(JSON.stringify(answer), hash.toString('hex'))
  await trx.updateTable('answers').set({ sealed }).where('hash', '=', hash).execute()
}

/** What was refused after all has no answer to keep, and its key is good for the next request. */
export async function releaseIdempotencyKey(
  trx: Transaction<Database>,
  { hash }: IdempotentRequest,
) {
  await trx.deleteFrom('answers').where('hash', '=', hash).execute()
}
