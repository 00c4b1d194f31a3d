import type { MailingKind } from '#mailings/mailing.ts'
import { type Manager, listManagersOf } from '#data/organizations/managers.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { reviewMail } from './review.mail.ts'
import {
  getReviewMailing,
  isReviewReady,
  scheduleNextReminder,
  type ReviewMailing,
} from './review-mailings.store.ts'

/** Notifies an organization's managers that a review is due soon or overdue, or that the next one is due. */
export const reviewMailing: MailingKind<ReviewMailing, { id: string }, Manager> = {
  name: 'access_review',
  isReady: isReviewReady,
  about: getReviewMailing,
  async audience(_trx, { after_id, organization_id: id }) {
    return after_id === null ? [{ id }] : []
  },
  recipients: (trx, _review, organizations) =>
    listManagersOf(
      trx,
      organizations.map(({ id }) => id),
    ),
  email: (config, review, to) => reviewMail(emailContext(config), review, to),
  finish: scheduleNextReminder,
}
