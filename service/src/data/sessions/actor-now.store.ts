import type { Call } from '@accord/contract/call.ts'
import { type Factor, isStrong } from '@accord/contract/rules/factors.ts'
import {
  insufficientScope,
  invalidToken,
  membershipSuspended,
  ownSignInNeeded,
  unauthenticated,
} from '@accord/contract/errors.ts'
import { type Scope, effectiveForOrganization } from '@accord/contract/rules/scopes.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { RequestError } from '#request-error.ts'
import type { ActingApplication, ActingProfile, Actor } from '#actor.ts'
import { withoutOwnership } from '#data/sessions/provider-session.rules.ts'
import { findProviderFor } from '#data/organizations/provider-policy.store.ts'
import {
  applicationAccessUntil,
  hasProviderFactor,
  isOpenUntil,
  sessionAccessUntil,
} from './provider-gate.ts'
import { hasFactorForApplications } from './session.store.ts'
import { needsProvider, needsSecondFactor } from './session.rules.ts'

interface Now {
  signed_in: boolean
  factors: Factor[] | null
  email: string | null
  roles: Role[] | null
  suspended: boolean
  organization: string | null
  /** Whether the organization requires a second factor. */
  requiring: boolean
  /** Whether the session, or the person behind an application, has proved the identity provider if it's required. */
  open: boolean
  /** Whether the session's provider checked a second factor, and the organization trusts it with that. */
  provider_factor: boolean
  /** Whether the person for whom an application acts has a second factor. */
  second_factor: boolean
  /** The only profile that the session is for. */
  session_profile_id: string | null
}

/**
 * Reads the actor again under the locks of a change. While the change waited, the actor may have lost their role,
 * profile, or session, or the application its token. They may also have been suspended, or the organization may have
 * started to require a second factor.
 */
export async function actorNow<Acting extends Actor>(
  trx: Transaction<Database>,
  actor: Acting,
  { whileProviderNeeded }: Pick<Call, 'whileProviderNeeded'>,
): Promise<Acting> {
  const { sessionId, profile, application } = actor
  const { rows } = await sql<Now>`
    select ${sessionId}::uuid is null or s.id is not null as signed_in,
      s.factors, p.email, p.roles, p.suspended_at is not null as suspended,
      ${sql.raw(hasFactorForApplications('p.id'))} as second_factor,
      o.name as organization, coalesce(o.second_factor_from <= clock_timestamp(), false) as requiring,
      case when s.id is null then ${sql.raw(isOpenUntil(applicationAccessUntil))}
        else ${sql.raw(isOpenUntil(sessionAccessUntil))} end as open,
      ${sql.raw(hasProviderFactor('s.id', 'p.id'))} as provider_factor,
      s.profile_id as session_profile_id
    from users u
    left join sessions s on s.id = ${sessionId}::uuid
    left join profiles p on p.id = ${profile?.id ?? null}::uuid
    left join organizations o on o.id = p.organization_id
    where u.id = ${actor.user.id}`.execute(trx)
  const [now] = rows
  const ended = application ? invalidToken : unauthenticated
  if (!now?.signed_in) throw new RequestError(ended)
  const { factors, email, roles, suspended, requiring, organization } = now
  const onlyFor = now.session_profile_id
  if (onlyFor !== null && onlyFor !== profile?.id) throw new RequestError(ownSignInNeeded)
  if (suspended) throw new RequestError(membershipSuspended)
  const isThroughProvider = application
    ? await requireStillActing(trx, application, profile && { ...profile, roles: roles ?? [] })
    : onlyFor !== null
  if (!profile) return actor
  if (email === null || roles === null) throw new RequestError(ended)
  if (!now.open && !whileProviderNeeded) {
    const asked = { organizationId: profile.organizationId, userId: actor.user.id }
    throw needsProvider(organization!, await findProviderFor(trx, asked))
  }
  const strong = factors ? isStrong(factors) || now.provider_factor : now.second_factor
  if (requiring && !strong) throw needsSecondFactor(organization!)
  const current = { ...profile, email, roles }
  return { ...actor, profile: isThroughProvider ? withoutOwnership(current) : current }
}

/**
 * Requires that the token still works. It ends with its approval, when it's revoked, or when the password changes. The
 * application is locked, so that its actions can be recorded under its name. If the call needs the organization's
 * authorization, the application must have it now. Returns whether the person granted the token in a session that an
 * identity provider opened.
 */
async function requireStillActing(
  trx: Transaction<Database>,
  { tokenHash, scope, organizationId: ownerId }: ActingApplication,
  profile: Pick<ActingProfile, 'id' | 'organizationId' | 'roles'> | undefined,
): Promise<boolean> {
  const { rows } = await sql<{
    scopes: Scope[]
    authorized: Scope[] | null
    through_provider: boolean
  }>`
    select c.scopes, z.scopes as authorized, g.payload ? 'linkId' as through_provider
    from oauth_artifacts t
    join oauth_artifacts g on g.kind = 'Grant' and g.hash = sha256(convert_to(t.grant_id, 'UTF8'))
    join approvals a on a.id = g.approval_id
    join applications c on c.id = t.application_id
    left join authorizations z on z.application_id = c.id and z.organization_id = a.organization_id
    where t.kind = 'AccessToken' and t.hash = ${tokenHash} 
      and a.profile_id is not distinct from ${profile?.id ?? null}::uuid
    for key share of c`.execute(trx)
  if (!rows[0]) throw new RequestError(invalidToken)
  const { scopes, authorized } = rows[0]
  const standing = profile && { ...profile, own: profile.organizationId === ownerId, authorized }
  const effective = standing ? effectiveForOrganization(scopes, standing) : scopes
  if (!effective.includes(scope)) throw new RequestError(insufficientScope, { scope })
  return rows[0].through_provider
}
