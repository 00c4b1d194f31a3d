import { approvableScopes, askedScopes } from '@accord/contract/rules/approval-scopes.ts'
import { authorize, type Decision } from '@accord/contract/approvals.ts'
import { unauthenticated } from '@accord/contract/refusal.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import type { Provider } from 'oidc-provider'
import { findApplication } from '#applications/applications.store.ts'
import { type Changing, change, unchanged } from '#calls/change.ts'
import { findProfile } from '#organizations/profiles.store.ts'
import { Refused } from '#refused.ts'
import { noteSignedInTo } from '#session/session-applications.store.ts'
import { answerNo, answerYes, findRequest } from './answer.ts'
import { requestedBy, scopesKept } from './approvals.rules.ts'
import {
  findApprovalFor,
  holdSignInTime,
  insertApproval,
  renewApproval,
} from './approvals.store.ts'
import { requireAnswerable, requireApprovable } from './checks.ts'

/** Nothing is kept of a 'no'; only where it may be sent matters. */
export const denyWith = (provider: Provider) =>
  change(authorize, {
    prepare: (handled) => findRequest(provider, handled),
    records: [],

    async do({ trx, actor, body: decision, prepared: request }) {
      const application = await findApplication(trx, decision.application)
      const { id: userId } = actor.user
      requireAnswerable({ decision, request, userId, application, profile: undefined })
      return request
    },
    after: async (request, handled) => ({
      redirect: await answerNo(provider, { ...handled, request }),
    }),
  })

/** Keeps the person's consent; a second time it is the same row. */
export const approveWith = (provider: Provider) =>
  change(authorize as Changing<typeof authorize, Decision & { profile: string }>, {
    async as({ actor, body: decision }, db) {
      const restsOn = await findApplication(db, decision.application)
      const named = await findProfile(db, decision.profile)
      const profile = named?.user_id === actor.user.id ? named : undefined
      return { restsOn, profile, organizations: profile ? [profile.organization_id] : [] }
    },
    prepare: (handled) => findRequest(provider, handled),
    records: ['application_approved'],

    async do({ trx, actor, body: decision, prepared: request, happened, ...found }) {
      const { application, profile } = requireApprovable({
        decision,
        request,
        userId: actor.user.id,
        application: found.restsOn,
        profile: found.profile,
      })
      const asked = askedScopes(application.scopes, requestedBy(request))
      const scopes = approvableScopes(profile.roles, asked)
      const before = await findApprovalFor(trx, profile, application)
      const added = missing(scopes, before?.scopes ?? [])
      const approval = before
        ? await renewApproval(trx, before.id, scopesKept(application, [...before.scopes, ...added]))
        : await insertApproval(trx, profile, application, scopes)
      const { sessionId } = actor
      const authTime = await holdSignInTime(trx, sessionId)
      if (authTime === undefined) throw new Refused(unauthenticated)
      const used = { sessionId, applicationId: application.id, approvalId: approval.id }
      const session = { id: sessionId, authTime, sid: await noteSignedInTo(trx, used) }
      const approved = { approval, scopes, session, request }
      // Each sign-in with an application comes by here: only what is new is worth a line.
      if (before && added.length === 0) return unchanged(approved)
      happened(
        'application_approved',
        { application: application.name, scopes: approval.scopes },
        { organizationId: profile.organization_id, profileId: profile.id },
      )
      return approved
    },
    after: async ({ request, ...approved }, handled) => ({
      redirect: await answerYes(provider, { ...handled, request }, approved),
    }),
  })
