import { approvableScopes, askedScopes } from '@accord/contract/rules/approval-scopes.ts'
import type { Decision } from '@accord/contract/approvals.ts'
import { unauthenticated } from '@accord/contract/refusal.ts'
import { missingScopes, type Scope } from '@accord/contract/rules/scopes.ts'
import type { Kysely, Transaction } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import { findApplication, holdApplication } from '#applications/applications.store.ts'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import type { StartedRequest } from '#oauth/interactions.ts'
import {
  findProfile,
  findProfileOf,
  lockOrganization,
  type ProfileRow,
} from '#organizations/profiles.store.ts'
import type { SessionActor } from '#session/actor.ts'
import type { Caller } from '#caller.ts'
import { requestedBy, scopesKept } from './approvals.rules.ts'
import {
  type ApprovalRow,
  findApprovalFor,
  findSignInTime,
  insertApproval,
  renewApproval,
} from './approvals.store.ts'
import { beforeAnswering, beforeApproving, check, type CheckedFacts } from './checks.ts'

export interface Asking {
  actor: SessionActor
  caller: Caller
  decision: Decision
  request: StartedRequest | undefined
}

export interface Approved {
  approval: ApprovalRow
  /** What this approval lets the application do; earlier ones may have given it more. */
  scopes: Scope[]
  /** When the person signed in. */
  authTime: number
}

/** Nothing is kept of a 'no'; only where it may be sent matters. */
export async function requireAnswerable(db: Kysely<Database>, asking: Asking) {
  const { actor, decision, request } = asking
  const application = await findApplication(db, decision.application)
  check(beforeAnswering, {
    decision,
    request,
    userId: actor.user.id,
    application,
    profile: undefined,
  })
}

/** Keeps the person's consent; a second time it is the same row. */
export function approve(db: Kysely<Database>, asking: Asking): Promise<Approved> {
  const { actor, decision, request } = asking
  return inTransaction(db, async (trx) => {
    const profileAsked = await lockOwnProfile(trx, actor.user.id, decision.profile)
    const facts = {
      decision,
      request,
      userId: actor.user.id,
      application: await holdApplication(trx, decision.application),
      profile: profileAsked,
    }
    check(beforeApproving, facts)
    const { application, profile } = facts as CheckedFacts

    const scopes = approvableScopes(
      profile.roles,
      askedScopes(application.scopes, requestedBy(request)),
    )
    const before = await findApprovalFor(trx, profile, application)
    const added = missingScopes(scopes, before?.scopes ?? [])
    const approval = before
      ? await renewApproval(trx, before.id, scopesKept(application, [...before.scopes, ...added]))
      : await insertApproval(trx, profile, application, scopes)
    // Each sign-in with an application comes by here: only what is new is worth a line.
    if (!before || added.length > 0) {
      await recordOrganizationActivity(trx, {
        kind: 'application_approved',
        organizationId: profile.organization_id,
        profileId: profile.id,
        actor,
        caller: asking.caller,
        detail: { subject: application.name, change: approval.scopes.join(', ') },
      })
    }
    const authTime = await findSignInTime(trx, actor.sessionId)
    if (authTime === undefined) throw new Refused(unauthenticated)
    return { approval, scopes, authTime }
  })
}

/** As it is once its organization is locked: then neither its roles nor the approval change until commit. */
async function lockOwnProfile(
  trx: Transaction<Database>,
  userId: string,
  id: string | undefined,
): Promise<ProfileRow | undefined> {
  const profile = id === undefined ? undefined : await findProfile(trx, id)
  if (profile?.user_id !== userId) return undefined
  await lockOrganization(trx, profile.organization_id)
  return findProfileOf(trx, userId, profile.organization_id)
}
