import { askAgainDays } from '@accord/contract/domains.ts'
import type { Manager } from '#data/organizations/managers.store.ts'
import {
  type EmailContext,
  composeEmail,
  composeUnsolicitedEmail,
  productName,
} from '#mail/compose-email.ts'
import { displayDomain } from '../domain-name.ts'

interface JoinRequested {
  organization: { id: string; name: string }
  domain: string
  person: { name: string; email: string }
  manager: Manager
}

/** Goes to all admins and owners of the organization. */
export function joinRequestedMail(
  context: EmailContext,
  { organization, domain, person, manager }: JoinRequested,
) {
  const { config, t } = context
  return composeUnsolicitedEmail(context, {
    kind: 'join_requested',
    to: manager.email,
    subject: t('Someone asked to join {{organization}}', { organization: organization.name }),
    greeting: t('Hello {{name}},', { name: manager.first_name }),
    paragraphs: [
      t(
        'We received a request to join {{organization}} from {{person}} ({{email}}). We verified that this address is theirs. It’s in your domain {{domain}}.',
        {
          person: person.name,
          email: person.email,
          organization: organization.name,
          domain: displayDomain(domain),
        },
      ),
      t(
        'If you approve, they’ll become a member. We’ll email them your decision. Anyone with an address in the domain can ask, so check that you know this person.',
      ),
    ],
    action: { label: t('Review the request'), url: `/organization/${organization.id}/members` },
    footnote: t('You’re receiving this email because you manage {{organization}} in {{product}}.', {
      organization: organization.name,
      product: productName(config),
    }),
  })
}

interface Answered {
  organization: { id: string; name: string }
  email: string
  firstName: string
}

/** Goes to the person who asked. */
export function joinApprovedMail(
  context: EmailContext,
  { organization, email, firstName }: Answered,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'join_approved',
    to: email,
    about: organization.id,
    subject: t('You’re now a member of {{organization}}', { organization: organization.name }),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t('An admin of {{organization}} approved your request. You can use it now.', {
        organization: organization.name,
      }),
    ],
    action: { label: t('Open the organization'), url: `/organization/${organization.id}` },
    footnote: t('You’re receiving this email because you asked to join {{organization}}.', {
      organization: organization.name,
    }),
  })
}

export function joinDeclinedMail(
  context: EmailContext,
  { organization, email, firstName }: Answered,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'join_declined',
    to: email,
    subject: t('Your request to join {{organization}} was declined', {
      organization: organization.name,
    }),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t(
        'An admin of {{organization}} declined your request to join. You can ask again after {{count}} days.',
        { organization: organization.name, count: askAgainDays },
      ),
      t('If you think this is a mistake, contact someone you know there. They can invite you.'),
    ],
    footnote: t('You’re receiving this email because you asked to join {{organization}}.', {
      organization: organization.name,
    }),
  })
}
