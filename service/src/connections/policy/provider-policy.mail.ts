import type { Manager } from '#data/organizations/managers.store.ts'
import { formatTime } from '#i18n/format.ts'
import { type EmailContext, composeEmail } from '#mail/compose-email.ts'
import type { PolicyMailing } from '#mailings/policy-mailings.store.ts'

interface Addressee {
  email: string
  first_name: string
}

/** For affected members, seven days before a scheduled start. */
export function providerAnnouncedMail(
  context: EmailContext,
  mailing: PolicyMailing,
  to: Addressee,
) {
  const { t } = context
  const organization = mailing.organization_name
  return composeEmail(context, {
    ...commonOf(context, mailing, to),
    kind: 'provider_announced',
    subject: t('Single sign-on will be required in “{{organization}}”', { organization }),
    paragraphs: [
      t(
        'Starting {{time}}, you’ll need to sign in through your organization’s identity provider to use “{{organization}}”.',
        { time: timeIn(context, mailing), organization },
      ),
      t(
        'We’ll send you there when you open the organization. You’ll still be a member, and your account and your other organizations won’t change.',
      ),
    ],
    action: openOrganization(context, mailing),
    footnote: t(
      'You’re receiving this email because you belong to “{{organization}}”. Its owners added this requirement.',
      { organization },
    ),
  })
}

/** For affected members, at the start. */
export function providerBegunMail(context: EmailContext, mailing: PolicyMailing, to: Addressee) {
  const { t } = context
  const organization = mailing.organization_name
  return composeEmail(context, {
    ...commonOf(context, mailing, to),
    kind: 'provider_begun',
    subject: t('Single sign-on is now required in “{{organization}}”', { organization }),
    paragraphs: [
      t(
        'Since {{time}}, you and the applications acting for you have needed the organization’s identity provider to use “{{organization}}”.',
        { time: timeIn(context, mailing), organization },
      ),
      t(
        'We’ll send you there when you open the organization. If you can’t sign in there, contact an admin.',
      ),
    ],
    action: openOrganization(context, mailing),
    footnote: t(
      'You’re receiving this email because you belong to “{{organization}}”. Its owners added this requirement.',
      { organization },
    ),
  })
}

/** For admins, at the end of a pause. */
export function providerResumedMail(context: EmailContext, mailing: PolicyMailing, to: Addressee) {
  const { t } = context
  const organization = mailing.organization_name
  return composeEmail(context, {
    ...commonOf(context, mailing, to),
    kind: 'provider_resumed',
    subject: t('Single sign-on is required again in “{{organization}}”', { organization }),
    paragraphs: [
      t('The pause ended {{time}}. Everyone needs the identity provider again.', {
        time: timeIn(context, mailing),
      }),
    ],
    action: openOrganization(context, mailing),
    footnote: t('You’re receiving this email because you manage {{organization}}.', {
      organization,
    }),
  })
}

/** For everyone who heard about the policy, and for owners, once it's turned off. */
export function providerEndedMail(context: EmailContext, mailing: PolicyMailing, to: Addressee) {
  const { t } = context
  const organization = mailing.organization_name
  return composeEmail(context, {
    ...commonOf(context, mailing, to),
    kind: 'provider_ended',
    subject: t('Single sign-on is no longer required in “{{organization}}”', { organization }),
    paragraphs: [
      t('You can now also use “{{organization}}” after signing in with your own account.', {
        organization,
      }),
    ],
    footnote: t(
      'You’re receiving this email because you belong to “{{organization}}”. If you’re an owner and didn’t expect this, check the organization’s activity.',
      { organization },
    ),
  })
}

function commonOf({ t }: EmailContext, mailing: PolicyMailing, to: Addressee) {
  return {
    to: to.email,
    about: mailing.organization_id,
    greeting: t('Hello {{name}},', { name: to.first_name }),
  }
}

function openOrganization({ t }: EmailContext, mailing: PolicyMailing) {
  const { organization_id: id, organization_name: organization } = mailing
  return { label: t('Open {{organization}}', { organization }), url: `/organization/${id}` }
}

/** For everyone who manages the organization, because people can come in without the provider for a while. */
export function providerPausedMail(
  context: EmailContext,
  about: {
    manager: Manager
    organization: { id: string; name: string }
    by: string
    until: Date
  },
) {
  const { t } = context
  const { manager, organization, by, until } = about
  return composeEmail(context, {
    kind: 'provider_paused',
    to: manager.email,
    about: organization.id,
    subject: t('The single sign-on requirement in “{{organization}}” is paused', {
      organization: organization.name,
    }),
    greeting: t('Hello {{name}},', { name: manager.first_name }),
    paragraphs: [
      t(
        'An owner, {{name}}, paused the requirement. Until {{time}}, people can use “{{organization}}” without its identity provider.',
        { name: by, time: formatTime(context, until), organization: organization.name },
      ),
      t(
        'After that, it’s required again automatically. If you didn’t expect this, contact an owner.',
      ),
    ],
    action: {
      label: t('View the requirement'),
      url: `/organization/${organization.id}/security`,
    },
    footnote: t('You’re receiving this email because you manage {{organization}}.', {
      organization: organization.name,
    }),
  })
}

/** Formats the time in the organization's time zone if it has one. */
function timeIn(context: EmailContext, { required_from, timezone }: PolicyMailing): string {
  return formatTime(context, required_from!, timezone || undefined)
}
