import { retention } from '@accord/contract/retention.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { timeAgo } from '#database/time.ts'
import type { Database } from '#database/tables.ts'
import type { Secrets } from '#crypto/secrets.ts'

type Db = Kysely<Database>

/** The hashes of an idempotency key and of its request's content. */
export interface IdempotentRequest {
  hash: Buffer
  requestHash: Buffer
  userId: string
}

const isOver = sql<boolean>`answers.created_at <= ${timeAgo(retention.answers.periods.age)}`

/** Finds the response to an earlier request with this key, and whether that request had the same content. */
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
 * Claims the key for this transaction. If another transaction has it, this waits for its end and returns false if it
 * was committed, because the request then has a response.
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

/** Waits until no other transaction holds the key. */
export async function waitForKeyLock(db: Db, idempotent: IdempotentRequest) {
  const trx = await db.startTransaction().execute()
  try {
    await claimIdempotencyKey(trx, idempotent)
  } finally {
    await trx.rollback().execute()
  }
}

/** Stores the response in the same transaction as the change, so that neither exists without the other. */
export async function saveIdempotentResponse(
  trx: Transaction<Database>,
  { answers }: Secrets,
  { hash }: IdempotentRequest,
  answer: unknown,
) {
  const sealed = answers.seal(JSON.stringify(answer), hash.toString('hex'))
  await trx.updateTable('answers').set({ sealed }).where('hash', '=', hash).execute()
}

/**
 * Releases the key of a request that failed after all. It has no response to store, so the next request can use the
 * key.
 */
export async function releaseIdempotencyKey(
  trx: Transaction<Database>,
  { hash }: IdempotentRequest,
) {
  await trx.deleteFrom('answers').where('hash', '=', hash).execute()
}
