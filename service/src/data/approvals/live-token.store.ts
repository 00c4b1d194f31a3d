import type { Person } from '@accord/contract/people.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { type Scope, effectiveForOrganization, scopesIn } from '@accord/contract/rules/scopes.ts'
import { actingForItself } from '@accord/contract/rules/application-kinds.ts'
import { personalScopes } from '@accord/contract/rules/approval-scopes.ts'
import { common } from '@accord/contract/rules/small-sets.ts'
import type { Kysely } from 'kysely'
import { revokedByPolicyText } from './policy-revocations.store.ts'
import { prepared } from '#database/prepared.ts'
import type { Database } from '#database/tables.ts'
import { hashSecret } from '#crypto/random-secret.ts'
import type { ActingProfile } from '#actor.ts'

interface LiveToken {
  applicationId: string
  /** Whose application it is. */
  applicationOrganizationId: string
  /** Those of the token that the application still asks for, and that the organization it acts in does not withhold. */
  scopes: Scope[]
}

/** An application that acts for a person, under the profile that they chose if they chose one. */
export interface LivePersonToken extends LiveToken {
  kind: 'person'
  user: Person
  profile: ActingProfile | undefined
  approvalId: string
}

/** An application in its own name. */
export interface LiveServiceToken extends LiveToken {
  kind: 'service'
}

export type LiveApplicationToken = LivePersonToken | LiveServiceToken

/**
 * What a token of an application stands for at this moment; undefined for anything that does not work. The word of
 * an organization is asked for where the call at hand may change something, and costs those that read nothing.
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
    // Whoever may not act by itself any more does not go on with what it got before.
    return row.application_scopes.includes(actingForItself)
      ? { kind: 'service', ...token }
      : undefined
  }
  const { user_id: id, email, first_name: firstName, last_name: lastName } = row
  const user = { id, email, firstName, lastName }
  const { approval_id: approvalId } = row
  const profile = profileOf(row)
  const scopes = workingFor(token, profile, row.authorized_scopes ?? null)
  return { kind: 'person', ...token, scopes, user, profile, approvalId }
}

function profileOf(row: LiveRow): ActingProfile | undefined {
  const { profile_id: id, organization_id: organizationId, profile_email: email, roles } = row
  return id === null ? undefined : { id, organizationId, email, roles }
}

/** Of the scopes of a token those that work for a person, as themselves or under a profile. */
export function workingFor(
  { scopes, applicationOrganizationId }: LiveToken,
  profile: ActingProfile | undefined,
  authorized: readonly Scope[] | null,
): Scope[] {
  // Without a profile nothing of an organization is open to it, whatever else it was given.
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
  email: string
  first_name: string
  last_name: string
  /** Null where the person approved it as themselves, and then what follows is too. */
  profile_id: string | null
  organization_id: string
  profile_email: string
  roles: Role[]
  /** Only where it was asked for, and null where there is none. */
  authorized_scopes?: Scope[] | null
}

// A token that came from a grant needs it: one that was issued while the grant was being revoked never works.
const liveRowAnd = (more: string, joined: string) =>
  `select t.kind, t.payload->>'scope' as scope,
          c.id as application_id, c.organization_id as application_organization_id,
          c.scopes as application_scopes,
          a.id as approval_id, u.id as user_id, u.email, u.first_name, u.last_name,
          p.id as profile_id, p.organization_id, p.email as profile_email, p.roles ${more}
   from oauth_artifacts t
   join applications c on c.id = t.application_id
   left join oauth_artifacts g on g.kind = 'Grant' and g.expires_at > now()
     and g.hash = sha256(convert_to(t.grant_id, 'UTF8'))
   left join approvals a on a.id = g.approval_id
   left join profiles p on p.id = a.profile_id
   left join users u on u.id = a.user_id
   ${joined}
   where t.kind in ('AccessToken', 'ClientCredentials') and t.hash = $1 and t.expires_at > now()
     and (t.kind = 'ClientCredentials' or u.id is not null) and p.suspended_at is null
     and u.deleted_at is null and u.disabled_at is null and not ${revokedByPolicyText('a')}`

// The hottest read of applications, so a named statement.
const findLiveRow = prepared<[hash: Buffer], LiveRow>(
  'find-application-token-in-use',
  liveRowAnd('', ''),
)

const findLiveRowAndWord = prepared<[hash: Buffer], LiveRow>(
  'find-application-token-in-use-and-word',
  liveRowAnd(
    ', z.scopes as authorized_scopes',
    `left join authorizations z
     on z.organization_id = p.organization_id and z.application_id = c.id`,
  ),
)
