import { randomUUID } from 'node:crypto'
import type { OrganizationActivityKind } from '@accord/contract/activity.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { Caller } from '#caller.ts'
import { chainHash } from './chain.ts'

interface HappenedInOrganization {
  kind: OrganizationActivityKind
  organizationId: string
  /** Who did it; no session where a mailed code was the credential. */
  actor: { user: { id: string }; sessionId: string | null }
  /** The profile acted under; null where there is none yet, as before joining. */
  profileId: string | null
  /** No address where the other organization's device is not for these people to see. */
  caller: Pick<Caller, 'agent'> & { address: string | null }
  /** On whom or what, and what changed, in words that stay true when the row's objects are gone. */
  detail?: object
  /** The other organization that did it: it is shown in place of the person. */
  organization?: { id: string; name: string }
}

/**
 * Adds a row to the organization's chain, in the transaction of the change itself. The organization's
 * row is locked, so that two changes at once follow each other in the chain.
 */
export async function recordOrganizationActivity(
  trx: Transaction<Database>,
  {
    kind,
    organizationId,
    actor,
    profileId,
    caller,
    detail: what = {},
    organization,
  }: HappenedInOrganization,
) {
  const detail: Record<string, unknown> = {
    ...what,
    ...(organization && { organization: organization.id, organizationName: organization.name }),
  }
  const { activity_count, activity_head, at, address } = await trx
    .selectFrom('organizations')
    .select(['activity_count', 'activity_head'])
    // PostgreSQL keeps microseconds, JavaScript does not: the hash must see what is stored.
    .select(sql<Date>`date_trunc('milliseconds', clock_timestamp())`.as('at'))
    // As it will be read back: a proxy may have written an IPv6 address in another way.
    .select(sql<string | null>`host(${caller.address}::inet)`.as('address'))
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const row = {
    id: randomUUID(),
    organizationId,
    position: String(BigInt(activity_count) + 1n),
    at,
    kind,
    userId: actor.user.id,
    profileId,
    address,
    agent: caller.agent,
    detail,
  }
  const hash = chainHash(activity_head, row)

  await trx
    .insertInto('activity')
    .values({
      id: row.id,
      at,
      kind,
      user_id: row.userId,
      session_id: actor.sessionId,
      address: row.address,
      agent: row.agent,
      detail,
      organization_id: organizationId,
      profile_id: profileId,
      position: row.position,
      previous_hash: activity_head,
      hash,
    })
    .execute()
  await trx
    .updateTable('organizations')
    .set({ activity_count: row.position, activity_head: hash })
    .where('id', '=', organizationId)
    .execute()
}

interface Wanted extends Paging {
  person?: string | undefined
  kind?: OrganizationActivityKind | undefined
}

/** Where somebody of another organization did it, that organization; its people are not ours to show. */
const otherOrganization = sql<string | null>`a.detail->>'organization'`

/**
 * What happened in an organization, newest first. People are shown by the address the organization
 * knows them by, never by that of their account; those who left have none any more.
 */
export async function listActivityIn(db: Kysely<Database>, organizationId: string, wanted: Wanted) {
  const { person, kind, $limit, $skip } = wanted
  const everything = person === undefined && kind === undefined
  const length = db
    .selectFrom('organizations')
    .select(sql<number>`activity_count::int`.as('total'))
    .where('id', '=', organizationId)
  const byOrganization = person !== undefined && (await isOrganization(db, person))
  const found = db
    .selectFrom('activity as a')
    .where('a.organization_id', '=', organizationId)
    .$if(byOrganization, (query) => query.where(otherOrganization, '=', person!))
    .$if(person !== undefined && !byOrganization, (query) =>
      query.where('a.user_id', '=', person!).where(otherOrganization, 'is', null),
    )
    .$if(kind !== undefined, (query) => query.where('a.kind', '=', kind!))
  const [rows, { total }] = await Promise.all([
    found
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .leftJoin('profiles as p', (join) =>
        join
          .onRef('p.user_id', '=', 'a.user_id')
          .onRef('p.organization_id', '=', 'a.organization_id'),
      )
      .select(['a.id', 'a.at', 'a.kind', 'a.detail', 'a.agent'])
      .select(sql<string>`coalesce(${otherOrganization}, a.user_id::text)`.as('person_id'))
      .select(
        sql<string>`coalesce(a.detail->>'organizationName', u.first_name || ' ' || u.last_name)`.as(
          'name',
        ),
      )
      .select(
        sql<string | null>`case when ${otherOrganization} is null then p.email end`.as('email'),
      )
      .select(sql<string | null>`host(a.address)`.as('address'))
      // Positions have no gaps, so only what a filter leaves must be skipped row by row.
      .$if(everything, (query) =>
        query.where('a.position', '<=', sql<string>`${length} - ${$skip}`),
      )
      .$if(!everything, (query) => query.offset($skip))
      .orderBy('a.position', 'desc')
      .limit($limit)
      .execute(),
    // The whole chain's length is kept; only a filter makes counting necessary.
    everything
      ? length.executeTakeFirstOrThrow()
      : found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

async function isOrganization(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
