import { deleteApplication as deleteCall } from '@accord/contract/applications.ts'
import { notDeleted, restoreApplication as restoreCall } from '@accord/contract/deletions.ts'
import { forbidden } from '@accord/contract/errors.ts'
import { can } from '#permissions/can.rules.ts'
import { requireChangeable, requireManagedApplication } from '#permissions/require-application.ts'
import { change } from '#calls/change.ts'
import { emailContext } from '#mail/compose-email.ts'
import { applicationRestoredMail } from '#lifecycle/deletion.mail.ts'
import { impactOfApplicationDeletion } from '#lifecycle/deletion-impact.store.ts'
import {
  scheduleDeletionMailings,
  cancelDeletionMailings,
} from '#lifecycle/deletion-mailings.store.ts'
import { presentDeletion } from '#data/organizations/organizations.present.ts'
import { listOwnersOf } from '#data/organizations/managers.store.ts'
import { RequestError } from '#request-error.ts'
import { markApplicationRestored } from '#data/applications/applications.store.ts'
import { beginApplicationDeletion } from './purge-application.ts'

/** Stops the application immediately. It's permanently deleted unless someone restores it in time. */
export const deleteApplication = change(deleteCall, {
  resolve: requireChangeable,
  authorize: ({ own }) => can.deleteApplication(own) || forbidden,
  impact: ({ application }, db) => impactOfApplicationDeletion(db, application.id),
  records: ['application_deleted'],

  async run({ trx, actor, application, mail, happened }, { config }) {
    const deleting = { actor, mail, happened }
    const ended = await beginApplicationDeletion(trx, application, deleting, config)
    return {
      endedAuthorizations: application.authorization_count,
      endedTokens: ended.tokens,
      deletion: presentDeletion(ended.deleted)!,
    }
  },
})

/** Restores everything except the application's tokens. */
export const restoreApplication = change(restoreCall, {
  resolve: requireManagedApplication,
  authorize: ({ own }) => can.deleteApplication(own) || forbidden,
  records: ['application_restored'],

  async run({ trx, actor: { user }, own, application, mail, happened }, { config }) {
    const { id, name, organization_name: organization } = application
    if (!(await markApplicationRestored(trx, id))) throw new RequestError(notDeleted)
    const subject = { applicationId: id }
    const notified = await cancelDeletionMailings(trx, subject)
    if (notified.length > 0) await scheduleDeletionMailings(trx, 'restored', subject, notified)
    const by = `${user.firstName} ${user.lastName}`
    for (const owner of await listOwnersOf(trx, own.organizationId)) {
      const about = { owner, application: { id, name }, organization, by }
      mail(applicationRestoredMail(emailContext(config), about))
    }
    happened('application_restored', { on: { application: id }, application: name })
    return {}
  },
})
