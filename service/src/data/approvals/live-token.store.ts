import type { Person } from '@accord/contract/people.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { type Scope, effectiveForOrganization, scopesIn } from '@accord/contract/rules/scopes.ts'
import { actingForItself } from '@accord/contract/rules/application-kinds.ts'
import { personalScopes } from '@accord/contract/rules/approval-scopes.ts'
import { common } from '@accord/contract/rules/small-sets.ts'
import type { Kysely } from 'kysely'
import { applicationAccessUntil, isOpenUntil } from '#data/sessions/provider-gate.ts'
import { withoutOwnership } from '#data/sessions/provider-session.rules.ts'
import { isThroughProvider } from './oauth-grants.store.ts'
import { revokedByPolicyText } from './policy-revocations.store.ts'
import { prepared } from '#database/prepared.ts'
import type { Database } from '#database/tables.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import type { ActingProfile } from '#actor.ts'

interface LiveToken {
  applicationId: string
  /** The organization that owns the application. */
  applicationOrganizationId: string
  /** The token's scopes that the application still requests and that the organization doesn't withhold. */
  scopes: Scope[]
}

/** A token of an application that acts for a person, with their chosen profile if there is one. */
export interface LivePersonToken extends LiveToken {
  kind: 'person'
  user: Person
  /** The ID by which the application knows the person. */
  subject: string
  profile: ActingProfile | undefined
  approvalId: string
}

/** A token of an application in its own name. */
export interface LiveServiceToken extends LiveToken {
  kind: 'service'
}

export type LiveApplicationToken = LivePersonToken | LiveServiceToken

/**
 * Finds what a token currently represents. Returns undefined if it doesn't work. The organization's authorization is
 * looked up only if the call can change something, so that reads aren't slower.
 */
export async function findLiveApplicationToken(
  db: Kysely<Database>,
  value: string,
  scope?: Scope,
): Promise<LiveApplicationToken | undefined> {
  const find = scope?.endsWith(':read') ? findLiveRow : findLiveRowAndWord
  const [row] = await find(db, [hashSecret(value)])
  if (!row) return undefined
  const token: LiveToken = {
    applicationId: row.application_id,
    applicationOrganizationId: row.application_organization_id,
    scopes: common(scopesIn(row.scope ?? ''), row.application_scopes),
  }
  if (row.kind === 'ClientCredentials') {
    // An application that can no longer act in its own name also loses its earlier tokens.
    return row.application_scopes.includes(actingForItself)
      ? { kind: 'service', ...token }
      : undefined
  }
  const { user_id: id, first_name: firstName, last_name: lastName } = row
  // The provider vouches for a person in one organization, so the account's address isn't shown.
  const email = row.through_provider ? row.profile_email : row.email
  const user = { id, email, firstName, lastName }
  const { approval_id: approvalId } = row
  const profile = profileOf(row)
  const scopes = workingFor(token, profile, row.authorized_scopes ?? null)
  return { kind: 'person', ...token, scopes, user, subject: row.subject ?? id, profile, approvalId }
}

function profileOf(row: LiveRow): ActingProfile | undefined {
  const { profile_id: id, organization_id: organizationId, profile_email: email, roles } = row
  if (id === null) return undefined
  const profile = { id, organizationId, email, roles }
  return row.through_provider ? withoutOwnership(profile) : profile
}

/** Returns those of a token's scopes that work for a person, with or without a profile. */
export function workingFor(
  { scopes, applicationOrganizationId }: LiveToken,
  profile: ActingProfile | undefined,
  authorized: readonly Scope[] | null,
): Scope[] {
  // Without a profile, the token can't access anything of an organization, whatever scopes it has.
  if (!profile) return personalScopes(scopes)
  const own = applicationOrganizationId === profile.organizationId
  return effectiveForOrganization(scopes, { own, authorized, roles: profile.roles })
}

interface LiveRow {
  kind: 'AccessToken' | 'ClientCredentials'
  application_id: string
  application_organization_id: string
  application_scopes: Scope[]
  scope: string | null
  approval_id: string
  user_id: string
  /** Null if the application knows the person by the ID of their account. */
  subject: string | null
  email: string
  first_name: string
  last_name: string
  /** Null if the person approved without a profile. The following fields are then also null. */
  profile_id: string | null
  organization_id: string
  profile_email: string
  roles: Role[]
  /** The person granted it in a session that an identity provider opened. */
  through_provider: boolean
  /** Only set if requested. It's null if there is no authorization. */
  authorized_scopes?: Scope[] | null
}

// A token needs its grant, so that a token that was issued while the grant was being revoked never works.
const liveRowAnd = (more: string, joined: string) =>
  `select t.kind, t.payload->>'scope' as scope,
          c.id as application_id, c.organization_id as application_organization_id,
          c.scopes as application_scopes,
          a.id as approval_id, u.id as user_id, k.subject, u.email, u.first_name, u.last_name,
          p.id as profile_id, p.organization_id, p.email as profile_email, p.roles,
          ${isThroughProvider('g')} as through_provider ${more}
   from oauth_artifacts t
   join applications c on c.id = t.application_id
   left join oauth_artifacts g on g.kind = 'Grant' and g.expires_at > now()
     and g.hash = sha256(convert_to(t.grant_id, 'UTF8'))
   left join approvals a on a.id = g.approval_id
   left join profiles p on p.id = a.profile_id
   left join users u on u.id = a.user_id
   left join organizations o on o.id = p.organization_id
   left join application_subjects k on k.application_id = a.application_id and k.profile_id = a.profile_id
   ${joined}
   where t.kind in ('AccessToken', 'ClientCredentials') and t.hash = $1 and t.expires_at > now()
     and (t.kind = 'ClientCredentials' or u.id is not null) and p.suspended_at is null
     and u.deleted_at is null and u.disabled_at is null and not ${revokedByPolicyText('a')}
     and ${isOpenUntil(applicationAccessUntil)}`

// This is the most frequent query for applications, so it's a named statement.
const findLiveRow = prepared<[hash: Buffer], LiveRow>(
  'find-application-token-with-link-in-use',
  liveRowAnd('', ''),
)

const findLiveRowAndWord = prepared<[hash: Buffer], LiveRow>(
  'find-application-token-with-link-in-use-and-word',
  liveRowAnd(
    ', z.scopes as authorized_scopes',
    `left join authorizations z
     on z.organization_id = p.organization_id and z.application_id = c.id`,
  ),
)
