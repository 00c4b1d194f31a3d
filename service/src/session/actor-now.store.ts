import { unauthenticated } from '@accord/contract/refusal.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import type { Actor } from '#actor.ts'

interface Now {
  signed_in: boolean
  approved: boolean
  email: string | null
  roles: Role[] | null
}

/**
 * Who acts as they are at this moment, under the locks of a change: what was decided while it waited may
 * have taken their role, their profile, their session or their approval of the application that acts.
 */
export async function actorNow<Acting extends Actor>(
  trx: Transaction<Database>,
  actor: Acting,
): Promise<Acting> {
  const { sessionId, profile, application } = actor
  const { rows } = await sql<Now>`
    select ${sessionId}::uuid is null
        or exists (select from sessions where id = ${sessionId}::uuid) as signed_in,
      ${application?.id ?? null}::uuid is null or exists (
        select from approvals
        where application_id = ${application?.id ?? null}::uuid and profile_id = ${profile?.id ?? null}::uuid
      ) as approved,
      p.email, p.roles
    from (values (1)) as one (row) left join profiles p on p.id = ${profile?.id ?? null}::uuid`.execute(
    trx,
  )
  const { signed_in, approved, email, roles } = rows[0]!
  if (!signed_in || !approved) throw new Refused(unauthenticated)
  if (!profile) return actor
  if (email === null || roles === null) throw new Refused(unauthenticated)
  return { ...actor, profile: { ...profile, email, roles } }
}
