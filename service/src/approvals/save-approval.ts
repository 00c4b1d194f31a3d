import type { Kysely, Transaction } from 'kysely'
import { requireNotSuspended, requireOpenIn } from '#permissions/require-profile.ts'
import type { SessionActor } from '#actor.ts'
import type { ApplicationRow } from '#data/applications/applications.store.ts'
import type { ChangeContext } from '#calls/change.ts'
import type { Database } from '#database/tables.ts'
import {
  type ProfileRow,
  findProfile,
  recordIntroducedBy,
} from '#data/organizations/profiles.store.ts'
import {
  type Decision,
  authorizationNeeded,
  ownAccountExpected,
} from '@accord/contract/approvals.ts'
import { ownApplication } from '@accord/contract/authorizations.ts'
import { forbidden, ownSignInNeeded, unauthenticated } from '@accord/contract/errors.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { can } from '#permissions/can.rules.ts'
import { requireReauthIf, grantsManageScope } from '#permissions/reauthentication.rules.ts'
import { authorizationKinds, authorizeFor } from '#authorizations/authorizations.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config/config.ts'
import { RequestError } from '#request-error.ts'
import { isAuthorizationNeeded } from '#data/approvals/approval-policy.store.ts'
import { approvableScopes, requestedScopesOf } from '@accord/contract/rules/approval-scopes.ts'
import { isContact } from '@accord/contract/rules/roles.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import { numericDate } from '#oauth/storage/engine-time.ts'
import { type Strength, strengthOfSession } from '#oauth/claims/strength.rules.ts'
import { isKnownBy } from '#oauth/public-clients.ts'
import { withoutOwnership } from '#data/sessions/provider-session.rules.ts'
import { findProviderSubject, findSubject } from '#data/approvals/subjects.store.ts'
import { revokeUsage } from '#data/sessions/end-sessions.ts'
import {
  type ApprovedScopes,
  type StartedRequest,
  requestedBy,
  standardScopesOf,
  withBefore,
} from '#data/approvals/approvals.rules.ts'
import {
  type ApprovalRow,
  type SignIn,
  findApprovalFor,
  lockSignIn,
  insertApproval,
  removeApproval,
  renewApproval,
} from '#data/approvals/approvals.store.ts'
import { revokeGrantsKnownElsewhere } from '#data/approvals/oauth-grants.store.ts'

interface Chosen {
  profile?: string | undefined
  personal?: true | undefined
}

type Approver = Pick<ChangeContext, 'organizations' | 'person'> & {
  profile: ProfileRow | undefined
}

/**
 * Locks the application for an approval. Many people can approve it at the same time, but it can't change. Authorizing
 * it in the same step takes its exclusive lock instead.
 */
export function holding(
  asking: ApplicationRow | undefined,
  { authorize }: { authorize?: true | undefined },
) {
  if (!asking) return { asking }
  return authorize ? { asking, application: asking } : { asking, restsOn: asking }
}

/**
 * Finds the approver and what to lock. That's the chosen profile's organization, or the person if they approve for
 * themselves. A session that an identity provider opened is only for its profile, in which owners act as admins.
 */
export async function findApprover(
  db: Kysely<Database>,
  actor: SessionActor,
  { profile: id, personal }: Chosen,
): Promise<Approver> {
  const { user, provider } = actor
  if (personal && provider) throw new RequestError(ownSignInNeeded)
  if (personal) return { profile: undefined, person: user }
  const named = id === undefined ? undefined : await findProfile(db, id)
  // Another person's profile is handled like one that doesn't exist.
  const isOwn = provider ? named?.id === provider.profileId : named?.user_id === user.id
  const own = isOwn ? named : undefined
  if (own) {
    requireNotSuspended(own)
    await requireOpenIn(db, actor, own.organization_id)
  }
  const profile = own && provider ? withoutOwnership(own) : own
  return { profile, organizations: profile ? [profile.organization_id] : [] }
}

interface Hearing extends Pick<Effects<(typeof authorizationKinds)[number]>, 'happened' | 'mail'> {
  actor: SessionActor
  application: ApplicationRow
  /** The profile is undefined if they approve for themselves, because that involves no organization. */
  profile: ProfileRow | undefined
  /** Whether they authorize the application for the organization in the same step. */
  authorize: true | undefined
  /** The scopes that they were shown. */
  asked: Scope[]
}

/**
 * Requires the organization's consent. A manager can authorize the application in the same step. Otherwise, it must
 * already be authorized if the organization's policy requires it. The caller must hold the organization's lock.
 */
export async function resolveAdminConsent(
  trx: Transaction<Database>,
  config: Config,
  { actor, application, profile, authorize, asked, happened, mail }: Hearing,
) {
  if (!profile) return
  const { id, organization_id: organizationId } = profile
  if (!authorize) {
    if (await isAuthorizationNeeded(trx, profile, application)) {
      throw new RequestError(authorizationNeeded)
    }
    return
  }
  if (!can.manage(profile)) throw new RequestError(forbidden)
  const own = { id, organizationId }
  if (!can.authorizeApplication(own, application)) throw new RequestError(ownApplication)
  const confirmed = requireReauthIf(true, actor)
  if (confirmed !== true) throw new RequestError(confirmed)
  await authorizeFor(trx, config, { own, application, scopes: asked, happened, mail })
}

