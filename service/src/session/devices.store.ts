import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hashSecret, randomSecret } from '#secrets/random-secret.ts'
import { deviceDays, mostDevices } from './lifetimes.rules.ts'

type Db = Kysely<Database>

/** Whether somebody signed in to this account in the browser that holds the cookie. */
export async function isKnownDevice(db: Db, email: string, device: string): Promise<boolean> {
  const row = await db
    .selectFrom('devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select('d.user_id')
    .where('d.hash', '=', hashSecret(device))
    .where('u.email', '=', email)
    .where('d.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
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
  if (cookie !== undefined) {
    await db.updateTable('devices').set({ hash }).where('hash', '=', hashSecret(cookie)).execute()
  }
  const expires_at = sql<Date>`now() + ${deviceDays} * interval '1 day'`
  const { id } = await db
    .insertInto('devices')
    .values({ hash, user_id: userId, expires_at })
    .onConflict((known) => known.columns(['hash', 'user_id']).doUpdateSet({ expires_at }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await forgetOldest(db, userId)
  return { id, value }
}

/** A browser that keeps no cookies is a new one each time: nobody has that many for long. */
async function forgetOldest(db: Db, userId: string) {
  const newest = db
    .selectFrom('devices')
    .select('hash')
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .limit(mostDevices)
  await db
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('hash', 'not in', newest)
    .execute()
}

/** Of all browsers only this one stays known to the person, and none when a program asks. */
export async function rememberOnly(
  db: Db,
  userId: string,
  { isBrowser, cookie }: { isBrowser: boolean; cookie: string | undefined },
): Promise<string | undefined> {
  await db.deleteFrom('devices').where('user_id', '=', userId).execute()
  return isBrowser ? (await rememberDevice(db, userId, cookie)).value : undefined
}

/** It is a stranger's again. */
export async function forgetDevice(db: Db, userId: string, id: string) {
  await db.deleteFrom('devices').where('user_id', '=', userId).where('id', '=', id).execute()
}

export async function sweepDevices(db: Db) {
  await db
    .deleteFrom('devices')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
