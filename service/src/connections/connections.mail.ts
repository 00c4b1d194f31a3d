import type { Manager } from '#data/organizations/managers.store.ts'
import { composeManagerEmail } from '#organizations/manager-email.ts'
import { type EmailContext, composeEmail } from '#mail/compose-email.ts'

interface Linked {
  to: string
  firstName: string
  organization: string
  connection: string
}

/** For the member's address in the organization and their account's own. */
export function providerLinkedMail(
  context: EmailContext,
  { to, firstName, organization, connection }: Linked,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'provider_linked',
    to,
    subject: t('You can now sign in to {{organization}} with {{connection}}', {
      organization,
      connection,
    }),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t('Your membership in {{organization}} was linked to your identity at {{connection}}.', {
        organization,
        connection,
      }),
      t(
        'This gives access only to {{organization}}. Your account and your other organizations aren’t affected.',
        { organization },
      ),
    ],
    footnote: t('Didn’t expect this? Contact an admin of {{organization}}.', { organization }),
  })
}

/** For the member's previous address in the organization and their account's own. */
export function addressFollowedMail(
  context: EmailContext,
  { to, firstName, organization, connection, newEmail }: Linked & { newEmail: string },
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'address_followed',
    to,
    subject: t('Your email address in {{organization}} was changed', { organization }),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t(
        'When you signed in with {{connection}}, it sent the address {{newEmail}}. This is now your email address in {{organization}}, where you’ll get its emails.',
        { connection, newEmail, organization },
      ),
      t(
        'This affects only {{organization}}. The address that you sign in with elsewhere hasn’t changed.',
        { organization },
      ),
    ],
    footnote: t('Didn’t expect this? Contact an admin of {{organization}}.', { organization }),
  })
}

/** For everyone who manages the organization. */
export function addressConflictMail(
  context: EmailContext,
  about: {
    manager: Manager
    organization: { id: string; name: string }
    email: string
    connection: string
  },
) {
  const { t } = context
  const { organization, email, connection } = about
  return composeManagerEmail(context, about, {
    kind: 'address_conflict',
    subject: t('We rejected a sign-in to {{organization}}', { organization: organization.name }),
    paragraphs: [
      t(
        'Someone signed in through {{connection}} with the address {{email}}. This address belongs to a member who is linked to someone else there.',
        { connection, email },
      ),
      t(
        'If the address was reassigned, remove the previous member, and then invite the new person.',
      ),
    ],
    action: {
      label: t('View members'),
      path: `/organization/${organization.id}/members`,
    },
  })
}
