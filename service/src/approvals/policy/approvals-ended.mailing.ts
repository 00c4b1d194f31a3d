import type { MailingKind } from '#mailings/mailing.ts'
import { listNextRecipients } from '#mailings/mailings.store.ts'
import { emailContext } from '#mail/compose-email.ts'
import { approvalsEndedMail } from '#approvals/approvals.mail.ts'
import {
  type ApprovalsEnded,
  getApprovalsEnded,
  listActiveRecipients,
} from './approvals-ended.store.ts'

interface Recipient {
  id: string
  email: string
  first_name: string
}

/** Emails people whose approvals ended because their organization allows only authorized applications. */
export const approvalsEndedMailing: MailingKind<ApprovalsEnded, { id: string }, Recipient> = {
  name: 'approvals_ended',
  about: getApprovalsEnded,
  async audience(trx, mailing, max) {
    return (await listNextRecipients(trx, mailing, max)).map((id) => ({ id }))
  },
  recipients: (trx, _ended, people) => listActiveRecipients(trx, people),
  email: (config, { organization_name, applications }, person) =>
    approvalsEndedMail(emailContext(config), {
      ...person,
      organization_name,
      applications: applications[person.id]!,
    }),
}
