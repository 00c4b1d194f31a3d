import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { Secrets } from '#secrets/secrets.ts'
import { seal, unseal } from '#secrets/seal.ts'
import type { Letter } from './letter.ts'

type Db = Kysely<Database>
export type MailRow = Selectable<Database['mails']>

/** Part of the business transaction: no change without its letter, no letter without its change. */
export async function queueMail(
  db: Db,
  secrets: Secrets,
  { kind, to, subject, text, html }: Letter,
) {
  const id = randomUUID()
  await db
    .insertInto('mails')
    .values({
      id,
      kind,
      recipient: to,
      subject,
      // Letters carry codes, so they wait encrypted and are erased once sent.
      sealed: seal(secrets.mailKey, JSON.stringify({ text, html }), id),
      state: 'queued',
    })
    .execute()
}

export function openMail(
  secrets: Secrets,
  mail: MailRow,
): { text: string; html: string } | undefined {
  return mail.sealed ? JSON.parse(unseal(secrets.mailKey, mail.sealed, mail.id)) : undefined
}

/**
 * Takes due letters for a minute. A worker that dies in between loses its lease, and another sends the
 * letter: at least once, with the row's id as Message-ID so that a double can be told.
 */
export function leaseDueMails(db: Db, most: number): Promise<MailRow[]> {
  return db
    .updateTable('mails')
    .set({
      state: 'sending',
      leased_until: sql`now() + interval '1 minute'`,
      attempts: sql`attempts + 1`,
    })
    .where('id', 'in', (due) =>
      due
        .selectFrom('mails')
        .select('id')
        .where((eb) =>
          eb.or([
            eb.and([eb('state', '=', 'queued'), eb('next_attempt_at', '<=', sql<Date>`now()`)]),
            eb.and([eb('state', '=', 'sending'), eb('leased_until', '<=', sql<Date>`now()`)]),
          ]),
        )
        .orderBy('next_attempt_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

export async function markSent(db: Db, id: string) {
  await db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: sql`now()`, sealed: null, leased_until: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Without an SMTP server a letter is kept, readable at /dev/outbox. */
export async function markKept(db: Db, id: string) {
  await db
    .updateTable('mails')
    .set({ state: 'kept', leased_until: null })
    .where('id', '=', id)
    .execute()
}

/** Tried again after 30 s, 1, 2, 4 … minutes, at most an hour apart; given up after three days. */
export async function postponeMail(db: Db, { id, attempts }: MailRow, error: string) {
  const seconds = Math.min(3600, 30 * 2 ** (attempts - 1))
  const tooOld = sql`created_at < now() - interval '3 days'`
  await db
    .updateTable('mails')
    .set({
      state: sql`case when ${tooOld} then 'failed' else 'queued' end`,
      sealed: sql`case when ${tooOld} then null else sealed end`,
      next_attempt_at: sql`now() + ${seconds} * interval '1 second'`,
      leased_until: null,
      last_error: error.slice(0, 500),
    })
    .where('id', '=', id)
    .execute()
}

/** The receiving side said no for good. The code inside is useless now, so it is erased. */
export async function markFailed(db: Db, id: string, error: string) {
  await db
    .updateTable('mails')
    .set({ state: 'failed', leased_until: null, sealed: null, last_error: error.slice(0, 500) })
    .where('id', '=', id)
    .execute()
}

/** What has left or was given up is kept for a month, for whoever asks where their mail is. */
export async function sweepMails(db: Db) {
  await db
    .deleteFrom('mails')
    .where('state', 'in', ['sent', 'failed'])
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}

export function listMails(db: Db, most: number): Promise<MailRow[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

export function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
}
