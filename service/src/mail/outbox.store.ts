import { type ExpressionBuilder, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '#database/tables.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { EmailMessage } from './compose-email.ts'
import { priorities, priorityOfKind } from './priority.rules.ts'

/** There are two conditions because each has a partial index, and PostgreSQL can combine these indexes. */
export const isPendingMail = sql<boolean>`(state = 'queued' or state = 'sending')`

type Db = Kysely<Database>
export type MailRow = Selectable<Database['mails']>

/** Queues an email in the transaction that causes it, so that neither is saved without the other. */
export async function queueMail(db: Db, secrets: Secrets, email: EmailMessage) {
  await db.insertInto('mails').values(rowOf(secrets, email)).execute()
}

/** An email, or a function that composes it later if there may be very many. */
type EmailToWrite = EmailMessage | (() => EmailMessage)

/** How many emails are composed before other work gets a turn. They're inserted with one statement. */
const writtenAtOnce = 200

export async function queueMails(
  db: Db,
  secrets: Secrets,
  emails: readonly EmailToWrite[],
  priorityOf: (kind: string) => number = priorityOfKind,
) {
  for (let at = 0; at < emails.length; at += writtenAtOnce) {
    const rows = emails
      .slice(at, at + writtenAtOnce)
      .map((email) => rowOf(secrets, typeof email === 'function' ? email() : email, priorityOf))
    await db.insertInto('mails').values(rows).execute()
  }
}

/** Queues one step of a mailing, which may go to a whole organization. These emails are sent after all others. */
export function queueMailing(db: Db, secrets: Secrets, emails: readonly EmailToWrite[]) {
  return queueMails(db, secrets, emails, () => priorities.mailing)
}

function rowOf(
  secrets: Secrets,
  { kind, to, subject, text, html, logo, about }: EmailMessage,
  priorityOf = priorityOfKind,
) {
  const id = randomUUID()
  return {
    id,
    kind,
    recipient: to,
    subject,
    // Emails contain codes, so they're encrypted in the outbox and erased once sent.
    sealed: secrets.mails.seal(JSON.stringify({ text, html, logo }), id),
    state: 'queued' as const,
    priority: priorityOf(kind),
    about: about ?? null,
  }
}

export function openMail(
  secrets: Secrets,
  mail: MailRow,
): Pick<EmailMessage, 'text' | 'html' | 'logo'> | undefined {
  return mail.sealed ? JSON.parse(secrets.mails.unseal(mail.sealed, mail.id)) : undefined
}

/** How many emails a worker can take. */
export interface DeliveryCapacity {
  max: number
  /** The most concurrent emails to one site. */
  perSite: number
  /** The most concurrent emails that were tried before. */
  retried: number
  /**
   * The most concurrent emails to sites that have accepted none for a day, so that unresponsive sites can't take all
   * connections.
   */
  strange: number
  /** The emails that the worker is sending. */
  underWay: readonly LeasedMail[]
  /** The site that had the last turn in each priority. The sites after it are next. */
  lastTurns?: LastTurns
}

type LastTurns = Record<number, string>

export type LeasedMail = MailRow & { answers: boolean; turn: number }

/**
 * Leases due emails. If a worker dies, its lease expires and another worker sends the email. An email can therefore
 * arrive more than once, and its row's ID is used as the Message-ID to recognize duplicates. Emails are taken by
 * priority. Within a priority, sites take turns, each with its oldest email first, so that no site waits for another's
 * emails. Each turn is a step into the index `mails_due`, and the query stops when the worker has no more capacity. The
 * cost grows with the number of sites whose emails aren't due yet, not with the number of emails.
 */
export async function leaseDueMails(
  db: Db,
  { max, perSite, retried, strange, underWay, lastTurns = {} }: DeliveryCapacity,
  leaseSeconds = 60,
): Promise<LeasedMail[]> {
  await returnExpiredLeases(db)
  const busy = JSON.stringify(countBy(underWay, ({ site }) => site))
  const free = (site: string) =>
    sql`${perSite}::int - coalesce((${busy}::jsonb ->> ${sql.ref(site)})::int, 0)`
  const retries = retried - underWay.filter(({ attempts }) => attempts > 1).length
  const strangers = strange - underWay.filter(({ answers }) => !answers).length
  const isDue = (tried: RawBuilder<unknown>) => sql`m.state = 'queued'
    and m.priority = queues.priority and m.site = queues.site
    and least(m.attempts, 1) = ${tried} and m.next_attempt_at <= now()`
  const { rows } = await sql<LeasedMail>`
    with queues as (
      select *, row_number() over ()::int as turn from (
        select rounds.priority, sites.site, sites.answers, ${free('sites.site')} as free
        from (values ${sql.join(roundsAfter(lastTurns))}) as rounds (priority, after, until)
        cross join lateral (
          with recursive queues as (
            select rounds.priority, ${nextSite(sql`rounds.after`)} as site
            union all
            select queues.priority, ${nextSite(sql`queues.site`)} from queues
            where queues.site is not null and (rounds.until is null or queues.site < rounds.until)
          )
          select site, ${hasAnswered('queues.site')} as answers from queues
          where site is not null and (rounds.until is null or site <= rounds.until)
            and ${free('queues.site')} > 0
            and (${strangers}::int > 0 or ${hasAnswered('queues.site')})
            and (${some(sql`mails m where ${isDue(sql`0`)}`)}
              or ${retries}::int > 0 and ${some(sql`mails m where ${isDue(sql`1`)}`)})
        ) as sites
        limit ${max}
      ) as found
    ), held as (
      select letters.*, answers, free, turn
      from queues cross join (values (0), (1)) as kinds (tried)
      cross join lateral (
        select id, site, priority, attempts, next_attempt_at from mails m
        where ${isDue(sql`kinds.tried`)} and not (${isHeldUp('m')})
        order by next_attempt_at limit case kinds.tried when 0 then free else least(free, ${retries}::int) end
        for update skip locked
      ) as letters
    ), placed as (
      select *, row_number() over (partition by site order by priority, next_attempt_at) as place from held
    ), admitted as (
      select *, row_number() over (
        partition by least(attempts, 1) order by priority, place, next_attempt_at) as of_its_kind
      from placed where place <= free
    ), known as (
      select *, row_number() over (partition by answers order by priority, place, next_attempt_at) as of_its_sites
      from admitted where attempts = 0 or of_its_kind <= ${retries}
    ), taken as (
      select id, answers, turn from known where answers or of_its_sites <= ${strangers}
      order by priority, place, next_attempt_at limit ${max}
    )
    update mails
    set state = 'sending', leased_until = ${leaseEnd(leaseSeconds)}, attempts = mails.attempts + 1
    from taken where mails.id = taken.id
    returning mails.*, taken.answers, taken.turn`.execute(db)
  return rows.toSorted(
    (one, other) =>
      one.priority - other.priority || Number(one.next_attempt_at) - Number(other.next_attempt_at),
  )
}

/** Starts each priority with the sites after its last turn. */
function roundsAfter(lastTurns: LastTurns) {
  return Object.values(priorities)
    .toSorted((one, other) => one - other)
    .flatMap((priority) => {
      const last = lastTurns[priority] ?? ''
      return [
        sql`(${priority}::int4, ${last}::text, null::text)`,
        sql`(${priority}::int4, '', ${last}::text)`,
      ]
    })
}

/** Selects the next site, or null after the last one. */
function nextSite(after: RawBuilder<unknown>) {
  return sql<string | null>`(select m.site from mails m
    where m.state = 'queued' and m.priority = rounds.priority and m.site > ${after}
    order by m.site limit 1)`
}

/** Selects whether the site's mail server accepted an email within the last day. */
function hasAnswered(site: string) {
  return some(sql`mails s where s.site = ${sql.ref(site)}
    and s.state = 'sent' and s.sent_at > now() - interval '1 day'`)
}

/** Selects whether an earlier email about the same thing to the same recipient hasn't been sent yet. */
function isHeldUp(alias: string) {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return some(sql`mails earlier
    where earlier.recipient = ${column('recipient')} and earlier.about = ${column('about')}
      and earlier.state in ('queued', 'sending') and earlier.created_at < ${column('created_at')}`)
}

/** Works like `exists`, but always uses an index. PostgreSQL may evaluate `exists` by reading the whole table once. */
function some(rows: RawBuilder<unknown>) {
  return sql<boolean>`(select true from ${rows} limit 1) is not null`
}

/** Returns the last turn of each priority after these emails. */
export function lastTurnsOf(mails: readonly LeasedMail[]): LastTurns {
  const inOrder = mails.toSorted((one, other) => one.turn - other.turn)
  return Object.fromEntries(inOrder.map(({ priority, site }) => [priority, site]))
}

/** Returns the emails of workers that stopped responding to the queue. */
async function returnExpiredLeases(db: Db) {
  await sql`update mails set state = 'queued', leased_until = null
    where state = 'sending' and leased_until <= now()`.execute(db)
}

function countBy<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  const groups = Map.groupBy(items, nameOf)
  return Object.fromEntries([...groups].map(([name, { length }]) => [name, length]))
}

