import { graceDays } from '@accord/contract/deletions.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import { formatPeriod, formatTime } from '#i18n/format.ts'
import {
  type EmailContext,
  composeEmail,
  productName,
  securityFootnote,
  signInDetails,
} from '#mail/compose-email.ts'
import type { Caller } from '#caller.ts'

type To = Pick<UserRow, 'id' | 'email' | 'first_name'>

/**
 * This email is sent immediately, so that a person who didn't request the deletion can undo it. There's no `caller` if
 * a command deleted the account.
 */
export function accountDeletedMail(
  context: EmailContext,
  to: To & Pick<UserRow, 'removed_from'>,
  caller?: Caller,
) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'account_deleted',
    to: to.email,
    about: to.id,
    subject: t('Your account was deleted'),
    greeting: t('Hello {{name}},', { name: to.first_name }),
    paragraphs: [
      t(
        'You were signed out everywhere, and applications can no longer act for you. On {{time}}, we’ll permanently delete your account and everything {{product}} knows about you.',
        { time: formatTime(context, to.removed_from!), product: productName(config) },
      ),
      t('If this wasn’t you, sign in, select “Restore account”, and change your password now.'),
      t(
        'If you change your mind before then, you can restore your account the same way. If you forgot your password, choose a new one first.',
      ),
    ],
    ...(caller && { facts: signInDetails(context, caller) }),
    action: { label: t('Sign in'), url: new URL('/sign-in', config.publicUrl).href },
    footnote: t('The {{count}}-day wait gives you time to stop this if it wasn’t you.', {
      count: graceDays.account,
    }),
  })
}

/** This email is sent if an operator deleted the account without a grace period. */
export function accountPurgedImmediatelyMail(context: EmailContext, to: To) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'account_deleted',
    to: to.email,
    about: to.id,
    subject: t('Your account was deleted'),
    greeting: t('Hello {{name}},', { name: to.first_name }),
    paragraphs: [
      t(
        'An administrator of {{product}} deleted your account. We’re permanently deleting it and everything we know about you.',
        { product: productName(config) },
      ),
    ],
    footnote: t('Didn’t expect this? Contact {{support}}.', { support: config.brand.supportEmail }),
  })
}

/** The last email to the person, sent when the account can no longer be restored and before the address is deleted. */
export function accountPurgedMail(context: EmailContext, to: To) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'account_removed',
    to: to.email,
    about: to.id,
    subject: t('Your account was permanently deleted'),
    greeting: t('Hello {{name}},', { name: to.first_name }),
    paragraphs: [
      t(
        'Your account was deleted {{period}} ago and wasn’t restored. We’ve now permanently deleted it and everything {{product}} knows about you. Other people will see “Former member” instead of your name.',
        {
          period: formatPeriod(context, `${graceDays.account} days`),
          product: productName(config),
        },
      ),
      t('This is the last email we’ll send you.'),
    ],
    footnote: t('Didn’t expect this? Contact {{support}}.', { support: config.brand.supportEmail }),
  })
}

export function accountDeletionCanceledMail(context: EmailContext, to: To, caller: Caller) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'account_kept',
    to: to.email,
    about: to.id,
    subject: t('We’ve canceled your account deletion'),
    greeting: t('Hello {{name}},', { name: to.first_name }),
    paragraphs: [
      t(
        'Your account won’t be deleted. You’re back in your organizations. Applications you had approved will ask for your approval again.',
      ),
      t('If this wasn’t you, someone knows your password. Change it now.'),
    ],
    facts: signInDetails(context, caller),
    action: { label: t('Open your account'), url: new URL('/user/account', config.publicUrl).href },
    footnote: securityFootnote(context),
  })
}

interface NewOwner {
  email: string
  firstName: string
  organization: { id: string; name: string }
  /** The name of the person who made them an owner, or undefined if an operator did. */
  by: string | undefined
}

/** This email goes to a new owner, chosen by an operator or by an owner who deleted their account. */
export function becameOwnerMail(
  context: EmailContext,
  { email, firstName, organization, by }: NewOwner,
) {
  const { config, t } = context
  const why =
    by === undefined
      ? t('An administrator of {{product}} made you an owner of {{organization}}.', {
          product: productName(config),
          organization: organization.name,
        })
      : t(
          'You’re now an owner of {{organization}}, because {{by}} deleted their account and chose you.',
          { organization: organization.name, by },
        )
  return composeEmail(context, {
    kind: 'became_owner',
    to: email,
    subject: t('You’re now an owner of {{organization}}', { organization: organization.name }),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      why,
      t(
        'You can manage its members, applications, and settings, and make other people owners, too.',
      ),
    ],
    action: {
      label: t('Open the organization'),
      url: new URL(`/organization/${organization.id}`, config.publicUrl).href,
    },
    footnote: t('Didn’t expect this? Contact {{support}}.', { support: config.brand.supportEmail }),
  })
}
