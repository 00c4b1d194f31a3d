import { resetHours } from '@accord/contract/factors.ts'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
export type ResetRow = Selectable<Database['second_factor_resets']>

/** Undefined where one is under way already: its time stays what it is. */
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

/** By the code of either letter, until it is done; of two at once one is answered whose it was. */
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

/** One whose person was told a day ago and not since, with a code of its own; nobody else takes it meanwhile. Nobody who was tried in vain just now. */
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
 * One whose time has come, with its person held. It goes with what is done about it, so that it is done once. Who is
 * at something else is left for later: everybody else takes the person first, and nobody ever waits here. Nobody who was
 * tried in vain just now.
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
 * Whether the person used or added a second factor since it was asked for: they have one, then. Of an app it is known
 * only of which half minute its last code was, and one is good until the end of the next: so long it may have been used.
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
