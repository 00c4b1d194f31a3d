import { type EmailContext, composeEmail, joinSentences, productName } from '#mail/compose-email.ts'

interface Removed {
  email: string
  firstName: string
  organization: string
}

/** This email goes to the address that the person had in the organization. */
export function memberRemovedMail(
  context: EmailContext,
  { email, firstName, organization }: Removed,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'member_removed',
    to: email,
    subject: t('You were removed from {{organization}}', { organization }),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t('You’re no longer a member of {{organization}} and can no longer access it.', {
        organization,
      }),
      t('Your account and your other organizations aren’t affected.'),
    ],
    footnote: t(
      'Didn’t expect this? Contact an admin of {{organization}}. They can invite you again.',
      { organization },
    ),
  })
}

interface Member {
  email: string
  firstName: string
  organization: string
  organizationId: string
}

export function memberSuspendedMail(
  context: EmailContext,
  { email, firstName, organization, organizationId }: Member,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'member_suspended',
    to: email,
    about: organizationId,
    subject: t('Your membership in {{organization}} was suspended', { organization }),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t(
        'You can’t use {{organization}} until an admin or owner reactivates you. Applications acting for you there have stopped working. You’ll keep your role.',
        { organization },
      ),
      t('Your account and your other organizations aren’t affected.'),
    ],
    footnote: t('Didn’t expect this? Contact an admin of {{organization}}.', { organization }),
  })
}

export function memberResumedMail(
  context: EmailContext,
  { email, firstName, organization, organizationId }: Member,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'member_resumed',
    to: email,
    about: organizationId,
    subject: t('Your membership in {{organization}} was reactivated', { organization }),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t('You can use {{organization}} again. You have the same role as before.', { organization }),
      t('Applications that acted for you in this organization will ask you to sign in again.'),
    ],
    action: { label: t('Open the organization'), url: `/organization/${organizationId}` },
    footnote: t('If you have questions, contact an admin of {{organization}}.', { organization }),
  })
}

interface Given {
  organization: string
  organizationId: string
}

interface Widened extends Given {
  /** The person who gave them the role, or the identity provider whose groups did. */
  by: { name: string } | { connection: string }
  email: string
  firstName: string
  role: 'admin' | 'owner'
}

export function roleGivenMail(context: EmailContext, given: Widened) {
  const { t } = context
  const { email, firstName, organization, organizationId, role } = given
  return composeEmail(context, {
    kind: 'role_given',
    to: email,
    subject:
      role === 'owner'
        ? t('You’re now an owner of {{organization}}', { organization })
        : t('You’re now an admin of {{organization}}', { organization }),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      newRoleSentence(context, given),
      role === 'owner'
        ? t(
            'You can manage its members, applications, and settings, and make other people owners, too.',
          )
        : t('You can manage its members, applications, and settings.'),
    ],
    action: { label: t('Open the organization'), url: `/organization/${organizationId}` },
    footnote: t('Didn’t expect this? Contact an admin of {{organization}}.', { organization }),
  })
}

function newRoleSentence({ t }: EmailContext, { organization, role, by }: Widened): string {
  if ('connection' in by) {
    const { connection } = by
    return t(
      'You’re now an admin of {{organization}}, because your groups at “{{connection}}” give you this role.',
      { organization, connection },
    )
  }
  const { name } = by
  return role === 'owner'
    ? t('You’re now an owner of {{organization}}. “{{by}}” changed your role.', {
        organization,
        by: name,
      })
    : t('You’re now an admin of {{organization}}. “{{by}}” changed your role.', {
        organization,
        by: name,
      })
}

interface Joined extends Given {
  /** The new owner's name and email address. */
  person: string
  /** The name of the person who gave them the role, or undefined if an operator did. */
  by: string | undefined
}

/** This email goes to the other owners, except the person who made the change. */
export function newOwnerMail(
  context: EmailContext,
  { organization, organizationId, person, by }: Joined,
  owner: { email: string; first_name: string },
) {
  const { config, t } = context
  return composeEmail(context, {
    kind: 'new_owner',
    to: owner.email,
    subject: t('A new owner was added to {{organization}}', { organization }),
    greeting: t('Hello {{name}},', { name: owner.first_name }),
    paragraphs: [
      joinSentences(
        t('There’s a new owner of {{organization}}: {{person}}.', { organization, person }),
        by === undefined
          ? t('An administrator of {{product}} changed their role.', {
              product: productName(config),
            })
          : t('“{{by}}” changed their role.', { by }),
      ),
      t(
        'Owners can do everything in the organization that you can. If this is a mistake, change their role on the members page.',
      ),
    ],
    action: { label: t('View members'), url: `/organization/${organizationId}/members` },
    footnote: t('You’re receiving this email because you own {{organization}} in {{product}}.', {
      organization,
      product: productName(config),
    }),
  })
}
