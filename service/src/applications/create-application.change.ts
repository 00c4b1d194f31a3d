import { createApplication as call } from '@accord/contract/applications.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import { isPublic } from '@accord/contract/rules/application-kinds.ts'
import { governedScopes } from '@accord/contract/rules/governed-scopes.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { change } from '#calls/change.ts'
import { requireFitting } from './applications.rules.ts'
import { insertApplication } from '#data/applications/applications.store.ts'
import { insertKey } from '#data/applications/keys.store.ts'
import { presentNow } from './update-application.change.ts'

/** With its first secret, unless it runs where none can be kept: any other is never without one. */
export const createApplication = change(call, {
  as: ({ actor, body }, db) => requireManagerOf(db, actor, body.organization),
  // One of its own changes an organization without a further word: only people register what asks for that. Only people
  // say where answers go, as for an application that exists.
  may: ({ actor, body: { scopes, redirectUris } }) =>
    !actor.application ||
    (governedScopes(scopes).length === 0 && redirectUris.length === 0) ||
    forbidden,
  limits: ({ body }) => [['applicationsPerOrganization', body.organization]],
  records: ['application_created', 'application_redirects_changed'],

  async do({ trx, body, happened }, { secrets }) {
    const { organization: organizationId, redirectUris, ...form } = body
    requireFitting(form.kind, 'redirectUris', redirectUris)
    const application = await insertApplication(trx, {
      organizationId,
      redirect_uris: redirectUris,
      ...form,
    })
    if (!isPublic(form.kind)) await insertKey(trx, secrets, application.id)
    happened('application_created', { application: form.name, scopes: form.scopes })
    if (redirectUris.length > 0) {
      happened('application_redirects_changed', {
        application: form.name,
        added: redirectUris,
        removed: [],
      })
    }
    return presentNow(trx, application)
  },
})
