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
          `From ${timeIn(mailing)} on, nobody can act in ${organization} by a password alone. You have no second factor yet.`,
          'A passkey or an authenticator app takes two minutes to set up. Until you do, you cannot work in this organization after that time, and neither can applications that act for you there. You are not removed, and nothing of yours is lost.',
        ],
        action,
        footnote: `This mail came because you belong to ${organization}. Those who manage it decided on this.`,
      })
    case 'second_factor_begun':
      return composeEmail(config, {
        ...told,
        subject: `A second factor is now required in ${organization}`,
        paragraphs: [
          `Since ${timeIn(mailing)}, nobody can act in ${organization} by a password alone. You have no second factor yet, so what you and applications of yours had open there has ended.`,
          'Set up a passkey or an authenticator app, and you go on where you were. You are still a member.',
        ],
        action,
        footnote: `This mail came because you belong to ${organization}. Those who manage it decided on this.`,
      })
    case 'second_factor_lifted':
      return composeEmail(config, {
        ...told,
        subject: `A second factor is no longer required in ${organization}`,
        paragraphs: [
          `You can act in ${organization} again as you sign in. A second factor still protects your account better than a password alone.`,
        ],
        footnote: `This mail came because you belong to ${organization}. If you own it and did not expect this, look at its activity.`,
      })
  }
}

/** In the organization's own time where it says which. */
function timeIn({ required_from, timezone }: SecondFactorMailing): string {
  return formatTime(required_from!, timezone || undefined)
}
