import { createApplication as call } from '@accord/contract/applications.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import { isPublic } from '@accord/contract/rules/application-kinds.ts'
import { governedScopes } from '@accord/contract/rules/governed-scopes.ts'
import { requireManagerOf } from '#access/require-profile.ts'
import { change } from '#calls/change.ts'
import { insertApplication } from './applications.store.ts'
import { insertKey } from './keys/keys.store.ts'
import { presentNow } from './update-application.change.ts'

/** With its first secret, unless it runs where none can be kept: any other is never without one. */
export const createApplication = change(call, {
  as: ({ actor, body }, db) => requireManagerOf(db, actor, body.organization),
  // One of its own changes an organization without a further word: only people register what asks for that.
  may: ({ actor, body }) =>
    !actor.application || governedScopes(body.scopes).length === 0 || forbidden,
  limits: ({ body }) => [['applicationsPerOrganization', body.organization]],
  records: ['application_created'],

  async do({ trx, body, happened }, { secrets }) {
    const { organization: organizationId, ...form } = body
    const application = await insertApplication(trx, { organizationId, ...form })
    if (!isPublic(form.kind)) await insertKey(trx, secrets, application.id)
    happened('application_created', { application: form.name, scopes: form.scopes })
    return presentNow(trx, application)
  },
})
