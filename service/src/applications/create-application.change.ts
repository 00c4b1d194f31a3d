import { createApplication as call } from '@accord/contract/applications.ts'
import { requireManagerOf } from '#access/require-profile.ts'
import { countUpToDate } from '#authorizations/authorizations.store.ts'
import { change } from '#calls/change.ts'
import { presentApplication } from './applications.present.ts'
import { insertApplication } from './applications.store.ts'
import { insertKey } from './keys.store.ts'

/** With its first secret: an application is never without one. */
export const createApplication = change(call, {
  as: ({ actor, body }, db) => requireManagerOf(db, actor, body.organization),
  limits: ({ body }) => [['applicationsPerOrganization', body.organization]],
  records: ['application_created'],

  async do({ trx, body, happened }, { secrets }) {
    const { organization: organizationId, ...form } = body
    const application = await insertApplication(trx, { organizationId, ...form })
    await insertKey(trx, secrets, application.id)
    happened('application_created', { application: form.name, scopes: form.scopes })
    return presentApplication(application, await countUpToDate(trx, [application]))
  },
})
