import { authorize } from '@accord/contract/approvals.ts'
import type { Provider } from 'oidc-provider'
import { findWorkingApplication } from '#data/applications/applications.store.ts'
import { change, unchanged } from '#calls/change.ts'
import { noteSignedInTo } from '#data/sessions/session-applications.store.ts'
import { answerNo, answerYes, findRequest } from './answer.ts'
import { requireAnswerable, requireApprovableHere } from './checks.ts'
import { findApprover, holding } from './find-approver.ts'
import { approvalKinds, keepApproval, requireSignIn } from './keep-approval.ts'

/** Nothing is kept of a 'no'; only where it may be sent matters. */
export const denyWith = (provider: Provider) =>
  change(authorize, {
    prepare: (handled) => findRequest(provider, handled),
    records: [],

    async do({ trx, actor, body: decision, prepared: request }) {
      const application = await findWorkingApplication(trx, decision.application)
      const { id: userId } = actor.user
      requireAnswerable({ decision, request, userId, application, profile: undefined })
      return request
    },
    after: async (request, handled) => ({
      redirect: await answerNo(provider, { ...handled, request }),
    }),
  })

/** Keeps the person's consent, under a profile or as themselves; a second time it is the same row. */
export const approveWith = (provider: Provider) =>
  change(authorize, {
    async as({ actor, body: decision }, db) {
      const asking = await findWorkingApplication(db, decision.application)
      return { ...holding(asking, decision), ...(await findApprover(db, actor, decision)) }
    },
    prepare: (handled) => findRequest(provider, handled),
    records: approvalKinds,

    async do({ trx, actor, body: decision, prepared: request, ...found }, { config }) {
      const { happened, job, mail } = found
      const { sessionId } = actor
      const signIn = await requireSignIn(trx, sessionId, decision.interaction)
      const { application, profile } = requireApprovableHere({
        decision,
        request,
        userId: actor.user.id,
        application: found.asking,
        profile: found.profile,
        signIn,
      })
      const effects = { happened, job, mail }
      const approving = { actor, signIn, application, profile, decision, request, ...effects }
      const { isNew, ...kept } = await keepApproval(trx, config, approving)
      const used = { sessionId, applicationId: application.id, approvalId: kept.approval.id }
      const approved = { ...kept, sessionId, sid: await noteSignedInTo(trx, used), request }
      return isNew ? approved : unchanged(approved)
    },
    after: async ({ request, ...approved }, handled) => ({
      redirect: await answerYes(provider, { ...handled, request }, approved),
    }),
  })
