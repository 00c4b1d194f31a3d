import { actingForItself, actsForItself } from '@accord/contract/rules/application-kinds.ts'
import type { Person } from '@accord/contract/people.ts'
import {
  type Scope,
  type StandardScope,
  normalScopes,
  standardScopesIn,
} from '@accord/contract/rules/scopes.ts'
import type { Kysely } from 'kysely'
import type { ActingProfile, SessionActor } from '#actor.ts'
import type { ApplicationRow } from '#data/applications/applications.store.ts'
import { findGrant } from '#data/approvals/authorizations.store.ts'
import type { Database } from '#database/tables.ts'
import { workingFor } from '#data/approvals/live-token.store.ts'
import type { PreviewToken } from './build-preview.ts'
import { approvableScopes } from '@accord/contract/rules/approval-scopes.ts'
import { notFound } from '@accord/contract/errors.ts'
import { common } from '@accord/contract/rules/small-sets.ts'
import type { PreviewPart } from '@accord/contract/data-preview.ts'
import { findApprovalFor } from '#data/approvals/approvals.store.ts'
import { findSubject } from '#data/approvals/subjects.store.ts'
import { findApprover } from '#approvals/save-approval.ts'
import type { Context } from '#context.ts'
import { findAccountUnder } from '#oauth/claims/account.store.ts'
import { accountClaims } from '#oauth/claims/account.ts'
import { claimsFor } from '#data/approvals/approvals.rules.ts'
import type { ProfileRow } from '#data/organizations/profiles.store.ts'
import { RequestError } from '#request-error.ts'

/**
 * Returns the tokens with which an application reads an organization: first in its own name, with its current or future
 * scopes, and then for people with the caller's role.
 */
export async function previewTokensIn(
  db: Kysely<Database>,
  application: ApplicationRow,
  { user, own }: { user: Person; own: ActingProfile },
): Promise<PreviewToken[]> {
  const subject = await findSubject(db, {
    userId: user.id,
    profileId: own.id,
    applicationId: application.id,
  })
  const forLooker = previewTokenOf(application, { seen: 'person', user, subject, profile: own })
  if (!actsForItself(application.kind, application.scopes)) return [forLooker]
  const { id, organization_id: owning, scopes } = application
  const { organizationId } = own
  const granted = (by: readonly Scope[], seen: PreviewToken['seen']): PreviewToken => ({
    seen,
    live: { kind: 'service', ...tokenOf(application) },
    lookedAt: { organizationId, scopes: by },
  })
  if (owning === organizationId) return [granted(scopes, 'now'), forLooker]
  const grant = await findGrant(db, organizationId, id)
  const now = grant?.scopes.includes(actingForItself) ? [granted(grant.scopes, 'now')] : []
  return [...now, granted(scopes, 'asked'), forLooker]
}

interface For {
  seen: PreviewToken['seen']
  user: Person
  /** The ID by which the application knows the person. */
  subject: string
  profile: ActingProfile | undefined
  /** The scopes that the person approved or would approve. By default, these are all requested scopes. */
  scopes?: readonly Scope[]
}

/** Returns the token for a person, with or without a profile. */
export function previewTokenOf(
  application: ApplicationRow,
  { seen, user, subject, profile, scopes = application.scopes }: For,
): PreviewToken {
  const token = { ...tokenOf(application), scopes: [...scopes] }
  // Changing an organization requires its authorization, and a preview only reads.
  const working = workingFor(token, profile, null)
  return {
    seen,
    live: { kind: 'person', ...token, scopes: working, user, subject, profile, approvalId: '' },
  }
}

function tokenOf({ id, organization_id, scopes }: ApplicationRow) {
  return { applicationId: id, applicationOrganizationId: organization_id, scopes }
}

/** A person's approval, with or without a profile, which was given or requested. */
export interface Approved {
  seen: 'now' | 'asked'
  /** The ID by which the application knows the person. */
  subject: string
  profile: ActingProfile | undefined
  scopes: Scope[]
  standardScopes: readonly StandardScope[]
}

export async function requireApproved(
  db: Kysely<Database>,
  actor: SessionActor,
  application: ApplicationRow,
  { profile: id, scope }: { profile?: string | undefined; scope?: string | undefined },
): Promise<Approved> {
  const chosen = id === undefined ? { personal: true as const } : { profile: id }
  const { profile } = await findApprover(db, actor, chosen)
  if (id !== undefined && !profile) throw new RequestError(notFound)
  const subject = await findSubject(db, {
    userId: actor.user.id,
    profileId: profile?.id,
    applicationId: application.id,
  })
  const given = { subject, profile: profile && acting(profile) }
  if (scope !== undefined) {
    const asked = common(normalScopes(scope.split(' ')), application.scopes)
    const scopes = profile ? approvableScopes(profile.roles, asked) : asked
    return { ...given, seen: 'asked', scopes, standardScopes: standardScopesIn(scope) }
  }
  const approval = await findApprovalFor(db, { userId: actor.user.id, profile }, application)
  if (!approval) throw new RequestError(notFound)
  const scopes = common(approval.scopes, application.scopes)
  return { ...given, seen: 'now', scopes, standardScopes: approval.standard_scopes }
}

function acting({ id, organization_id: organizationId, email, roles }: ProfileRow): ActingProfile {
  return { id, organizationId, email, roles }
}

/**
 * Returns the claims that a sign-in provides, as the userinfo endpoint does. They're omitted if the application doesn't
 * sign people in.
 */
export async function claimsPart(
  { db, config }: Context,
  { user: { id }, provider }: SessionActor,
  { seen, subject, profile, scopes, standardScopes }: Approved,
): Promise<PreviewPart[]> {
  if (!standardScopes.includes('openid')) return []
  const [account] = await findAccountUnder(db, [id, profile?.id ?? null])
  if (!account) throw new RequestError(notFound)
  const shown = { ...account, through_provider: provider !== undefined }
  const named = claimsFor(config)
  const visible = new Set([...standardScopes, ...scopes].flatMap((scope) => named[scope] ?? []))
  const claims = Object.entries(accountClaims(subject, shown, config.avatarUrl))
  const row = Object.fromEntries(claims.filter(([name]) => visible.has(name)))
  return [{ kind: 'claims', seen, outOfReach: false, rows: [row], total: 1, more: false }]
}
