import { type ImpactItem, maxImpactNames } from '@accord/contract/impact.ts'
import type { Scope, ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import { countNamed } from '#database/counting.ts'
import type { Database } from '#database/tables.ts'
import { lostScopes } from '#authorizations/authorizations.rules.ts'
import { requestsMoreScopes } from '#data/approvals/authorizations.store.ts'
import { timeFromNow } from '#database/time.ts'
import type { Mailing } from '#mailings/mailing.ts'
import { firstId, scheduleMailings } from '#mailings/mailings.store.ts'
import { requestsMoreShares, hasJoined } from '#data/networks/network-members.store.ts'

/**
 * Returns the scopes that an application loses, and the number of authorizations and approvals that lose scopes with
 * it.
 */
export async function impactOfScopes(
  db: Kysely<Database>,
  applicationId: string,
  asked: { before: readonly Scope[]; after: readonly Scope[] },
): Promise<ImpactItem[]> {
  const removed = missing(asked.before, asked.after)
  if (removed.length === 0) return []
  const allowsLess = sql<boolean>`scopes && ${lostScopes(asked.before, asked.after)}::text[]`
  const authorizations = db
    .selectFrom('authorizations as z')
    .innerJoin('organizations as o', 'o.id', 'z.organization_id')
    .select('o.name')
    .where('z.application_id', '=', applicationId)
    .where(allowsLess)
  const { count: approvals } = await db
    .selectFrom('approvals')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('application_id', '=', applicationId)
    .where(allowsLess)
    .executeTakeFirstOrThrow()
  return [
    { kind: 'scopes', count: removed.length, names: removed.slice(0, maxImpactNames) },
    { kind: 'narrowed_authorizations', ...(await countNamed(db, authorizations)) },
    // These people belong to other organizations, so the application's owner doesn't see their names.
    { kind: 'narrowed_approvals', count: approvals, names: [] },
  ]
}

type Trx = Transaction<Database>

/** An application or network that requests more than before. */
export type AccessRequester = { applicationId: string } | { networkId: string }

/** If a request is withdrawn within this time, no emails are sent. */
const grace = '10 minutes'

/**
 * Schedules emails to organizations that authorized the application or joined the network, unless such emails are
 * already scheduled. The caller must hold the lock of the application, or of the network's owner.
 */
export async function scheduleAccessRequestedMailing(trx: Trx, asker: AccessRequester) {
  const [column, kind, id] =
    'applicationId' in asker
      ? (['application_id', 'wider_scopes', asker.applicationId] as const)
      : (['network_id', 'wider_shares', asker.networkId] as const)
  // This locks the row. If its first emails are being written right now, they don't contain this request, and another
  // mailing follows.
  const { rows } = await sql`select from mailings
    where ${sql.ref(column)} = ${id} and kind = ${kind} and after_id is null for update`.execute(
    trx,
  )
  if (rows.length > 0) return
  const series = `wider ${id}`
  await scheduleMailings(trx, [{ kind, series, [column]: id, due_at: timeFromNow(grace) }])
}

/** The mailing with the names of the application or network and of its owner. */
export type AccessRequestedMailing = Mailing & { name: string; owner_name: string }

export async function getAccessRequester(
  trx: Trx,
  mailing: Mailing,
): Promise<AccessRequestedMailing> {
  const { application_id, network_id } = mailing
  const { rows } = await sql<{ name: string; owner_name: string }>`
    select asker.name, w.name as owner_name from (
      select name, organization_id from applications where id = ${application_id}
      union all select name, organization_id from networks where id = ${network_id}
    ) as asker join organizations w on w.id = asker.organization_id`.execute(trx)
  return { ...mailing, ...rows[0]! }
}

/** An organization that has to decide on a request. */
export interface AccessDecider<Asked> {
  id: string
  name: string
  /** The ID of its authorization or of the network. */
  place: string
  asked: Asked[]
  agreed: Asked[]
  refused: Asked[]
}

/** Lists the next organizations by their IDs. Organizations that have already decided are omitted. */
export async function listNextAuthorizing(
  trx: Trx,
  { application_id, after_id }: Mailing,
  max: number,
) {
  const { rows } = await sql<AccessDecider<Scope>>`
    select o.id, o.name, z.id as place, a.scopes as asked, z.scopes as agreed, z.refused_scopes as refused
    from authorizations z join applications a on a.id = z.application_id
    join organizations o on o.id = z.organization_id
    where z.application_id = ${application_id} and a.stopped_at is null and ${sql.raw(requestsMoreScopes)}
      and o.deleted_at is null and z.organization_id > ${after_id ?? firstId}
    order by z.organization_id limit ${max}`.execute(trx)
  return rows
}

/** Does the same for a network. */
export async function listNextSharing(trx: Trx, { network_id, after_id }: Mailing, max: number) {
  const { rows } = await sql<AccessDecider<ScopeEntity>>`
    select o.id, o.name, n.id as place, n.shares as asked, m.shares as agreed, m.refused_shares as refused
    from network_members m join networks n on n.id = m.network_id
    join organizations w on w.id = n.organization_id
    join organizations o on o.id = m.organization_id
    where m.network_id = ${network_id} and w.deleted_at is null and ${hasJoined('m')}
      and ${sql.raw(requestsMoreShares)} and o.deleted_at is null
      and m.organization_id > ${after_id ?? firstId}
    order by m.organization_id limit ${max}`.execute(trx)
  return rows
}
