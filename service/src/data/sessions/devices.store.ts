import { signsInWithAddress } from '#data/users/accounts.store.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'
import { deviceDays, maxDevices } from './session.rules.ts'

/** Keeps only a person's newest rows and deletes the oldest, so that repeated requests don't fill a table. */
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
 * Finds the browser with this cookie, if the person has signed in there. It remains the same browser, although its
 * cookie changes whenever anyone signs in there.
 */
export function findKnownDevice(db: Db, email: string, device: string) {
  return db
    .selectFrom('devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .selectAll('u')
    .select('d.id as browser')
    .where('d.hash', '=', hashSecret(device))
    .where('u.email', '=', email)
    .where(signsInWithAddress('u'))
    .where('d.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/**
 * Returns the browser's new cookie. It changes each time, so that no one can plant a known one. Other people who signed
 * in there are also recognized by the new cookie.
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
  // A browser without cookies counts as a new one each time, so there is a limit.
  await keepNewest(db, 'devices', userId, maxDevices)
  return { id, value }
}

async function changeCookie(db: Db, from: Buffer, to: Buffer) {
  await db.updateTable('devices').set({ hash: to }).where('hash', '=', from).execute()
}

/**
 * Forgets all browsers except the one in which the session started, which gets another cookie. None is kept if a
 * program started the session. The browser isn't considered new, so it gets no additional attempts at the second step.
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

export async function forgetDevices(db: Db, userId: string) {
  await db.deleteFrom('devices').where('user_id', '=', userId).execute()
}

export async function forgetDevice(db: Db, userId: string, id: string) {
  await db.deleteFrom('devices').where('user_id', '=', userId).where('id', '=', id).execute()
}
