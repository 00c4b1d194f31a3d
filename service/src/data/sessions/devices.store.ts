import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'
import { deviceDays, maxDevices } from './session.rules.ts'

/** Whoever can have something made for a person over and over fills no table: what would end first goes. */
export async function keepNewest(
  db: Kysely<Database>,
  table: 'devices' | 'pending_sign_ins',
  userId: string,
  max: number,
) {
  await sql`
    delete from ${sql.table(table)} where user_id = ${userId} and hash not in (
      select hash from ${sql.table(table)} where user_id = ${userId}
      order by expires_at desc limit ${max})`.execute(db)
}

type Db = Kysely<Database>

/**
 * The browser that holds the cookie, and whose account it is, if somebody signed in to it there: the same one however
 * often its cookie changed, which it does whenever anybody signs in there.
 */
export function findKnownDevice(db: Db, email: string, device: string) {
  return db
    .selectFrom('devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .selectAll('u')
    .select('d.id as browser')
    .where('d.hash', '=', hashSecret(device))
    .where('u.email', '=', email)
    .where('d.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/**
 * Answers the cookie by which the browser is known from now on. It is another one each time, so that
 * nobody can plant one that they know; whoever else signed in there is known by the new one, too.
 */
export async function rememberDevice(
  db: Db,
  userId: string,
  cookie: string | undefined,
): Promise<{ id: string; value: string }> {
  const { value, hash } = randomSecret('acd')
  if (cookie !== undefined) await changeCookie(db, hashSecret(cookie), hash)
  const expires_at = sql<Date>`now() + ${deviceDays} * interval '1 day'`
  const { id } = await db
    .insertInto('devices')
    .values({ hash, user_id: userId, expires_at })
    .onConflict((known) => known.columns(['hash', 'user_id']).doUpdateSet({ expires_at }))
    .returning('id')
    .executeTakeFirstOrThrow()
  // A browser that keeps no cookies is a new one each time: nobody has that many for long.
  await keepNewest(db, 'devices', userId, maxDevices)
  return { id, value }
}

async function changeCookie(db: Db, from: Buffer, to: Buffer) {
  await db.updateTable('devices').set({ hash: to }).where('hash', '=', from).execute()
}

/**
 * Of all browsers only the one that a session was begun in stays known to the person, by another cookie; none where a
 * program began it. It is no new one: whoever has the session has no new tries at the second step by it.
 */
export async function rememberOnly(
  db: Db,
  userId: string,
  sessionId: string,
): Promise<string | undefined> {
  const begunIn = db.selectFrom('sessions').select('device_id').where('id', '=', sessionId)
  await db
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where(sql<boolean>`id is distinct from (${begunIn})`)
    .execute()
  const kept = await db
    .selectFrom('devices')
    .select('hash')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!kept) return undefined
  const { value, hash } = randomSecret('acd')
  await changeCookie(db, kept.hash, hash)
  return value
}

/** All browsers are strangers' again. */
export async function forgetDevices(db: Db, userId: string) {
  await db.deleteFrom('devices').where('user_id', '=', userId).execute()
}

/** It is a stranger's again. */
export async function forgetDevice(db: Db, userId: string, id: string) {
  await db.deleteFrom('devices').where('user_id', '=', userId).where('id', '=', id).execute()
}
