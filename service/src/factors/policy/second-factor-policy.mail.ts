import type { Config } from '#config/config.ts'
import { composeEmail, formatTime } from '#mail/compose-email.ts'
import type { SecondFactorKind, SecondFactorMailing } from './second-factor-mailings.store.ts'

interface Addressee {
  email: string
  first_name: string
}

export function secondFactorPolicyMail(
  config: Config,
  mailing: SecondFactorMailing & { kind: SecondFactorKind },
  to: Addressee,
) {
  const organization = `“${mailing.organization_name}”`
  const told = {
    kind: mailing.kind,
    to: to.email,
    about: mailing.organization_id,
    greeting: `Hello ${to.first_name},`,
  }
  const action = {
    label: 'Set up a second factor',
    url: new URL('/user/account', config.publicUrl).href,
  }
  switch (mailing.kind) {
    case 'second_factor_announced':
      return composeEmail(config, {
        ...told,
        subject: `A second factor will be required in ${organization}`,
        paragraphs: [
          `From ${timeIn(mailing)}, no one can use ${organization} with only a password. You haven’t set up a second factor yet.`,
          'Setting up a passkey or an authenticator app takes two minutes. If you don’t have one by then, you won’t be able to use the organization, and neither will applications acting for you there. You won’t be removed, and you won’t lose anything.',
        ],
        action,
        footnote: `You’re receiving this email because you belong to ${organization}. Its owners made this decision.`,
      })
    case 'second_factor_begun':
      return composeEmail(config, {
        ...told,
        subject: `A second factor is now required in ${organization}`,
        paragraphs: [
          `Since ${timeIn(mailing)}, no one can use ${organization} with only a password. You haven’t set up a second factor, so you and applications acting for you have lost access there.`,
          'Set up a passkey or an authenticator app to continue where you left off. Your membership isn’t affected.',
        ],
        action,
        footnote: `You’re receiving this email because you belong to ${organization}. Its owners made this decision.`,
      })
    case 'second_factor_lifted':
      return composeEmail(config, {
        ...told,
        subject: `A second factor is no longer required in ${organization}`,
        paragraphs: [
          `You can use ${organization} without a second factor. A second factor still protects your account better than a password alone.`,
        ],
        footnote: `You’re receiving this email because you belong to ${organization}. If you’re an owner and didn’t expect this, check the organization’s activity.`,
      })
  }
}

/** In the organization's time zone, if it has set one. */
function timeIn({ required_from, timezone }: SecondFactorMailing): string {
  return formatTime(required_from!, timezone || undefined)
}
