import { retention } from '@accord/contract/retention.ts'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { timeFromNow } from '#database/time.ts'
import type { Database } from '#database/tables.ts'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>
export type EmailChangeRow = Selectable<Database['email_changes']>

const { code: codePeriod, undo: undoPeriod } = retention.emailChanges.periods
const canBeUndone = sql<boolean>`undo_until > now()`

interface Wanted {
  userId: string
  from: string
  to: string
  profileIds: readonly string[]
}

/**
 * Inserts an email change. It replaces a pending one, whose undo link stays valid. The caller must hold the person's
 * lock.
 */
export async function insertEmailChange(trx: Trx, { userId, from, to, profileIds }: Wanted) {
  await endPendingChange(trx, userId)
  const code = randomSecret('acc')
  const undo = randomSecret('acc')
  const row = await trx
    .insertInto('email_changes')
    .values({
      user_id: userId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from email_changes where user_id = ${userId})`,
      old_email: from,
      new_email: to,
      profile_ids: [...profileIds],
      code_hash: code.hash,
      code_until: timeFromNow(codePeriod),
      undo_hash: undo.hash,
      undo_until: timeFromNow(undoPeriod),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, code: code.value, undo: undo.value }
}

export function findPendingChange(db: Db, userId: string): Promise<EmailChangeRow | undefined> {
  return waiting(db).where('user_id', '=', userId).executeTakeFirst()
}

/** Finds the change by its code, for any user. This doesn't use up the code. */
export function findChangeByCode(db: Db, code: string): Promise<EmailChangeRow | undefined> {
  return waiting(db).where('code_hash', '=', hashSecret(code)).executeTakeFirst()
}

function waiting(db: Db) {
  return db
    .selectFrom('email_changes')
    .selectAll()
    .where('code_hash', 'is not', null)
    .where('code_until', '>', sql<Date>`now()`)
}

/** Cancels a pending change and its link. Returns false if none was pending. */
export async function endPendingChange(trx: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('email_changes')
    .set({ code_hash: null })
    .where('user_id', '=', userId)
    .where('code_hash', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Applies the new address to the account and these profiles. For a limited time, any email to the old address can undo
 * the change. If the person returns to an address that can undo later changes, those changes count as undone and their
 * links no longer work.
 */
export async function markChanged(
  trx: Trx,
  { user_id, number, old_email, new_email }: EmailChangeRow,
  profileIds: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('email_changes')
    .set({ code_hash: null, changed_at: sql`now()`, profile_ids: [...profileIds] })
    .where('user_id', '=', user_id)
    .where('number', '=', number)
    .where('code_hash', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx
    .updateTable('email_changes')
    .set({ undo_until: timeFromNow(undoPeriod) })
    .where('user_id', '=', user_id)
    .where('old_email', '=', old_email)
    .where(canBeUndone)
    .execute()
  await sql`
    delete from email_changes where user_id = ${user_id} and old_email <> ${new_email}
      and number > (select min(number) from email_changes
        where user_id = ${user_id} and old_email = ${new_email} and ${canBeUndone})`.execute(trx)
  return true
}

/**
 * Lists the changes that a code would undo, which are its own and all later ones, oldest first. The list is empty if
 * the code is invalid.
 */
export async function findUndone(db: Db, code: string): Promise<EmailChangeRow[]> {
  const { rows } = await sql<EmailChangeRow>`
    select later.* from email_changes own
    join email_changes later on later.user_id = own.user_id and later.number >= own.number
    where own.undo_hash = ${hashSecret(code)} and own.undo_until > now()
    order by later.number`.execute(db)
  return rows
}

/** Deletes a change and all later ones. The caller must hold the person's lock. */
export async function deleteFrom(trx: Trx, { user_id, number }: EmailChangeRow) {
  await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', user_id)
    .where('number', '>=', number)
    .execute()
}

/**
 * Whether someone else's account can still return to an address. This is checked after the address was taken, because
 * anyone who leaves it at the same time has left it by then.
 */
export async function isKeptForUndo(db: Db, email: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('email_changes')
    .select('number')
    .where('old_email', '=', email)
    .where('changed_at', 'is not', null)
    .where('user_id', '!=', userId)
    .where(canBeUndone)
    .executeTakeFirst()
  return row !== undefined
}