export const approvalKinds = [
  'application_approved',
  'approved_for_oneself',
  ...authorizationKinds,
] as const
type ApprovalEffects = Pick<Effects<(typeof approvalKinds)[number]>, 'happened' | 'job' | 'mail'>
type Happened = ApprovalEffects['happened']

interface Approving extends ApprovalEffects {
  actor: SessionActor
  /** The sign-in of the session in which they approve. */
  signIn: SignIn
  application: ApplicationRow
  /** The profile in which they approve, or undefined if they approve for themselves. */
  profile: ProfileRow | undefined
  decision: Decision
  request: StartedRequest | undefined
}

/** The scopes that this approval grants. Earlier approvals may have granted more. */
export interface Approved extends ApprovedScopes {
  approval: ApprovalRow
  /** When the person last proved their identity, in seconds since 1970. */
  authTime: number
  strength: Strength
  /** The link through which an identity provider opened the session, or null. */
  linkId: string | null
}

/**
 * Returns when and how the person last proved their identity. The session is locked, so that it can't end before the
 * commit.
 */
export async function requireSignIn(
  trx: Transaction<Database>,
  sessionId: string,
  interaction?: string,
): Promise<SignIn> {
  const signIn = await lockSignIn(trx, sessionId, interaction)
  if (!signIn) throw new RequestError(unauthenticated)
  return signIn
}

/**
 * Returns the ID by which the application knows the person, or will know them, under the profile. In a session that an
 * identity provider opened, it must not be one by which the application also knows their account.
 */
export async function requireSubject(
  trx: Transaction<Database>,
  { user, provider }: SessionActor,
  { asking, profile }: { asking: ApplicationRow | undefined; profile: ProfileRow | undefined },
): Promise<string> {
  // The checks that follow reject an application or a profile that doesn't exist.
  if (!asking) return user.id
  const known = { userId: user.id, applicationId: asking.id }
  if (!provider || !profile) return findSubject(trx, { ...known, profileId: profile?.id })
  const subject = await findProviderSubject(trx, { ...known, profileId: profile.id })
  if (subject === undefined) throw new RequestError(ownAccountExpected)
  return subject
}

/**
 * Saves the person's consent in any flow. Approving again updates the same row. The caller must hold the lock of the
 * profile's organization, or of the person if they approve for themselves.
 */
export async function saveApproval(
  trx: Transaction<Database>,
  config: Config,
  { actor, signIn, application, profile, decision, request, happened, job, mail }: Approving,
): Promise<Approved & { isNew: boolean }> {
  const asked = requestedScopesOf(application.scopes, requestedBy(request))
  const given = {
    scopes: profile ? approvableScopes(profile.roles, asked) : asked,
    standardScopes: standardScopesOf(decision, request),
  }
  const { authorize } = decision
  const hearing = { actor, application, profile, authorize, asked, happened, mail }
  await resolveAdminConsent(trx, config, hearing)
  const approver = { userId: actor.user.id, profile }
  const found = await findApprovalFor(trx, approver, application)
  // Tokens of the ended approval must not work again with the new one.
  if (found?.ended) await endOne(trx, found.id, job)
  const before = found?.ended ? undefined : found
  // The device, or the program on this machine, may not be the same as before, so its earlier scopes don't count.
  const had = isKnownBy(application.kind, decision.redirect) ? before?.scopes : undefined
  const confirmed = requireReauthIf(grantsManageScope(given.scopes, had), actor)
  if (confirmed !== true) throw new RequestError(confirmed)
  // Every sign-in with an application runs this, so only new scopes are recorded.
  const isNew = !before || addsTo(before, given)
  const approval = before
    ? await renewApproval(trx, before.id, {
        ...withBefore(before, given, application),
        isMore: isNew,
      })
    : await insertApproval(trx, approver, application, given)
  if (isNew) {
    const known = { userId: actor.user.id, applicationId: application.id }
    await revokeGrantsKnownElsewhere(trx, known)
  }
  if (profile && isContact(profile.roles)) await recordIntroducedBy(trx, profile, application.id)
  if (isNew) recordApproval(approval, application.name, happened)
  return {
    approval,
    ...given,
    authTime: numericDate(signIn.confirmed_at),
    strength: strengthOfSession(signIn),
    linkId: signIn.link_id,
    isNew,
  }
}

async function endOne(trx: Transaction<Database>, id: string, job: ApprovalEffects['job']) {
  await revokeUsage(trx, { id }, job)
  await removeApproval(trx, id)
}

function addsTo(before: ApprovalRow, { scopes, standardScopes }: ApprovedScopes): boolean {
  return (
    missing(scopes, before.scopes).length > 0 ||
    missing(standardScopes, before.standard_scopes).length > 0
  )
}

/** Records the approval in its organization's activity, or in the person's own if there is no organization. */
function recordApproval(approval: ApprovalRow, application: string, happened: Happened) {
  const { organization_id: organizationId, profile_id: profileId, scopes } = approval
  if (organizationId === null) return happened('approved_for_oneself', { application })
  const on = { application: approval.application_id }
  happened('application_approved', { on, application, scopes }, { organizationId, profileId })
}
