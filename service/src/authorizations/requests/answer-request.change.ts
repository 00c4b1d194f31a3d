import {
  answerApplicationRequest as call,
  requestAnswered,
} from '@accord/contract/application-requests.ts'
import { askedForChanged } from '@accord/contract/authorizations.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { common } from '@accord/contract/rules/small-sets.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { authorizationKinds, authorizeFor } from '#authorizations/authorize-for.ts'
import { change } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { requestAuthorizedMail, requestDeclinedMail } from './requests.mail.ts'
import { presentRequest } from './requests.present.ts'
import { answerRequests, findRequest } from './requests.store.ts'

/** Of two who answer at once one is too late. The application gets no more than it was asked for, and still asks for. */
export const answerApplicationRequest = change(call, {
  async as({ actor, params }, db) {
    const { own } = await requireManagerOf(db, actor, params.id)
    const request = await findRequest(db, params.request)
    if (request?.organization_id !== params.id) throw new Refused(notFound)
    const { application_id: id, application_name: name } = request
    return { own, request, application: { id, name } }
  },
  records: [...authorizationKinds, 'application_request_answered'],

  async do({ trx, own, request, application, body, happened, mail }, { config }) {
    const { note, decision } = body
    const answer = decision === 'authorize' ? 'authorized' : 'declined'
    const scopes = common(request.scopes, request.application_scopes)
    // To authorize it for nothing would be a yes that lets nobody do what they asked for.
    const isEmpty = scopes.length === 0 && request.scopes.length > 0
    if (answer === 'authorized' && isEmpty) throw new Refused(askedForChanged)
    const [answered] = await answerRequests(trx, [request.id], { answer, by: own.id, note })
    if (!answered) throw new Refused(requestAnswered)
    happened('application_request_answered', { application: application.name, scopes, answer })
    const letter = answer === 'declined' ? requestDeclinedMail : requestAuthorizedMail
    // Who cannot act there now gets no letters of the organization.
    if (request.asker_acts) mail(letter(config, request, note))
    if (answer === 'authorized') {
      await authorizeFor(trx, config, { own, application, scopes, happened, mail })
    }
    return presentRequest((await findRequest(trx, request.id))!)
  },
})
