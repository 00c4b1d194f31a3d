import type { Paging } from '@accord/contract/fields.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { type Kysely, sql } from 'kysely'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'

interface StandingsQuery extends Paging {
  organization?: string | undefined
}

/** Each of a person's profiles, in the order of their own list, with how its organization stands to an application. */
export function listStandingsOf(
  db: Kysely<Database>,
  userId: string,
  application: { id: string },
  { organization, $limit, $skip }: StandingsQuery,
) {
  const mine = db
    .selectFrom('profiles as p')
    .where('p.user_id', '=', userId)
    .$if(organization !== undefined, (query) =>
      query.where('p.organization_id', '=', organization!),
    )
  const page = mine
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .leftJoin('authorizations as z', (join) =>
      join.onRef('z.organization_id', '=', 'o.id').on('z.application_id', '=', application.id),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('application_requests')
          .selectAll()
          .whereRef('profile_id', '=', 'p.id')
          .where('application_id', '=', application.id)
          .orderBy('created_at', 'desc')
          .limit(1)
          .as('r'),
      (join) => join.onTrue(),
    )
    .select([
      'p.id as profile_id',
      'p.organization_id',
      'p.roles',
      'o.member_approvals',
      'z.scopes as authorized',
      'r.id as request_id',
      sql<Scope[]>`r.scopes`.as('request_scopes'),
      sql<Date>`r.created_at`.as('requested_at'),
      'r.answer',
      'r.answered_at',
      sql<string>`r.note`.as('note'),
    ])
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit($limit)
    .offset($skip)
  return pageOf(page, mine)
}

export type StandingRow = Awaited<ReturnType<typeof listStandingsOf>>['rows'][number]
