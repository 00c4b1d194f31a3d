import {
  deleteOrganization as deleteCall,
  notDeleted,
  restoreOrganization as restoreCall,
} from '@accord/contract/deletions.ts'
import { forbidden } from '@accord/contract/errors.ts'
import { can } from '#permissions/can.rules.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { impactOnActivity } from '#activity/activity-impact.ts'
import { startApplicationsOf } from '#data/applications/applications.store.ts'
import { change } from '#calls/change.ts'
import { resumeDeliveriesAbout } from '#data/events/due-deliveries.store.ts'
import { presentDeletion } from '#data/organizations/organizations.present.ts'
import { markOrganizationRestored } from '#data/organizations/organizations.store.ts'
import { listOwnersOf } from '#data/organizations/managers.store.ts'
import { RequestError } from '#request-error.ts'
import { beginOrganizationDeletion } from './purge-organization.ts'
import { impactOfOrganizationDeletion } from '#lifecycle/deletion-impact.store.ts'
import {
  scheduleDeletionMailings,
  cancelDeletionMailings,
} from '#lifecycle/deletion-mailings.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { organizationRestoredMail } from '#lifecycle/deletion.mail.ts'

/** Stops the organization immediately. It's permanently deleted unless an owner restores it in time. */
export const deleteOrganization = change(deleteCall, {
  resolve: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  authorize: ({ own }) => can.deleteOrganization(own) || forbidden,
  async impact({ own: { organizationId: id } }, db) {
    return [...(await impactOfOrganizationDeletion(db, id)), await impactOnActivity(db, id)]
  },
  records: ['organization_deleted'],

  async run({ trx, actor, params: { id }, mail, happened }, { config }) {
    const deleting = { actor, mail, happened }
    const deleted = await beginOrganizationDeletion(trx, id, deleting, config)
    return presentDeletion(deleted)!
  },
})

/** Restores everything except the tokens of the organization's applications. */
export const restoreOrganization = change(restoreCall, {
  resolve: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  authorize: ({ own }) => can.deleteOrganization(own) || forbidden,
  records: ['organization_restored'],

  async run({ trx, actor: { user }, params, mail, happened }, { config }) {
    const restored = await markOrganizationRestored(trx, params.id)
    if (!restored) throw new RequestError(notDeleted)
    const { id, name } = restored
    await startApplicationsOf(trx, id)
    await resumeDeliveriesAbout(trx, id)
    const notified = await cancelDeletionMailings(trx, { organizationId: id })
    if (notified.length > 0)
      await scheduleDeletionMailings(trx, 'restored', { organizationId: id }, notified)
    const by = `${user.firstName} ${user.lastName}`
    for (const to of await listOwnersOf(trx, id)) {
      mail(
        organizationRestoredMail(emailContext(config), {
          to,
          organization: { id, name },
          by,
        }),
      )
    }
    happened('organization_restored', { on: { organization: id }, name })
    return {}
  },
})