function leaseEnd(seconds: number) {
  return sql<Date>`now() + ${seconds} * interval '1 second'`
}

/** Keeps other workers from taking emails that are being sent. */
export async function renewLeases(db: Db, mails: readonly MailRow[], leaseSeconds: number) {
  if (mails.length === 0) return
  await db
    .updateTable('mails')
    .set({ leased_until: leaseEnd(leaseSeconds) })
    .where(stillHeld(mails))
    .execute()
}

/** Returns emails to the queue whose sending was interrupted, so that another worker can send them immediately. */
export async function giveBackMails(db: Db, mails: readonly MailRow[]) {
  if (mails.length === 0) return
  await db
    .updateTable('mails')
    .set({ state: 'queued', leased_until: null })
    .where(stillHeld(mails))
    .execute()
}

/**
 * Selects the emails that this worker still holds. Each lease counts as an attempt, so a different number means that
 * another worker has the email.
 */
function stillHeld(mails: readonly Pick<MailRow, 'id' | 'attempts'>[]) {
  return (eb: ExpressionBuilder<Database, 'mails'>) =>
    eb.and([
      eb('state', '=', 'sending'),
      eb.or(mails.map((mail) => eb.and({ id: mail.id, attempts: mail.attempts }))),
    ])
}

/** The email is no longer due, and no later email about the same thing waits for it. */
const settled = { leased_until: null, about: null }

