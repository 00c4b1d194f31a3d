import { type RawBuilder, sql, type Transaction } from 'kysely'
import { isClosed } from '#data/users/accounts.store.ts'
import type { Database } from '#database/tables.ts'
import type { Mailing } from '#mailings/mailing.ts'
import { firstId, scheduleMailings } from '#mailings/mailings.store.ts'
import { hasJoined } from '#data/networks/network-members.store.ts'
import { mailAddress, owns } from '#data/organizations/profiles.store.ts'

type Trx = Transaction<Database>

/**
 * The audience of a mailing about a deletion. `deletion_members` is for an organization's members except its owners.
 * `deletion_served` is for managers of organizations that authorized one of its applications. `deletion_networks` is
 * for managers of organizations that share a network with it.
 */
export type DeletionKind = 'deletion_members' | 'deletion_served' | 'deletion_networks'
type News = 'deleted' | 'restored'

/** The application or organization that was deleted or restored. */
type Subject = { applicationId: string } | { organizationId: string }

/** Schedules emails to everyone affected, in the transaction of the change itself. */
export async function scheduleDeletionMailings(
  trx: Trx,
  news: News,
  subject: Subject,
  kinds: readonly DeletionKind[],
) {
  const columns = columnsOf(subject)
  const id = columns.application_id ?? columns.organization_id
  await scheduleMailings(
    trx,
    kinds.map((kind) => ({ kind, series: `${kind} ${id}`, ...columns, data: { news } })),
  )
}

/**
 * Cancels the emails about a deletion after a restoration. People who weren't notified yet don't need an email. Returns
 * the mailings that had already started, because their recipients get an email about the restoration.
 */
export async function cancelDeletionMailings(trx: Trx, subject: Subject): Promise<DeletionKind[]> {
  const { application_id, organization_id } = columnsOf(subject)
  const recalled = await trx
    .deleteFrom('mailings')
    .where('application_id', 'is not distinct from', application_id)
    .where('organization_id', 'is not distinct from', organization_id)
    .where(isAboutDeletion)
    .where(sql<boolean>`data ->> 'news' = 'deleted'`)
    .returning(['kind', 'after_id'])
    .execute()
  const started = recalled.filter(({ after_id }) => after_id !== null)
  return started.map(({ kind }) => kind as DeletionKind)
}

export const isAboutDeletion = sql<boolean>`kind in ('deletion_members', 'deletion_served', 'deletion_networks')`

function columnsOf(subject: Subject) {
  return 'applicationId' in subject
    ? { application_id: subject.applicationId, organization_id: null }
    : { application_id: null, organization_id: subject.organizationId }
}

/**
 * A mailing about a deletion always has the date of the permanent deletion, because `cancelDeletionMailings` removes the
 * mailing if the deletion is undone.
 */
export type DeletionMailing = Mailing & {
  /** This is null if the emails are about a whole organization. */
  application: string | null
  /** The deleted organization, or the organization of the deleted application. */
  owner_id: string
  owner_name: string
} & ({ news: 'deleted'; removed_from: Date } | { news: 'restored'; removed_from: Date | null })

export async function getDeletionMailing(trx: Trx, mailing: Mailing): Promise<DeletionMailing> {
  const { rows } = await sql<Pick<DeletionMailing, 'application' | 'owner_id' | 'owner_name'>>`
    select a.name as application, o.id as owner_id, o.name as owner_name,
      coalesce(a.removed_from, o.removed_from) as removed_from
    from mailings m left join applications a on a.id = m.application_id
    join organizations o on o.id = coalesce(m.organization_id, a.organization_id)
    where m.id = ${mailing.id}`.execute(trx)
  return { ...mailing, ...(mailing.data as { news: News }), ...rows[0]! } as DeletionMailing
}

/**
 * Lists the next people of a deleted organization. Owners were already emailed, so they aren't included. Suspended
 * people are, because their membership ends, too. People whose account is deleted or disabled aren't.
 */
export function listNextMembers(trx: Trx, { owner_id, after_id }: DeletionMailing, max: number) {
  return trx
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', mailAddress.as('email'), 'u.first_name'])
    .where('p.organization_id', '=', owner_id)
    .where(sql<boolean>`not ${owns('p')}`)
    .where(sql<boolean>`not ${isClosed('u')}`)
    .where('p.id', '>', after_id ?? firstId)
    .orderBy('p.id')
    .limit(max)
    .execute()
}

/** Lists the next organizations that are affected, each of them once. */
export async function listNextPartnerOrganizations(
  trx: Trx,
  mailing: DeletionMailing,
  max: number,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select o.id, o.name from organizations o
    where o.id in (${sidesOf(mailing)}) and o.id > ${mailing.after_id ?? firstId}
      and o.id <> ${mailing.owner_id}
    order by o.id limit ${max}`.execute(trx)
  return rows
}

function sidesOf({ kind, application_id, owner_id }: DeletionMailing): RawBuilder<unknown> {
  if (application_id !== null) {
    return sql`select organization_id from authorizations where application_id = ${application_id}`
  }
  if (kind === 'deletion_served') {
    return sql`select z.organization_id from authorizations z
      join applications a on a.id = z.application_id where a.organization_id = ${owner_id}`
  }
  return sql`
    select m.organization_id from network_members m join networks n on n.id = m.network_id
    where n.organization_id = ${owner_id} and ${hasJoined('m')}
    union
    select n.organization_id from network_members m join networks n on n.id = m.network_id
    where m.organization_id = ${owner_id} and ${hasJoined('m')}`
}
