import { graceDays } from '@accord/contract/deletions.ts'
import type { UserRow } from '#accounts/accounts.store.ts'
import type { Config } from '#config.ts'
import { letter, productName } from '#mail/letter.ts'
import { timeInWords } from '#mail/time-in-words.ts'

type To = Pick<UserRow, 'email' | 'first_name'>

/** At once, because whoever did not ask for it must be able to keep it. */
export function accountDeletedMail(config: Config, to: To & Pick<UserRow, 'removed_from'>) {
  return letter(config, {
    kind: 'account_deleted',
    to: to.email,
    subject: 'Your account was deleted',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `You were signed out everywhere, and applications no longer act for you. On ${timeInWords(to.removed_from!)} your account will be removed for good, with all that ${productName(config)} knows of you.`,
      'Until then you can keep it: sign in and choose “Keep my account”. If you forgot your password, you can choose a new one first.',
    ],
    action: { label: 'Sign in', url: new URL('/sign-in', config.publicUrl).href },
    footnote: `It takes ${graceDays.account} days so that nobody can do this behind your back. If it was not you, keep your account and change your password at once.`,
  })
}

/** By an operator, who does not wait. */
export function accountRemovedAtOnceMail(config: Config, to: To) {
  return letter(config, {
    kind: 'account_deleted',
    to: to.email,
    subject: 'Your account was deleted',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `Those who run ${productName(config)} deleted your account. It is being removed for good, with all that is known of you.`,
    ],
    footnote: `If this surprises you, write to ${config.brand.supportEmail}.`,
  })
}

export function accountKeptMail(config: Config, to: To) {
  return letter(config, {
    kind: 'account_kept',
    to: to.email,
    subject: 'Your account stays',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      'It will not be removed. You have your organizations again; applications that acted for you ask you first.',
    ],
    footnote: 'If you did not do this, somebody knows your password: change it at once.',
  })
}
