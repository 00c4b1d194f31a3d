import { deleteApplication as call } from '@accord/contract/applications.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import { can } from '#access/can.rules.ts'
import { requireManagedApplication } from '#access/require-application.ts'
import { change } from '#calls/change.ts'
import { endApplication } from './end-application.ts'

export const deleteApplication = change(call, {
  as: requireManagedApplication,
  may: ({ own }) => can.deleteApplication(own) || forbidden,
  records: ['application_deleted', 'contact_ended'],

  async do({ trx, application, happened }) {
    const { tokens: endedTokens } = await endApplication(trx, application, { happened })
    return { endedAuthorizations: application.authorization_count, endedTokens }
  },
})
