import { formatTime } from '#i18n/format.ts'
import { type EmailContext, composeEmail } from '#mail/compose-email.ts'
import type { PolicyMailing } from '#mailings/policy-mailings.store.ts'

export type SecondFactorKind =
  | 'second_factor_announced'
  | 'second_factor_begun'
  | 'second_factor_lifted'

interface Addressee {
  email: string
  first_name: string
}

export function secondFactorPolicyMail(
  context: EmailContext,
  mailing: PolicyMailing & { kind: SecondFactorKind },
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
  const action = { label: t('Set up a second factor'), url: '/user/account' }
  switch (mailing.kind) {
    case 'second_factor_announced':
      return composeEmail(context, {
        ...common,
        subject: t('A second factor will be required in “{{organization}}”', { organization }),
        paragraphs: [
          t(
            'Starting {{time}}, no one will be able to use “{{organization}}” with only a password. You haven’t set up a second factor yet.',
            { time: timeIn(context, mailing), organization },
          ),
          t(
            'Setting up a passkey or an authenticator app takes about two minutes. If you don’t have one by then, neither you nor applications acting for you will be able to use the organization. You’ll still be a member, and you won’t lose any data.',
          ),
        ],
        action,
        footnote: t(
          'You’re receiving this email because you belong to “{{organization}}”. Its owners added this requirement.',
          { organization },
        ),
      })
    case 'second_factor_begun':
      return composeEmail(context, {
        ...common,
        subject: t('A second factor is now required in “{{organization}}”', { organization }),
        paragraphs: [
          t(
            'Since {{time}}, no one has been able to access “{{organization}}” with only a password. You haven’t set up a second factor, so you and the applications acting for you have lost access to it.',
            { time: timeIn(context, mailing), organization },
          ),
          t(
            'To get access again, set up a passkey or an authenticator app. You’re still a member.',
          ),
        ],
        action,
        footnote: t(
          'You’re receiving this email because you belong to “{{organization}}”. Its owners added this requirement.',
          { organization },
        ),
      })
    case 'second_factor_lifted':
      return composeEmail(context, {
        ...common,
        subject: t('A second factor is no longer required in “{{organization}}”', { organization }),
        paragraphs: [
          t(
            'You can now use “{{organization}}” without a second factor. However, a second factor protects your account better than a password alone.',
            { organization },
          ),
        ],
        footnote: t(
          'You’re receiving this email because you belong to “{{organization}}”. If you’re an owner and didn’t expect this, check the organization’s activity.',
          { organization },
        ),
      })
  }
}

/** Formats the time in the organization's time zone if it has one. */
function timeIn(context: EmailContext, { required_from, timezone }: PolicyMailing): string {
  return formatTime(context, required_from!, timezone || undefined)
}