/** Marks the email as sent no matter who holds the lease, because it was sent in any case. */
export async function markSent(db: Db, id: string) {
  await db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: sql`now()`, last_error: null, sealed: null, ...settled })
    .where('id', '=', id)
    .execute()
}

/** Keeps the email, because there's no mail server. It can be read at /dev/outbox. */
export async function markKept(db: Db, mail: MailRow) {
  await settle(db, mail)
    .set({ state: 'kept', ...settled })
    .execute()
}

/**
 * Retries after 30 seconds, then after 1, 2, 4 … minutes, at most an hour apart, and gives up after three days. Later
 * emails about the same thing wait for this one.
 */
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
  if (mail.about === null) return
  await db
    .updateTable('mails')
    .set({
      next_attempt_at: sql`greatest(next_attempt_at, now() + ${seconds} * interval '1 second')`,
    })
    .where('recipient', '=', mail.recipient)
    .where('about', '=', mail.about)
    .where('state', '=', 'queued')
    .where('created_at', '>', mail.created_at)
    .execute()
}

/**
 * Marks an email that the recipient's server rejected permanently. Its text is erased, because the code in it is
 * useless now.
 */
export async function markFailed(db: Db, mail: MailRow, error: string) {
  await settle(db, mail)
    .set({ state: 'failed', sealed: null, last_error: error.slice(0, 500), ...settled })
    .execute()
}

function settle(db: Db, mail: MailRow) {
  return db.updateTable('mails').where(stillHeld([mail]))
}

/**
 * Returns whether an email has waited for 15 minutes and none was sent since. If so, either no worker sends emails or
 * no server accepts them.
 */
export async function isMailLate(db: Db): Promise<boolean> {
  const { rows } = await sql<{ late: boolean }>`
    select newest is not null
      and not exists (select from mails where sent_at > newest) as late
    from (
      select max(created_at) as newest from mails
      where ${isPendingMail} and created_at < now() - interval '15 minutes'
    ) as waiting`.execute(db)
  return rows[0]!.late
}

export function listMails(db: Db, max: number): Promise<MailRow[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(max)
    .execute()
}

export function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
}
