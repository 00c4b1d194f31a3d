import type { OrganizationActivityKind } from '@accord/contract/activity.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { floorOf } from './retention/floors.store.ts'

interface Wanted extends Paging {
  author?: string | undefined
  kind?: OrganizationActivityKind | undefined
}

export type ListedActivity = Awaited<ReturnType<typeof listActivityIn>>['rows'][number]

/**
 * What happened in an organization, newest first. People are shown by the address the organization
 * knows them by, never by that of their account; those who left have none any more.
 */
export async function listActivityIn(db: Kysely<Database>, organizationId: string, wanted: Wanted) {
  const { author, kind, $limit, $skip } = wanted
  const everything = author === undefined && kind === undefined
  const chain = db.selectFrom('organizations').where('id', '=', organizationId)
  const found = db
    .selectFrom('organization_activity as a')
    .where('a.organization_id', '=', organizationId)
    .$if(author !== undefined, (query) =>
      query.where((eb) => eb.or([eb('a.user_id', '=', author!), eb('a.other_id', '=', author!)])),
    )
    .$if(kind !== undefined, (query) => query.where('a.kind', '=', kind!))
  const [rows, { total }] = await Promise.all([
    found
      .leftJoin('users as u', 'u.id', 'a.user_id')
      .leftJoin('profiles as p', (join) =>
        join
          .onRef('p.user_id', '=', 'a.user_id')
          .onRef('p.organization_id', '=', 'a.organization_id'),
      )
      .select(['a.id', 'a.at', 'a.kind', 'a.author', 'a.user_id', 'a.other_id', 'a.other_name'])
      .select(['a.detail', 'a.words', 'a.agent', 'u.first_name', 'u.last_name', 'p.email'])
      .select(sql<string | null>`host(a.address)`.as('address'))
      // Positions have no gaps, so only what a filter leaves must be skipped row by row.
      .$if(everything, (query) =>
        query.where('a.position', '<=', sql<string>`${chain.select('activity_count')} - ${$skip}`),
      )
      .$if(!everything, (query) => query.offset($skip))
      .orderBy('a.position', 'desc')
      .limit($limit)
      .execute(),
    // The whole chain's length is known; only a filter makes counting necessary.
    everything
      ? chain
          .select(sql<number>`(activity_count - ${floorOf('organizations.id')})::int`.as('total'))
          .executeTakeFirstOrThrow()
      : found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
