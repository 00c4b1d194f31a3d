import type { FirstSteps } from '@accord/contract/waiting.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { isOpenInvitation } from '#data/members/invitations.store.ts'
import { hasJoined } from '#data/networks/member-conditions.store.ts'

/** Whether there is one of each; how many does not matter. */
export async function readFirstSteps(
  db: Kysely<Database>,
  organizationId: string,
): Promise<FirstSteps> {
  const { rows } = await sql<FirstSteps>`
    select o.member_count > 1 or exists (select from invitations i
        where i.organization_id = o.id and ${isOpenInvitation('i')}) as people,
      exists (select from applications a where a.organization_id = o.id and a.deleted_at is null) as application,
      exists (select from networks n where n.organization_id = o.id)
        or exists (select from network_members m
          where m.organization_id = o.id and ${hasJoined('m')}) as network,
      o.second_factor_from is not null as "secondFactor"
    from organizations o where o.id = ${organizationId}`.execute(db)
  return rows[0]!
}
