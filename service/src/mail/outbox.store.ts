import { randomUUID } from 'node:crypto'
import { retention } from '@accord/contract/retention.ts'
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely'
import { ago } from '#database/moments/periods.ts'
import { sweeping } from '#database/sweeping.ts'
import type { Database } from '#database/tables.ts'
import type { Secrets } from '#secrets/secrets.ts'
import type { Letter } from './letter.ts'

type Db = Kysely<Database>
export type MailRow = Selectable<Database['mails']>

/** Part of the business transaction: no change without its letter, no letter without its change. */
export async function queueMail(db: Db, secrets: Secrets, letter: Letter) {
  await db.insertInto('mails').values(rowOf(secrets, letter)).execute()
}

/** A letter, or how to write it where there may be very many. */
type LetterToWrite = Letter | (() => Letter)

/** How many are written before others have their turn, and inserted by one statement. */
const writtenAtOnce = 200

/** The same of several, which may be as many as an organization has people. */
export async function queueMails(db: Db, secrets: Secrets, letters: readonly LetterToWrite[]) {
  for (let at = 0; at < letters.length; at += writtenAtOnce) {
    const rows = letters
      .slice(at, at + writtenAtOnce)
      .map((letter) => rowOf(secrets, typeof letter === 'function' ? letter() : letter))
    await db.insertInto('mails').values(rows).execute()
  }
}

function rowOf(secrets: Secrets, { kind, to, subject, text, html }: Letter) {
  const id = randomUUID()
  return {
    id,
    kind,
    recipient: to,
    subject,
    // Letters carry codes, so they wait encrypted and are erased once sent.
    sealed: secrets.mails.seal(JSON.stringify({ text, html }), id),
    state: 'queued' as const,
  }
}

export function openMail(
  secrets: Secrets,
  mail: MailRow,
): { text: string; html: string } | undefined {
  return mail.sealed ? JSON.parse(secrets.mails.unseal(mail.sealed, mail.id)) : undefined
}

/** What a worker has room for. */
export interface Room {
  most: number
  /** Letters to one site at once. */
  perSite: number
  /** Letters at once that were tried before. */
  retried: number
  /** Letters at once to sites that have taken none for a day, or never: who sets many up to hang holds no more. */
  strange: number
  /** What it has under way already. */
  underWay: readonly LeasedMail[]
}

export type LeasedMail = MailRow & { answers: boolean }

/**
 * Takes due letters for a while. A worker that dies in between loses its lease, and another sends the
 * letter: at least once, with the row's id as Message-ID so that a double can be told. Sites take turns,
 * each with its oldest letter first, so that none waits behind the letters of another.
 */
export async function leaseDueMails(
  db: Db,
  { most, perSite, retried, strange, underWay }: Room,
  leaseSeconds = 60,
): Promise<LeasedMail[]> {
  const busy = JSON.stringify(countBy(underWay, ({ site }) => site))
  const free = sql`${perSite}::int - coalesce((${busy}::jsonb ->> sites.site)::int, 0)`
  const retries = underWay.filter(({ attempts }) => attempts > 1).length
  const strangers = underWay.filter(({ answers }) => !answers).length
  const isDue = sql`state in ('queued', 'sending') and next_attempt_at <= now()
    and (state = 'queued' or leased_until <= now())`
  const { rows } = await sql<LeasedMail>`
    with waiting as (
      select site, min(next_attempt_at) as since from mails as sites
      where ${isDue} and ${free} > 0
      group by site
    ), known as (
      select *, exists (
        select from mails where mails.site = waiting.site
          and state = 'sent' and sent_at > now() - interval '1 day'
      ) as answers
      from waiting
    ), sites as (
      select site, answers from (
        select *, row_number() over (partition by answers order by since) as turn from known
      ) as ordered where turn <= ${most}
    ), held as (
      select letters.*, answers from sites cross join lateral (
        select id, site, attempts, next_attempt_at from mails
        where mails.site = sites.site and ${isDue}
        order by next_attempt_at limit ${free}
        for update skip locked
      ) as letters
    ), placed as (
      select *, row_number() over (partition by site order by next_attempt_at) as place from held
    ), turns as (
      select *, row_number() over (partition by attempts > 0 order by place, next_attempt_at) as turn
      from placed
    ), admitted as (
      select *, row_number() over (partition by answers order by place, next_attempt_at) as of_its_kind
      from turns where attempts = 0 or turn <= ${retried - retries}
    ), taken as (
      select id, answers from admitted where answers or of_its_kind <= ${strange - strangers}
      order by place, next_attempt_at limit ${most}
    )
    update mails
    set state = 'sending', leased_until = ${leaseEnd(leaseSeconds)}, attempts = mails.attempts + 1
    from taken where mails.id = taken.id
    returning mails.*, taken.answers`.execute(db)
  return rows.toSorted((one, other) => Number(one.next_attempt_at) - Number(other.next_attempt_at))
}

