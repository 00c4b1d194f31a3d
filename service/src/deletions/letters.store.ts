import { randomUUID } from 'node:crypto'
import { retention } from '@accord/contract/retention.ts'
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import { isClosed } from '#accounts/closed.store.ts'
import { ago } from '#database/moments/periods.ts'
import { sweeping } from '#database/sweeping.ts'
import type { Database } from '#database/tables.ts'
import { hasJoined } from '#networks/member-conditions.store.ts'
import { mailAddress } from '#organizations/mail-address.store.ts'
import { owns } from '#organizations/role-conditions.store.ts'

type Trx = Transaction<Database>
type Row = Selectable<Database['deletion_letters']>
export type Audience = Row['audience']

/** What was deleted or restored. */
export type Subject = { applicationId: string } | { organizationId: string }

/** All whom it concerns, by and by; in the transaction of the change itself. */
export async function planLetters(
  trx: Trx,
  news: Row['news'],
  subject: Subject,
  audiences: readonly Audience[],
) {
  const { application_id, organization_id } = columnsOf(subject)
  const rows = audiences.map((audience) => ({
    id: randomUUID(),
    application_id,
    organization_id,
    news,
    audience,
  }))
  await trx.insertInto('deletion_letters').values(rows).execute()
}

/**
 * Once something was restored: those whom nobody has told of its end need not hear of it. Answers which audiences
 * have, some of them at least.
 */
export async function recallLetters(trx: Trx, subject: Subject): Promise<Audience[]> {
  const { application_id, organization_id } = columnsOf(subject)
  const recalled = await trx
    .deleteFrom('deletion_letters')
    .where('application_id', 'is not distinct from', application_id)
    .where('organization_id', 'is not distinct from', organization_id)
    .where('news', '=', 'deleted')
    .returning(['audience', 'after_id'])
    .execute()
  return recalled.filter(({ after_id }) => after_id !== null).map(({ audience }) => audience)
}

function columnsOf(subject: Subject) {
  return 'applicationId' in subject
    ? { application_id: subject.applicationId, organization_id: null }
    : { application_id: null, organization_id: subject.organizationId }
}

/** Letters that are still to be written, with what they are about. */
export type OpenLetters = Row & {
  /** Null where they are about all of an organization. */
  application: string | null
  /** What was deleted, or whose application it is. */
  owner_id: string
  owner_name: string
} &
  // Always known: with a restore go the letters that would tell of the end (`recallLetters`).
  ({ news: 'deleted'; removed_from: Date } | { news: 'restored'; removed_from: Date | null })

/**
 * The next that isn't in `skip`. Those that another worker holds are skipped, so that no worker waits for another.
 * Emails about the same thing wait for earlier ones, so that a deletion and a restoration are announced in their order.
 */
export async function holdOpenLetters(
  trx: Trx,
  skip: readonly string[],
): Promise<OpenLetters | undefined> {
  const { rows } = await sql<OpenLetters>`
    select l.*, a.name as application, o.id as owner_id, o.name as owner_name,
      coalesce(a.removed_from, o.removed_from) as removed_from
    from deletion_letters l
    left join applications a on a.id = l.application_id
    join organizations o on o.id = coalesce(l.organization_id, a.organization_id)
    where l.done_at is null and l.id <> all (${skip}::uuid[])
      and not exists (select from deletion_letters e
        where e.done_at is null and e.audience = l.audience and e.created_at < l.created_at
          and e.application_id is not distinct from l.application_id
          and e.organization_id is not distinct from l.organization_id)
    order by l.created_at, l.id limit 1
    for update of l skip locked`.execute(trx)
  return rows[0]
}

const first = '00000000-0000-0000-0000-000000000000'

/**
 * The next people of a deleted organization; its owners were told at once. Nobody whose account is deleted or disabled: what
 * becomes of a place that they cannot come to is no news for them. Who is suspended is told, because their place goes too.
 */
export function listNextMembers(trx: Trx, { owner_id, after_id }: OpenLetters, most: number) {
  return trx
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', mailAddress.as('email'), 'u.first_name'])
    .where('p.organization_id', '=', owner_id)
    .where(sql<boolean>`not ${owns('p')}`)
    .where(sql<boolean>`not ${isClosed('u')}`)
    .where('p.id', '>', after_id ?? first)
    .orderBy('p.id')
    .limit(most)
    .execute()
}

/** The next organizations on the other side, each once however often it is concerned. */
export async function listNextSides(
  trx: Trx,
  letters: OpenLetters,
  most: number,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select o.id, o.name from organizations o
    where o.id in (${sidesOf(letters)}) and o.id > ${letters.after_id ?? first}
      and o.id <> ${letters.owner_id}
    order by o.id limit ${most}`.execute(trx)
  return rows
}

function sidesOf({ audience, application_id, owner_id }: OpenLetters): RawBuilder<unknown> {
  if (application_id !== null) {
    return sql`select organization_id from authorizations where application_id = ${application_id}`
  }
  if (audience === 'served') {
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

/** Those that everybody had: as long as something can be restored, its own tell who heard of its end. */
export const sweepLetters = sweeping(
  'deletion_letters',
  sql`done_at < ${ago(retention.deletionLetters.periods.age)}`,
)

/** The next step begins after this one; it is the last step where nobody is left. */
export async function goOnAfter(
  trx: Kysely<Database>,
  { id }: OpenLetters,
  { last, done }: { last: string | undefined; done: boolean },
) {
  await trx
    .updateTable('deletion_letters')
    .set({
      ...(last !== undefined && { after_id: last }),
      ...(done && { done_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute()
}
