import {
  askedForChanged,
  authorizeApplication as call,
  ownApplication,
} from '@accord/contract/authorizations.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { isSameSet } from '@accord/contract/rules/small-sets.ts'
import { can } from '#permissions/can.rules.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { findWorkingApplication } from '#data/applications/applications.store.ts'
import { change, unchanged } from '#calls/change.ts'
import { Refused } from '#refused.ts'
import { presentAuthorization } from './authorizations.present.ts'
import { findAuthorizationOf } from '#data/approvals/authorizations.store.ts'
import { authorizationKinds, authorizeFor } from './authorize-for.ts'

/** Grants what the application asks for at this moment. A second time changes nothing. */
export const authorizeApplication = change(call, {
  async as({ actor, body }, db) {
    const { own } = await requireManagerOf(db, actor, body.organization)
    const application = await findWorkingApplication(db, body.application)
    if (!application) throw new Refused(notFound)
    return { own, application }
  },
  may: ({ own, application }) => can.authorizeApplication(own, application) || ownApplication,
  records: authorizationKinds,

  async do({ trx, own, application, body: { scopes: shown }, happened, mail }, { config }) {
    const { scopes } = application
    const given = await findAuthorizationOf(trx, own.organizationId, application.id)
    if (given) return unchanged(presentAuthorization(given))
    if (shown && !isSameSet(shown, scopes)) throw new Refused(askedForChanged)
    const authorizing = { own, application, scopes, happened, mail }
    return presentAuthorization(await authorizeFor(trx, config, authorizing))
  },
})
