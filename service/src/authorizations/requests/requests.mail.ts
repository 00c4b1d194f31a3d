import type { Config } from '#config/config.ts'
import { composeEmail, productName, composeUnsolicitedEmail } from '#mail/compose-email.ts'
import type { Manager } from '#data/organizations/managers.store.ts'
import type { RequestRow } from './requests.store.ts'

/** To everybody who manages the organization. What the application is called its owner chose, who may be a stranger. */
export function applicationRequestedMail(config: Config, request: RequestRow, manager: Manager) {
  const { organization_id: id, organization_name, owning_name, asker_email } = request
  const application = `“${request.application_name}”`
  const access = new URL(`/organization/${id}/access`, config.publicUrl)
  const asker = `${request.asker_first_name} ${request.asker_last_name}`
  return composeUnsolicitedEmail(config, {
    kind: 'application_requested',
    to: manager.email,
    subject: `A member asks for the application ${application}`,
    greeting: `Hello ${manager.first_name},`,
    paragraphs: [
      `In ${organization_name}, ${asker} (${asker_email}) would like to use the application ${application} of “${owning_name}”, which needs an authorization of the organization.`,
      'See what it would be allowed to do, then authorize it or decline. Whoever asked is told of your answer.',
    ],
    action: { label: 'Look at the request', url: access.href },
    footnote: `This mail came because you manage ${organization_name} at ${productName(config)}.`,
  })
}

/** To the one who asked. */
export function requestAuthorizedMail(config: Config, request: RequestRow, note: string) {
  const application = `“${request.application_name}”`
  return composeEmail(config, {
    ...toAsker(config, request),
    kind: 'application_request_authorized',
    subject: `You can use the application ${application} now`,
    paragraphs: [
      `The application ${application} was authorized for ${request.organization_name}. Go back to it and sign in again: what you asked for works now.`,
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
      `Those who manage ${request.organization_name} decided not to authorize the application ${application}.`,
      ...said(note),
    ],
  })
}

function toAsker(config: Config, { asker_mail, asker_first_name, organization_name }: RequestRow) {
  return {
    to: asker_mail,
    greeting: `Hello ${asker_first_name},`,
    footnote: `This mail came because you asked for it at ${productName(config)}. If you have questions, ask those who manage ${organization_name}.`,
  }
}

function said(note: string): string[] {
  return note === '' ? [] : [`Their note: “${note}”`]
}
