import type { Config } from '#config/config.ts'
import {
  type EmailLogo,
  composeEmail,
  productName,
  composeUnsolicitedEmail,
} from '#mail/compose-email.ts'
import type { Manager } from '#data/organizations/managers.store.ts'
import type { RequestRow } from './requests.store.ts'

/** Goes to all admins and owners of the organization. A stranger may have chosen the application's name. */
export function applicationRequestedMail(
  config: Config,
  request: RequestRow,
  { manager, logo }: { manager: Manager; logo: EmailLogo | undefined },
) {
  const { organization_id: id, organization_name, owning_name, asker_email } = request
  const application = `“${request.application_name}”`
  const access = new URL(`/organization/${id}/access`, config.publicUrl)
  const asker = `${request.asker_first_name} ${request.asker_last_name}`
  return composeUnsolicitedEmail(config, {
    kind: 'application_requested',
    to: manager.email,
    logo,
    subject: `A member requested the application ${application}`,
    greeting: `Hello ${manager.first_name},`,
    paragraphs: [
      `A member of ${organization_name}, ${asker} (${asker_email}), requested the application ${application} from “${owning_name}”. To use it, they need your organization’s authorization.`,
      'Review what the application would be allowed to do, then authorize it or decline the request. We’ll email them your decision.',
    ],
    action: { label: 'Review the request', url: access.href },
    footnote: `You’re receiving this email because you manage ${organization_name} in ${productName(config)}.`,
  })
}

/** Goes to the person who requested the application. */
export function requestAuthorizedMail(config: Config, request: RequestRow, note: string) {
  const application = `“${request.application_name}”`
  return composeEmail(config, {
    ...toAsker(config, request),
    kind: 'application_request_authorized',
    subject: `You can now use the application ${application}`,
    paragraphs: [
      `The application ${application} was authorized for ${request.organization_name}. Go back to it and sign in again to use it.`,
      ...said(note),
    ],
  })
}

export function requestDeclinedMail(config: Config, request: RequestRow, note: string) {
  const application = `“${request.application_name}”`
  return composeEmail(config, {
    ...toAsker(config, request),
    kind: 'application_request_declined',
    subject: `Your request for the application ${application} was declined`,
    paragraphs: [
      `An admin or owner of ${request.organization_name} decided not to authorize the application ${application}.`,
      ...said(note),
    ],
  })
}

function toAsker(config: Config, { asker_mail, asker_first_name, organization_name }: RequestRow) {
  return {
    to: asker_mail,
    greeting: `Hello ${asker_first_name},`,
    footnote: `You’re receiving this email because you requested this application in ${productName(config)}. If you have questions, contact an admin of ${organization_name}.`,
  }
}

function said(note: string): string[] {
  return note === '' ? [] : [`Their note: “${note}”`]
}
