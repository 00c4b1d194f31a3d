import { graceDays } from '@accord/contract/deletions.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Config } from '#config/config.ts'
import {
  composeEmail,
  productName,
  formatTime,
  securityFootnote,
  signInDetails,
} from '#mail/compose-email.ts'
import type { Caller } from '#caller.ts'

type To = Pick<UserRow, 'id' | 'email' | 'first_name'>

/** Sent immediately, so that a person who didn't request the deletion can undo it. Without `caller` for a command. */
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
      `You were signed out everywhere, and applications can no longer act for you. On ${formatTime(to.removed_from!)}, we’ll permanently delete your account and everything ${productName(config)} knows about you.`,
      'If this wasn’t you, sign in, select “Restore account”, and change your password now.',
      'If you change your mind before then, you can keep your account in the same way. If you forgot your password, choose a new one first.',
    ],
    ...(caller && { facts: signInDetails(caller) }),
    action: { label: 'Sign in', url: new URL('/sign-in', config.publicUrl).href },
    footnote: `The ${graceDays.account}-day wait gives you time to stop this if it wasn’t you.`,
  })
}

/** An operator deleted the account without a grace period. */
export function accountPurgedImmediatelyMail(config: Config, to: To) {
  return composeEmail(config, {
    kind: 'account_deleted',
    to: to.email,
    about: to.id,
    subject: 'Your account was deleted',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `An administrator of ${productName(config)} deleted your account. We’re permanently deleting it and everything we know about you.`,
    ],
    footnote: `Didn’t expect this? Contact ${config.brand.supportEmail}.`,
  })
}

/** The last email, once the account can't be restored. It's sent before the address is deleted. */
export function accountPurgedMail(config: Config, to: To) {
  return composeEmail(config, {
    kind: 'account_removed',
    to: to.email,
    about: to.id,
    subject: 'Your account was permanently deleted',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `Your account was deleted ${graceDays.account} days ago and wasn’t restored. We’ve now permanently deleted it and everything ${productName(config)} knows about you. Other people will see “Former member” instead of your name.`,
      'This is the last email we’ll send you.',
    ],
    footnote: `Didn’t expect this? Contact ${config.brand.supportEmail}.`,
  })
}

export function accountDeletionCanceledMail(config: Config, to: To, caller: Caller) {
  return composeEmail(config, {
    kind: 'account_kept',
    to: to.email,
    about: to.id,
    subject: 'We’ve canceled your account deletion',
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      'Your account won’t be deleted. You’re back in your organizations. Applications you had approved will ask for your approval again.',
      'If this wasn’t you, someone knows your password. Change it now.',
    ],
    facts: signInDetails(caller),
    action: { label: 'Open your account', url: new URL('/user/account', config.publicUrl).href },
    footnote: securityFootnote,
  })
}

interface NewOwner {
  email: string
  firstName: string
  organization: { id: string; name: string }
  /** Who made them an owner. Undefined if an operator did. */
  by: string | undefined
}

/** Goes to the person whom an operator, or an owner who deleted their account, made an owner. */
export function becameOwnerMail(config: Config, { email, firstName, organization, by }: NewOwner) {
  const why =
    by === undefined
      ? `An administrator of ${productName(config)} made you an owner of ${organization.name}.`
      : `You’re now an owner of ${organization.name}, because ${by} deleted their account and chose you.`
  return composeEmail(config, {
    kind: 'became_owner',
    to: email,
    subject: `You’re now an owner of ${organization.name}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      why,
      'You can manage its members, applications, and settings, and make other people owners, too.',
    ],
    action: {
      label: 'Open the organization',
      url: new URL(`/organization/${organization.id}`, config.publicUrl).href,
    },
    footnote: `Didn’t expect this? Contact ${config.brand.supportEmail}.`,
  })
}
