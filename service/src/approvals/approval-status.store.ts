import type { Paging } from '@accord/contract/fields.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { type Kysely, sql } from 'kysely'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import { inOrder, profilesOf } from '#data/organizations/own-profiles.store.ts'

interface StandingsQuery extends Paging {
  organization?: string | undefined
}

/**
 * Lists a person's profiles in their usual order. Each has its organization's policy and authorization of an
 * application, and the person's last request for it.
 */
export function listApprovalStatusRows(
  db: Kysely<Database>,
  userId: string,
  application: { id: string },
  { organization, ...paging }: StandingsQuery,
) {
  const mine = profilesOf(db, userId, organization)
  const page = inOrder(mine, paging)
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
      'p.suspended_at',
      'o.member_approvals',
      'z.scopes as authorized',
      'r.id as request_id',
      sql<Scope[]>`r.scopes`.as('request_scopes'),
      sql<Date>`r.created_at`.as('requested_at'),
      'r.answer',
      'r.answered_at',
      sql<string>`r.note`.as('note'),
    ])
  return pageOf(page, mine)
}

export type ApprovalStatusRow = Awaited<ReturnType<typeof listApprovalStatusRows>>['rows'][number]
