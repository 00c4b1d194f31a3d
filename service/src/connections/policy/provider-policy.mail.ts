import type { Manager } from '#data/organizations/managers.store.ts'
import { formatTime } from '#i18n/format.ts'
import { type EmailContext, composeEmail } from '#mail/compose-email.ts'
import type { ProviderMailing, ProviderMailingKind } from './provider-policy-mailings.store.ts'

interface Addressee {
  email: string
  first_name: string
}

export function providerPolicyMail(
  context: EmailContext,
  mailing: ProviderMailing & { kind: ProviderMailingKind },
  to: Addressee,
) {
  const { t } = context
  const organization = mailing.organization_name
  const common = {
    kind: mailing.kind,
    to: to.email,
    about: mailing.organization_id,
    greeting: t('Hello {{name}},', { name: to.first_name }),
  }
  const action = {
    label: t('Open {{organization}}', { organization }),
    url: `/organization/${mailing.organization_id}`,
  }
  const footnote = t(
    'You’re receiving this email because you belong to “{{organization}}”. Its owners added this requirement.',
    { organization },
  )
  switch (mailing.kind) {
    case 'provider_announced':
      return composeEmail(context, {
        ...common,
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
        action,
        footnote,
      })
    case 'provider_begun':
      return composeEmail(context, {
        ...common,
        subject: t('Single sign-on is now required in “{{organization}}”', { organization }),
        paragraphs: [
          t(
            'Since {{time}}, everyone needs to sign in through the organization’s identity provider to use “{{organization}}”. Applications that act for you there need this, too.',
            { time: timeIn(context, mailing), organization },
          ),
          t(
            'We’ll send you there when you open the organization. If you can’t sign in there, contact an admin.',
          ),
        ],
        action,
        footnote,
      })
    case 'provider_resumed':
      return composeEmail(context, {
        ...common,
        subject: t('Single sign-on is required again in “{{organization}}”', { organization }),
        paragraphs: [
          t('The pause ended {{time}}. Everyone needs the identity provider again.', {
            time: timeIn(context, mailing),
          }),
        ],
        action,
        footnote: t('You’re receiving this email because you manage {{organization}}.', {
          organization,
        }),
      })
    case 'provider_ended':
      return composeEmail(context, {
        ...common,
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
    subject: t('{{name}} paused single sign-on in “{{organization}}”', {
      name: by,
      organization: organization.name,
    }),
    greeting: t('Hello {{name}},', { name: manager.first_name }),
    paragraphs: [
      t(
        'Until {{time}}, people can use “{{organization}}” without its identity provider. After that, it’s required again automatically.',
        { time: formatTime(context, until), organization: organization.name },
      ),
      t('If you didn’t expect this, contact {{name}} or another owner.', { name: by }),
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
function timeIn(context: EmailContext, { required_from, timezone }: ProviderMailing): string {
  return formatTime(context, required_from!, timezone || undefined)
}
