import { remindedDaysBefore, type ReviewState } from '@accord/contract/access-reviews.ts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { ofOrganization, type ReviewRow } from './reviews.store.ts'

type Trx = Transaction<Database>

const [, day] = remindedDaysBefore

/** The one that was proposed has begun: nobody need be told of it. */
export async function forgetProposals(trx: Trx, organizationId: string) {
  await trx
    .updateTable('access_reviews')
    .set({ letter_at: null })
    .where('organization_id', '=', organizationId)
    .where('state', 'in', ['closing', 'closed'])
    .where('letter_at', 'is not', null)
    .execute()
}

/** What was proposed with the last one that was closed is told after all, where its time has not come yet. */
export async function recallProposal(trx: Trx, organizationId: string) {
  const last = ofOrganization(trx, organizationId)
    .select('id')
    .where('state', '=', 'closed')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  await trx
    .updateTable('access_reviews')
    .set((eb) => ({ letter_at: eb.ref('next_due_at') }))
    .where('id', '=', last)
    .where('next_due_at', '>', sql<Date>`now()`)
    .execute()
}

/** Of an open one that it is due; of one that was closed when the next is. */
type DueSince =
  | { state: 'open' }
  | { state: Extract<ReviewState, 'closing' | 'closed'>; next_due_at: Date }
export type DueLetter = Omit<ReviewRow, 'keeping'> & {
  organization_name: string
  timezone: string
} & DueSince

/**
 * A review about which somebody is to be written to, with its organization; what another process is at is left to it,
 * and what was tried in vain just now.
 * Of one that is still being copied nobody can be told what is left to decide: it waits until it is open.
 */
export async function holdDueLetter(
  trx: Trx,
  inVain: readonly string[],
): Promise<DueLetter | undefined> {
  const { rows } = await sql<DueLetter>`
    select r.*, r.due_at <= now() as overdue, o.name as organization_name, o.timezone
    from access_reviews r join organizations o on o.id = r.organization_id
    where r.letter_at <= now() and r.state <> 'starting' and o.deleted_at is null
      and r.id <> all (${inVain}::uuid[])
    order by r.letter_at, r.id limit 1
    for update of r skip locked`.execute(trx)
  return rows[0]
}

/** What lies ahead of an open one: the day before, then that it is overdue. Of a closed one nothing. */
export async function planNextLetter(trx: Trx, { id }: DueLetter) {
  await sql`update access_reviews set letter_at = case
      when state <> 'open' or due_at <= now() then null
      when due_at - make_interval(days => ${day}) > now() then due_at - make_interval(days => ${day})
      else due_at end
    where id = ${id}`.execute(trx)
}
