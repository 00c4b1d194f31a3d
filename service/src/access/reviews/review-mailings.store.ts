import { reviewReminderDays, type ReviewState } from '@accord/contract/access-reviews.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { Mailing } from '#mailings/mailing.ts'
import { removeMailing } from '#mailings/mailings.store.ts'
import type { ClosingRow } from '#data/reviews.store.ts'

type Trx = Transaction<Database>

const [week, day] = reviewReminderDays

/**
 * Schedules the first reminder for a review that is due in this many days: a week before that, a day before it, or on
 * the due date, whichever is the first that's still ahead.
 */
export function scheduleReminder(trx: Trx, id: string, days: number) {
  const before = days > week ? week : days > day ? day : 0
  return planFor(trx, sql`r.id = ${id}`, sql`r.due_at - make_interval(days => ${before})`)
}

/** Schedules the email about the next review, if one was proposed when this one was closed. */
export async function scheduleProposal(trx: Trx, id: string) {
  await deleteReviewMailing(trx, id)
  await planFor(trx, sql`r.id = ${id} and r.next_due_at is not null`, sql`r.next_due_at`)
}

async function planFor(trx: Trx, which: RawBuilder<unknown>, due: RawBuilder<unknown>) {
  await sql`insert into mailings (id, kind, series, organization_id, review_id, due_at)
    select gen_random_uuid(), 'access_review', 'access_review ' || r.id, r.organization_id, r.id, ${due}
    from access_reviews r where ${which}
      and not exists (select from mailings m where m.review_id = r.id)`.execute(trx)
}

export async function deleteReviewMailing(trx: Trx, id: string) {
  await trx.deleteFrom('mailings').where('review_id', '=', id).execute()
}

/** Deletes the emails about the proposed review, because it has started. */
export async function deleteProposals(trx: Trx, organizationId: string) {
  await sql`delete from mailings m using access_reviews r
    where r.id = m.review_id and r.organization_id = ${organizationId}
      and r.state in ('closing', 'closed')`.execute(trx)
}

/** Schedules the email about the proposed review again, unless that review was due before. */
export function cancelProposal(trx: Trx, organizationId: string) {
  const last = sql`(select id from access_reviews
    where organization_id = ${organizationId} and state = 'closed'
    order by created_at desc, id desc limit 1)`
  return planFor(trx, sql`r.id = ${last} and r.next_due_at > now()`, sql`r.next_due_at`)
}

/** An open review that is due soon, or a closed one whose next review is due. */
export type ReviewMailing = Mailing &
  Pick<ClosingRow, 'total' | 'kept' | 'revoked'> & {
    organization_id: string
    organization_name: string
    timezone: string
    review_id: string
    review_due_at: Date
    overdue: boolean
  } & ({ state: 'open' } | { state: Extract<ReviewState, 'closing' | 'closed'>; next_due_at: Date })

/** Whether the items have been copied. Before that, an email couldn't say how many are undecided. */
export const isReviewReady = sql<boolean>`exists (
  select from access_reviews r join organizations o on o.id = r.organization_id
  where r.id = m.review_id and r.state <> 'starting' and o.deleted_at is null)`

export async function getReviewMailing(trx: Trx, mailing: Mailing): Promise<ReviewMailing> {
  const { rows } = await sql<ReviewMailing>`
    select r.state, r.total, r.kept, r.revoked, r.next_due_at, r.due_at as review_due_at,
      r.due_at <= now() as overdue, o.name as organization_name, o.timezone
    from access_reviews r join organizations o on o.id = r.organization_id
    where r.id = ${mailing.review_id}`.execute(trx)
  return { ...mailing, ...rows[0]! }
}

/**
 * Schedules the next reminder for an open review, on the day before it's due and when it's overdue. A closed review has
 * only one.
 */
export async function scheduleNextReminder(trx: Trx, mailing: ReviewMailing) {
  const { numAffectedRows } = await sql`
    update mailings m set after_id = null, due_at = case
        when r.due_at - make_interval(days => ${day}) > now() then r.due_at - make_interval(days => ${day})
        else r.due_at end
    from access_reviews r
    where m.id = ${mailing.id} and r.id = m.review_id and r.state = 'open' and r.due_at > now()`.execute(
    trx,
  )
  if (numAffectedRows === 0n) await removeMailing(trx, mailing)
}
