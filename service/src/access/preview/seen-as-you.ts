import { approvableScopes } from '@accord/contract/rules/approval-scopes.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { normalScopes, type Scope } from '@accord/contract/rules/scopes.ts'
import { common } from '@accord/contract/rules/small-sets.ts'
import { type StandardScope, standardScopesIn } from '@accord/contract/rules/standard-scopes.ts'
import type { SeenPart } from '@accord/contract/seen.ts'
import type { Kysely } from 'kysely'
import type { ActingProfile, SessionActor } from '#actor.ts'
import type { ApplicationRow } from '#data/applications/applications.store.ts'
import { findApprovalFor } from '#data/approvals/approvals.store.ts'
import { findApprover } from '#approvals/find-approver.ts'
import type { Context } from '#context.ts'
import type { Database } from '#database/tables.ts'
import { findAccountUnder } from '#oauth/claims/account.store.ts'
import { toldOf } from '#oauth/claims/account.ts'
import { claimsFor } from '#data/approvals/claims.rules.ts'
import type { ProfileRow } from '#data/organizations/profiles.store.ts'
import { Refused } from '#refused.ts'

/** What a person approved under a profile of theirs or as themselves, or what they are asked for. */
export interface Approved {
  seen: 'now' | 'asked'
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
  if (id !== undefined && !profile) throw new Refused(notFound)
  const given = { profile: profile && acting(profile) }
  if (scope !== undefined) {
    const asked = common(normalScopes(scope.split(' ')), application.scopes)
    const scopes = profile ? approvableScopes(profile.roles, asked) : asked
    return { ...given, seen: 'asked', scopes, standardScopes: standardScopesIn(scope) }
  }
  const approval = await findApprovalFor(db, { userId: actor.user.id, profile }, application)
  if (!approval) throw new Refused(notFound)
  const scopes = common(approval.scopes, application.scopes)
  return { ...given, seen: 'now', scopes, standardScopes: approval.standard_scopes }
}

function acting({ id, organization_id: organizationId, email, roles }: ProfileRow): ActingProfile {
  return { id, organizationId, email, roles }
}

/** What a sign-in tells of the person, as the userinfo endpoint does; where it is none, there is nothing to say. */
export async function claimsPart(
  { db, config }: Context,
  { user: { id } }: SessionActor,
  { seen, profile, scopes, standardScopes }: Approved,
): Promise<SeenPart[]> {
  if (!standardScopes.includes('openid')) return []
  const [account] = await findAccountUnder(db, [id, profile?.id ?? null])
  if (!account) throw new Refused(notFound)
  const named = claimsFor(config)
  const told = new Set([...standardScopes, ...scopes].flatMap((scope) => named[scope] ?? []))
  const claims = Object.entries(toldOf(id, account, config.avatarUrl))
  const row = Object.fromEntries(claims.filter(([name]) => told.has(name)))
  return [{ kind: 'claims', seen, outOfReach: false, rows: [row], total: 1, more: false }]
}
