import {
  alreadyAuthorized,
  answerApplicationRequest as answerCall,
  requestedScopesChanged,
  ownApplication,
  requestAnswered,
  requestApplication as requestCall,
  withdrawApplicationRequest as withdrawCall,
} from '@accord/contract/authorizations.ts'
import { forbidden, notFound } from '@accord/contract/errors.ts'
import { common, isSameSet, missing } from '@accord/contract/rules/small-sets.ts'
import { can } from '#permissions/can.rules.ts'
import { requireManagerOf, requireProfileIn } from '#permissions/require-profile.ts'
import { findWorkingApplication } from '#data/applications/applications.store.ts'
import { findGrant } from '#data/approvals/authorizations.store.ts'
import { change, unchanged } from '#calls/change.ts'
import { listManagersOf } from '#data/organizations/managers.store.ts'
import { RequestError } from '#request-error.ts'
import { emailContext } from '#mail/compose-email.ts'
import { findEmailLogo } from '#data/logos/logos.store.ts'
import {
  applicationRequestedMail,
  requestAuthorizedMail,
  requestDeclinedMail,
} from './requests.mail.ts'
import { presentOwnRequest, presentRequest } from '#authorizations/authorizations.present.ts'
import {
  answerRequests,
  findOpenRequest,
  findRequest,
  insertRequest,
  removeOpenRequest,
} from './requests.store.ts'
import { authorizationKinds, authorizeFor, isCovered } from '#authorizations/authorizations.ts'

/**
 * Requests an application. The organization's managers get an email. Repeating the same request sends no further
 * emails.
 */
export const requestApplication = change(requestCall, {
  async resolve({ actor, params, body }, db) {
    const own = await requireProfileIn(db, actor, params.id)
    const application = await findWorkingApplication(db, body.application)
    if (!application) throw new RequestError(notFound)
    return { own, asked: application, restsOn: application }
  },
  authorize({ own, asked, body }) {
    if (!can.askForApplication(own)) return forbidden
    if (!can.authorizeApplication(own, asked)) return ownApplication
    return missing(body.scopes, asked.scopes).length === 0 || requestedScopesChanged
  },
  limits: ({ actor }) => [['applicationRequestsPerPerson', actor.user.id]],
  records: ['application_requested'],

  async run({ trx, own, asked, body: { scopes }, mailUnsolicited, happened }, { config }) {
    const { organizationId, id: profileId } = own
    const { id: applicationId, name } = asked
    const grant = await findGrant(trx, organizationId, applicationId)
    if (grant && isCovered(scopes, grant.scopes)) throw new RequestError(alreadyAuthorized)
    const open = await findOpenRequest(trx, profileId, applicationId)
    if (open && isSameSet(open.scopes, scopes)) return unchanged(presentOwnRequest(open))
    // An open request is replaced instead of changed, so that no manager answers a request that they haven't seen.
    if (open) await removeOpenRequest(trx, open.id)
    const asking = { organizationId, applicationId, profileId, scopes }
    const request = await insertRequest(trx, asking)
    const managers = await listManagersOf(trx, [organizationId])
    const logo = await findEmailLogo(trx, request.application_logo_id)
    const context = emailContext(config)
    mailUnsolicited(
      ...managers.map((manager) => applicationRequestedMail(context, request, { manager, logo })),
    )
    const on = { application: applicationId }
    happened('application_requested', { on, application: name, scopes })
    return presentOwnRequest(request)
  },
})

/**
 * Answers a request. If two managers answer at the same time, the second one gets an error. The application gets only
 * scopes that were requested for it and that it still requests.
 */
export const answerApplicationRequest = change(answerCall, {
  async resolve({ actor, params }, db) {
    const { own } = await requireManagerOf(db, actor, params.id)
    const request = await findRequest(db, params.request)
    if (request?.organization_id !== params.id) throw new RequestError(notFound)
    const { application_id: id, application_name: name } = request
    return { own, request, application: { id, name } }
  },
  records: [...authorizationKinds, 'application_request_answered'],

  async run({ trx, own, request, application, body, happened, mail }, { config }) {
    const { note, decision } = body
    const answer = decision === 'authorize' ? 'authorized' : 'declined'
    const scopes = common(request.scopes, request.application_scopes)
    // An authorization without any scope wouldn't allow anything that was requested.
    const isEmpty = scopes.length === 0 && request.scopes.length > 0
    if (answer === 'authorized' && isEmpty) throw new RequestError(requestedScopesChanged)
    const [answered] = await answerRequests(trx, [request.id], { answer, by: own.id, note })
    if (!answered) throw new RequestError(requestAnswered)
    const on = { application: application.id }
    const { name } = application
    happened('application_request_answered', { on, application: name, scopes, answer })
    const email = answer === 'declined' ? requestDeclinedMail : requestAuthorizedMail
    // People who can't currently act in the organization get no emails from it.
    if (request.asker_acts) mail(email(emailContext(config), request, note))
    if (answer === 'authorized') {
      await authorizeFor(trx, config, { own, application, scopes, happened, mail })
    }
    return presentRequest((await findRequest(trx, request.id))!)
  },
})

/** Withdraws an open request. Only the person who sent it can do this, because managers answer it instead. */
export const withdrawApplicationRequest = change(withdrawCall, {
  async resolve({ actor, params }, db) {
    const own = await requireProfileIn(db, actor, params.id)
    const request = await findRequest(db, params.request)
    if (request?.profile_id !== own.id) throw new RequestError(notFound)
    return { own, request }
  },
  records: ['application_request_withdrawn'],

  async run({ trx, request, happened }) {
    if (!(await removeOpenRequest(trx, request.id))) throw new RequestError(requestAnswered)
    const { application_id: id, application_name: application, scopes } = request
    happened('application_request_withdrawn', { on: { application: id }, application, scopes })
    return {}
  },
})