function countBy<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  const groups = Map.groupBy(items, nameOf)
  return Object.fromEntries([...groups].map(([name, { length }]) => [name, length]))
}

function leaseEnd(seconds: number) {
  return sql<Date>`now() + ${seconds} * interval '1 second'`
}

/** As long as a letter is under way nobody else takes it. */
export async function renewLeases(db: Db, mails: readonly MailRow[], leaseSeconds: number) {
  if (mails.length === 0) return
  await db
    .updateTable('mails')
    .set({ leased_until: leaseEnd(leaseSeconds) })
    .where(stillHeld(mails))
    .execute()
}

/** Cut off while they were under way: another worker may send them at once. */
export async function giveBackMails(db: Db, mails: readonly MailRow[]) {
  if (mails.length === 0) return
  await db
    .updateTable('mails')
    .set({ state: 'queued', leased_until: null })
    .where(stillHeld(mails))
    .execute()
}

/** By whom they were taken last: each lease counts as an attempt. */
function stillHeld(mails: readonly Pick<MailRow, 'id' | 'attempts'>[]) {
  return (eb: ExpressionBuilder<Database, 'mails'>) =>
    eb.and([
      eb('state', '=', 'sending'),
      eb.or(mails.map((mail) => eb.and({ id: mail.id, attempts: mail.attempts }))),
    ])
}

/** Whoever had it before, and whoever has it now: it has left. */
export async function markSent(db: Db, id: string) {
  await db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: sql`now()`, sealed: null, leased_until: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Without an SMTP server a letter is kept, readable at /dev/outbox. */
export async function markKept(db: Db, mail: MailRow) {
  await settle(db, mail).set({ state: 'kept', leased_until: null }).execute()
}

/** Tried again after 30 s, 1, 2, 4 … minutes, at most an hour apart; given up after three days. */
export async function postponeMail(db: Db, mail: MailRow, error: string) {
  const seconds = Math.min(3600, 30 * 2 ** (mail.attempts - 1))
  const tooOld = sql`created_at < now() - interval '3 days'`
  await settle(db, mail)
    .set({
      state: sql`case when ${tooOld} then 'failed' else 'queued' end`,
      sealed: sql`case when ${tooOld} then null else sealed end`,
      next_attempt_at: sql`now() + ${seconds} * interval '1 second'`,
      leased_until: null,
      last_error: error.slice(0, 500),
    })
    .execute()
}

/** The receiving side said no for good. The code inside is useless now, so it is erased. */
export async function markFailed(db: Db, mail: MailRow, error: string) {
  await settle(db, mail)
    .set({ state: 'failed', leased_until: null, sealed: null, last_error: error.slice(0, 500) })
    .execute()
}

function settle(db: Db, mail: MailRow) {
  return db.updateTable('mails').where(stillHeld([mail]))
}

/** Whether a letter waits for a quarter of an hour and none has left since it came: nobody sends, or nobody takes. */
export async function isMailLate(db: Db): Promise<boolean> {
  const { rows } = await sql<{ late: boolean }>`
    select newest is not null
      and not exists (select from mails where sent_at > newest) as late
    from (
      select max(created_at) as newest from mails
      where state in ('queued', 'sending') and created_at < now() - interval '15 minutes'
    ) as waiting`.execute(db)
  return rows[0]!.late
}

/** What has left or was given up is kept for some time, for whoever asks where their mail is. */
export const sweepMails = sweeping(
  'mails',
  // By the index; what waited long was sent later.
  sql`state in ('sent', 'kept', 'failed') and created_at < ${ago(retention.mails.periods.age)}
    and coalesce(sent_at, created_at) < ${ago(retention.mails.periods.age)}`,
)

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
