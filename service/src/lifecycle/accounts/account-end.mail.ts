import { graceDays } from '@accord/contract/deletions.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Config } from '#config/config.ts'
import { letter, productName } from '#mail/letter.ts'
import { timeInWords } from '#mail/time-in-words.ts'
import type { Caller } from '#caller.ts'
import { whereFrom } from '#mail/where-from.ts'

type To = Pick<UserRow, 'id' | 'email' | 'first_name'>

/** At once, because whoever did not ask for it must be able to keep it. By a command, nothing is told of where. */
export function accountDeletedMail(
  config: Config,
  to: To & Pick<UserRow, 'removed_from'>,
  caller?: Caller,
) {
  return letter(config, {
    kind: 'account_deleted',
    to: to.email,
    about: to.id,
    subject: 'Your account was deleted',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `You were signed out everywhere, and applications no longer act for you. On ${timeInWords(to.removed_from!)} your account will be removed for good, with all that ${productName(config)} knows of you.`,
      'Until then you can keep it: sign in and choose “Keep my account”. If you forgot your password, you can choose a new one first.',
    ],
    ...(caller && { facts: whereFrom(caller) }),
    action: { label: 'Sign in', url: new URL('/sign-in', config.publicUrl).href },
    footnote: `It takes ${graceDays.account} days so that nobody can do this behind your back. If it was not you, keep your account and change your password at once.`,
  })
}

/** By an operator, who does not wait. */
export function accountRemovedAtOnceMail(config: Config, to: To) {
  return letter(config, {
    kind: 'account_deleted',
    to: to.email,
    about: to.id,
    subject: 'Your account was deleted',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `Those who run ${productName(config)} deleted your account. It is being removed for good, with all that is known of you.`,
    ],
    footnote: `If this surprises you, write to ${config.brand.supportEmail}.`,
  })
}

/** The last one, once nobody can keep it: it leaves before the address goes. */
export function accountRemovedMail(config: Config, to: To) {
  return letter(config, {
    kind: 'account_removed',
    to: to.email,
    about: to.id,
    subject: 'Your account is removed',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `Your account was deleted ${graceDays.account} days ago, and nobody kept it. It is now removed for good, with all that ${productName(config)} knows of you; where you acted you are called “Former member”.`,
      'This is the last letter that you get.',
    ],
    footnote: `If this surprises you, write to ${config.brand.supportEmail}.`,
  })
}

export function accountKeptMail(config: Config, to: To, caller: Caller) {
  return letter(config, {
    kind: 'account_kept',
    to: to.email,
    about: to.id,
    subject: 'Your account stays',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      'Your account will not be removed. You are back in your organizations; applications that acted for you ask you again first.',
    ],
    facts: whereFrom(caller),
    action: { label: 'Open your account', url: new URL('/user/account', config.publicUrl).href },
    footnote: 'If you did not do this, somebody knows your password: change it at once.',
  })
}
