import { graceDays } from '@accord/contract/deletions.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Config } from '#config/config.ts'
import { composeEmail, productName, formatTime, signInDetails } from '#mail/compose-email.ts'
import type { Caller } from '#caller.ts'

type To = Pick<UserRow, 'id' | 'email' | 'first_name'>

/**
 * Sent immediately, so that someone who didn't request the deletion can cancel it. A deletion by a command has no
 * device to show.
 */
export function accountDeletedMail(
  config: Config,
  to: To & Pick<UserRow, 'removed_from'>,
  caller?: Caller,
) {
  return composeEmail(config, {
    kind: 'account_deleted',
    to: to.email,
    about: to.id,
    subject: 'Your account was deleted',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `You were signed out everywhere, and applications no longer act for you. On ${formatTime(to.removed_from!)} your account will be removed for good, with all that ${productName(config)} knows of you.`,
      'Until then you can keep it: sign in and choose “Keep my account”. If you forgot your password, you can choose a new one first.',
    ],
    ...(caller && { facts: signInDetails(caller) }),
    action: { label: 'Sign in', url: new URL('/sign-in', config.publicUrl).href },
    footnote: `It takes ${graceDays.account} days so that nobody can do this behind your back. If it was not you, keep your account and change your password at once.`,
  })
}

/** Sent when an operator deletes an account without the grace period. */
export function accountPurgedImmediatelyMail(config: Config, to: To) {
  return composeEmail(config, {
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

/** The last email, when the deletion can no longer be canceled. It's sent before the address is removed. */
export function accountPurgedMail(config: Config, to: To) {
  return composeEmail(config, {
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

export function accountDeletionCanceledMail(config: Config, to: To, caller: Caller) {
  return composeEmail(config, {
    kind: 'account_kept',
    to: to.email,
    about: to.id,
    subject: 'Your account stays',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      'Your account will not be removed. You are back in your organizations; applications that acted for you ask you again first.',
    ],
    facts: signInDetails(caller),
    action: { label: 'Open your account', url: new URL('/user/account', config.publicUrl).href },
    footnote: 'If you did not do this, somebody knows your password: change it at once.',
  })
}

interface NewOwner {
  email: string
  firstName: string
  organization: { id: string; name: string }
  /** The person who transferred the organization. Undefined if an operator did. */
  by: string | undefined
}

/** Sent to the new owner of an organization. */
export function becameOwnerMail(config: Config, { email, firstName, organization, by }: NewOwner) {
  const why =
    by === undefined
      ? `Those who run this service made you an owner of ${organization.name}.`
      : `You are an owner of ${organization.name} now: ${by} deleted their account and left it to you.`
  return composeEmail(config, {
    kind: 'became_owner',
    to: email,
    subject: `You are now an owner of ${organization.name}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      why,
      'You can manage its members, its applications and its settings, and make others owners too.',
    ],
    action: {
      label: 'Open the organization',
      url: new URL(`/organization/${organization.id}`, config.publicUrl).href,
    },
    footnote: `If this surprises you, write to ${config.brand.supportEmail}.`,
  })
}
