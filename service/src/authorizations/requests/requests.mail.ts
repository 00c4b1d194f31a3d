import {
  type EmailContext,
  type EmailLogo,
  composeEmail,
  productName,
  composeUnsolicitedEmail,
} from '#mail/compose-email.ts'
import type { Manager } from '#data/organizations/managers.store.ts'
import type { RequestRow } from './requests.store.ts'

/** Goes to all admins and owners of the organization. A stranger may have chosen the application's name. */
export function applicationRequestedMail(
  context: EmailContext,
  request: RequestRow,
  { manager, logo }: { manager: Manager; logo: EmailLogo | undefined },
) {
  const { config, t } = context
  const { organization_id: id, organization_name, owning_name, asker_email } = request
  const application = request.application_name
  const asker = `${request.asker_first_name} ${request.asker_last_name}`
  return composeUnsolicitedEmail(context, {
    kind: 'application_requested',
    to: manager.email,
    logo,
    subject: t('A member requested the application “{{application}}”', { application }),
    greeting: t('Hello {{name}},', { name: manager.first_name }),
    paragraphs: [
      t(
        'A member of {{organization}}, {{person}} ({{email}}), requested access to “{{application}}”, an application from “{{owner}}”. They can’t use it until your organization authorizes it.',
        {
          organization: organization_name,
          person: asker,
          email: asker_email,
          application,
          owner: owning_name,
        },
      ),
      t(
        'Review what the application would be allowed to do, then authorize it or decline the request. We’ll email your decision to the member.',
      ),
    ],
    action: { label: t('Review the request'), url: `/organization/${id}/access/requests` },
    footnote: t('You’re receiving this email because you manage {{organization}} in {{product}}.', {
      organization: organization_name,
      product: productName(config),
    }),
  })
}

/** Goes to the person who requested the application. */
export function requestAuthorizedMail(context: EmailContext, request: RequestRow, note: string) {
  const { t } = context
  const application = request.application_name
  return composeEmail(context, {
    ...toAsker(context, request),
    kind: 'application_request_authorized',
    subject: t('You can now use the application “{{application}}”', { application }),
    paragraphs: [
      t(
        'The application “{{application}}” was authorized for {{organization}}. To use it, go back to the application and sign in again.',
        { application, organization: request.organization_name },
      ),
      ...said(context, note),
    ],
  })
}

export function requestDeclinedMail(context: EmailContext, request: RequestRow, note: string) {
  const { t } = context
  const application = request.application_name
  return composeEmail(context, {
    ...toAsker(context, request),
    kind: 'application_request_declined',
    subject: t('Your request for access to the application “{{application}}” was declined', {
      application,
    }),
    paragraphs: [
      t(
        'An admin or owner of {{organization}} decided not to authorize the application “{{application}}”.',
        { organization: request.organization_name, application },
      ),
      ...said(context, note),
    ],
  })
}

function toAsker(
  context: EmailContext,
  { asker_mail, asker_first_name, organization_name }: RequestRow,
) {
  const { config, t } = context
  return {
    to: asker_mail,
    greeting: t('Hello {{name}},', { name: asker_first_name }),
    footnote: t(
      'You’re receiving this email because you requested access to this application in {{product}}. If you have questions, contact an admin of {{organization}}.',
      { product: productName(config), organization: organization_name },
    ),
  }
}

function said({ t }: EmailContext, note: string): string[] {
  return note === '' ? [] : [t('Note from the reviewer: “{{note}}”', { note })]
}
