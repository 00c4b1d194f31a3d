import { resetHours } from '@accord/contract/factors.ts'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
export type ResetRow = Selectable<Database['second_factor_resets']>

/** Returns undefined if a reset is already pending. The pending one keeps its time. */
export async function insertReset(trx: Trx, userId: string) {
  const { value, hash } = randomSecret('acc')
  const reset = await trx
    .insertInto('second_factor_resets')
    .values({
      user_id: userId,
      code_hash: hash,
      due_at: sql<Date>`now() + make_interval(hours => ${resetHours})`,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return reset && { code: value, due: reset.due_at }
}

export function findReset(db: Db, userId: string): Promise<ResetRow | undefined> {
  return db
    .selectFrom('second_factor_resets')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/**
 * Accepts the code from either email until the reset is done. Returns the person's ID to only one of two concurrent
 * requests.
 */
export async function stopByCode(trx: Trx, code: string): Promise<string | undefined> {
  const stopped = await trx
    .deleteFrom('second_factor_resets')
    .where(hasCode(code))
    .returning('user_id')
    .executeTakeFirst()
  return stopped?.user_id
}

export async function isResetCode(db: Db, code: string): Promise<boolean> {
  const reset = await db
    .selectFrom('second_factor_resets')
    .select('user_id')
    .where(hasCode(code))
    .executeTakeFirst()
  return reset !== undefined
}

function hasCode(code: string) {
  return sql<boolean>`${hashSecret(code)} in (code_hash, reminder_hash)`
}

export async function deleteReset(trx: Trx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factor_resets')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Takes a reset whose person was notified a day ago and not since, and issues a code for the reminder. Skips the people
 * in `inVain`, whose reminders have just failed.
 */
export async function remindOfOne(trx: Trx, inVain: readonly string[]) {
  const { value, hash } = randomSecret('acc')
  const { rows } = await sql<Pick<ResetRow, 'user_id' | 'due_at'>>`
    update second_factor_resets set reminded_at = now(), reminder_hash = ${hash}
    where user_id = (select user_id from second_factor_resets
      where reminded_at is null and asked_at <= now() - interval '24 hours' and due_at > now()
        and user_id <> all (${inVain}::uuid[])
      limit 1 for update skip locked)
    returning user_id, due_at`.execute(trx)
  return rows[0] && { ...rows[0], code: value }
}

/**
 * Takes a due reset and locks its person. Skips people who are locked, so it never waits. All other transactions lock
 * the person first, too. The reset is deleted in the same transaction, so it's done only once. Skips the people in
 * `inVain`, whose resets have just failed.
 */
export async function takeDueReset(
  trx: Trx,
  inVain: readonly string[],
): Promise<ResetRow | undefined> {
  const { rows } = await sql<ResetRow>`
    delete from second_factor_resets where user_id = (
      select r.user_id from second_factor_resets r join users u on u.id = r.user_id
      where r.due_at <= now() and r.user_id <> all (${inVain}::uuid[]) order by r.due_at limit 1
      for update of r skip locked
      for no key update of u skip locked)
    returning *`.execute(trx)
  return rows[0]
}

/**
 * Returns whether the person used or added a second factor after the request, which means that they still have one. For
 * an app, only the 30-second step of its last code is stored. That code is valid until the end of the next step, so it
 * may have been used at any time until then.
 */
export async function wasUsedSince(trx: Trx, { user_id, asked_at }: ResetRow): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from passkeys where user_id = ${user_id}
        and (last_used_at > ${asked_at} or created_at > ${asked_at}))
      or exists (select from totp where user_id = ${user_id} and confirmed_at is not null
        and (confirmed_at > ${asked_at} or to_timestamp((last_step + 2) * 30) > ${asked_at}))
      or exists (select from recovery_codes where user_id = ${user_id} and used_at > ${asked_at})
      as used`.execute(trx)
  return rows[0]!.used
}
