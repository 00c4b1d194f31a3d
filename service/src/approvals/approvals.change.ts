import { authorize, revokeApproval as revokeCall } from '@accord/contract/approvals.ts'
import type { Provider } from 'oidc-provider'
import { findWorkingApplication } from '#data/applications/applications.store.ts'
import { change, unchanged } from '#calls/change.ts'
import { recordSignedInTo } from '#data/sessions/session-applications.store.ts'
import { answerNo, answerYes, findRequest } from './answer.ts'
import { requireAnswerable, requireApprovableHere } from './checks.ts'
import {
  approvalKinds,
  findApprover,
  holding,
  saveApproval,
  requireSignIn,
  requireSubject,
} from './save-approval.ts'
import { notFound } from '@accord/contract/errors.ts'
import { RequestError } from '#request-error.ts'
import { findApprovalIn, findOwnApproval } from '#data/approvals/approvals.store.ts'
import { reachOf } from '#data/sessions/session.rules.ts'
import { impactOfApproval } from '#data/approvals/approval-impact.store.ts'
import { revokeApprovalRow as endWithContacts, revokeApprovalOf } from './revoke-approval.ts'
import { revokeMemberApproval as endCall } from '@accord/contract/access.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'

/** Denies the request. A denial isn't stored, so the only check is whether it may be sent to the redirect address. */
export const denyWith = (provider: Provider) =>
  change(authorize, {
    prepare: (handled) => findRequest(provider, handled),
    records: [],

    async run({ trx, actor, body: decision, prepared: request }) {
      const application = await findWorkingApplication(trx, decision.application)
      const { id: subject } = actor.user
      requireAnswerable({ decision, request, subject, application, profile: undefined })
      return request
    },
    respond: async (request, handled) => ({
      redirect: await answerNo(provider, { ...handled, request }),
    }),
  })

/** Saves the person's consent, in a profile or for themselves. Approving again updates the same row. */
export const approveWith = (provider: Provider) =>
  change(authorize, {
    async resolve({ actor, body: decision }, db) {
      const asking = await findWorkingApplication(db, decision.application)
      return { ...holding(asking, decision), ...(await findApprover(db, actor, decision)) }
    },
    prepare: (handled) => findRequest(provider, handled),
    records: approvalKinds,

    async run({ trx, actor, body: decision, prepared: request, ...found }, { config }) {
      const { happened, job, mail } = found
      const { sessionId } = actor
      const signIn = await requireSignIn(trx, sessionId, decision.interaction)
      const subject = await requireSubject(trx, actor, found)
      const { application, profile } = requireApprovableHere({
        decision,
        request,
        subject,
        application: found.asking,
        profile: found.profile,
        signIn,
      })
      const effects = { happened, job, mail }
      const approving = { actor, signIn, application, profile, decision, request, ...effects }
      const { isNew, ...kept } = await saveApproval(trx, config, approving)
      const used = { sessionId, applicationId: application.id, approvalId: kept.approval.id }
      const approved = {
        ...kept,
        subject,
        sessionId,
        sid: await recordSignedInTo(trx, used),
        request,
      }
      return isNew ? approved : unchanged(approved)
    },
    respond: async ({ request, ...approved }, handled) => ({
      redirect: await answerYes(provider, { ...handled, request }, approved),
    }),
  })

export const revokeApproval = change(revokeCall, {
  async resolve({ actor, params }, db) {
    const approval = await findOwnApproval(db, params.id, reachOf(actor))
    if (!approval) throw new RequestError(notFound)
    const { organization_id: id } = approval
    return id === null ? { approval, person: actor.user } : { approval, organizations: [id] }
  },
  records: ['approval_revoked', 'approval_for_oneself_revoked', 'contact_ended'],

  async run({ trx, approval, job, happened }) {
    const { application_id, application_name: application, scopes } = approval
    const { organization_id: organizationId, profile_id: profileId } = approval
    const { tokens: endedTokens } = await endWithContacts(trx, approval, {
      job,
      left: (detail) =>
        happened('contact_ended', detail, { organizationId: organizationId!, profileId }),
    })
    if (organizationId === null) happened('approval_for_oneself_revoked', { application })
    else {
      const detail = { on: { application: application_id }, application, scopes }
      happened('approval_revoked', detail, { organizationId, profileId })
    }
    return { endedTokens }
  },
  impact: ({ approval }, db) => impactOfApproval(db, approval),
})

/** Lets the organization's managers revoke the approval of any member or contact. */
export const revokeMemberApproval = change(endCall, {
  async resolve({ actor, params }, db) {
    const { own } = await requireManagerOf(db, actor, params.id)
    const approval = await findApprovalIn(db, params.id, params.approval)
    if (!approval) throw new RequestError(notFound)
    return { own, approval }
  },
  records: ['approval_ended', 'approval_ended_by_manager', 'contact_ended'],

  async run({ trx, actor, approval, mail, job, happened }, { config }) {
    const effects = { mail, job, happened }
    const { tokens } = await revokeApprovalOf(trx, approval, actor, effects, config)
    return { endedTokens: tokens }
  },
  impact: ({ approval }, db) => impactOfApproval(db, approval),
})
