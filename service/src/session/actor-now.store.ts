import { insufficientScope, unauthenticated } from '@accord/contract/refusal.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import type { ActingApplication, Actor } from '#actor.ts'

interface Now {
  signed_in: boolean
  email: string | null
  roles: Role[] | null
}

/**
 * Who acts as they are at this moment, under the locks of a change: what was decided while it waited may
 * have taken their role, their profile, their session, or from the application that acts for them its token.
 */
export async function actorNow<Acting extends Actor>(
  trx: Transaction<Database>,
  actor: Acting,
): Promise<Acting> {
  const { sessionId, profile, application } = actor
  const { rows } = await sql<Now>`
    select ${sessionId}::uuid is null
        or exists (select from sessions where id = ${sessionId}::uuid) as signed_in,
      p.email, p.roles
    from (values (1)) as one (row) left join profiles p on p.id = ${profile?.id ?? null}::uuid`.execute(
    trx,
  )
  const { signed_in, email, roles } = rows[0]!
  if (!signed_in) throw new Refused(unauthenticated)
  if (application) await requireStillActing(trx, application, profile?.id)
  if (!profile) return actor
  if (email === null || roles === null) throw new Refused(unauthenticated)
  return { ...actor, profile: { ...profile, email, roles } }
}

/**
 * A token ends with the approval it rests on, but also by itself: revoked, or with a new password. The application
 * is held, so that what it does can be recorded under its name.
 */
async function requireStillActing(
  trx: Transaction<Database>,
  { tokenHash, scope }: ActingApplication,
  profileId: string | undefined,
) {
  const { rows } = await sql<{ scopes: Scope[] }>`
    select c.scopes
    from oauth_artifacts t
    join oauth_artifacts g on g.kind = 'Grant' and g.hash = sha256(convert_to(t.grant_id, 'UTF8'))
    join approvals a on a.id = g.approval_id
    join applications c on c.id = t.application_id
    where t.kind = 'AccessToken' and t.hash = ${tokenHash} 
      and a.profile_id is not distinct from ${profileId ?? null}::uuid
    for key share of c`.execute(trx)
  if (!rows[0]) throw new Refused(unauthenticated)
  if (!rows[0].scopes.includes(scope)) throw new Refused(insufficientScope, { scope })
}
