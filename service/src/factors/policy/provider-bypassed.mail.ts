import type { Owner } from '#data/organizations/managers.store.ts'
import { type EmailContext, composeEmail } from '#mail/compose-email.ts'

/** For all owners, because someone with a stolen password and second factor could avoid the provider this way. */
export function providerBypassedMail(
  context: EmailContext,
  {
    owner,
    organization,
    by,
  }: { owner: Owner; organization: { id: string; name: string }; by: string },
) {
  const { t } = context
  const { id, name } = organization
  return composeEmail(context, {
    kind: 'provider_bypassed',
    to: owner.email,
    subject: t('An owner used {{organization}} without single sign-on', { organization: name }),
    greeting: t('Hello {{name}},', { name: owner.first_name }),
    paragraphs: [
      t(
        'Your organization {{organization}} requires single sign-on. {{name}} used a second factor of their own instead, which owners are allowed to do.',
        { organization: name, name: by },
      ),
      t('If this wasn’t {{name}}, remove their owner role immediately.', { name: by }),
    ],
    action: {
      label: t('View activity'),
      url: `/organization/${id}/activity`,
    },
    footnote: t('You’re receiving this email because you own {{organization}}.', {
      organization: name,
    }),
  })
}
