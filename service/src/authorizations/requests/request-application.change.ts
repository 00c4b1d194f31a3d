import {
  alreadyAuthorized,
  requestApplication as call,
} from '@accord/contract/application-requests.ts'
import { askedForChanged, ownApplication } from '@accord/contract/authorizations.ts'
import { forbidden, notFound } from '@accord/contract/refusal.ts'
import { isSameSet, missing } from '@accord/contract/rules/small-sets.ts'
import { can } from '#permissions/can.rules.ts'
import { requireProfileIn } from '#permissions/require-profile.ts'
import { findWorkingApplication } from '#data/applications/applications.store.ts'
import { findGrant } from '#data/approvals/authorizations.store.ts'
import { change, unchanged } from '#calls/change.ts'
import { listManagersOf } from '#data/networks/managers.store.ts'
import { Refused } from '#refused.ts'
import { applicationRequestedMail } from './requests.mail.ts'
import { presentOwnRequest } from './requests.present.ts'
import { findOpenRequest, insertRequest, removeOpenRequest } from './requests.store.ts'
import { isCovered } from './settle-requests.ts'

/** Those who manage the organization are told by mail; asked again for the same, nobody is told twice. */
export const requestApplication = change(call, {
  async as({ actor, params, body }, db) {
    const own = await requireProfileIn(db, actor, params.id)
    const application = await findWorkingApplication(db, body.application)
    if (!application) throw new Refused(notFound)
    return { own, asked: application, restsOn: application }
  },
  may({ own, asked, body }) {
    if (!can.askForApplication(own)) return forbidden
    if (!can.authorizeApplication(own, asked)) return ownApplication
    return missing(body.scopes, asked.scopes).length === 0 || askedForChanged
  },
  limits: ({ actor }) => [['applicationRequestsPerPerson', actor.user.id]],
  records: ['application_requested'],

  async do({ trx, own, asked, body: { scopes }, mailUnasked, happened }, { config }) {
    const { organizationId, id: profileId } = own
    const { id: applicationId, name } = asked
    const grant = await findGrant(trx, organizationId, applicationId)
    if (grant && isCovered(scopes, grant.scopes)) throw new Refused(alreadyAuthorized)
    const open = await findOpenRequest(trx, profileId, applicationId)
    if (open && isSameSet(open.scopes, scopes)) return unchanged(presentOwnRequest(open))
    // What somebody has before them never becomes something else while they answer it.
    if (open) await removeOpenRequest(trx, open.id)
    const asking = { organizationId, applicationId, profileId, scopes }
    const request = await insertRequest(trx, asking)
    const managers = await listManagersOf(trx, [organizationId])
    mailUnasked(...managers.map((each) => applicationRequestedMail(config, request, each)))
    happened('application_requested', { application: name, scopes })
    return presentOwnRequest(request)
  },
})
