import { deleteApplication as call } from '@accord/contract/applications.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import { can } from '#access/can.rules.ts'
import { requireManagedApplication } from '#access/require-application.ts'
import { change } from '#calls/change.ts'
import { endTokensOfApplication } from '#oauth/end-tokens.store.ts'
import { removeApplication } from './applications.store.ts'

export const deleteApplication = change(call, {
  as: requireManagedApplication,
  may: ({ own }) => can.deleteApplication(own) || forbidden,
  records: ['application_deleted'],

  async do({ trx, application: { id, name, authorization_count }, happened }) {
    const endedTokens = await endTokensOfApplication(trx, id)
    await removeApplication(trx, id)
    happened('application_deleted', { application: name })
    return { endedAuthorizations: authorization_count, endedTokens }
  },
})
