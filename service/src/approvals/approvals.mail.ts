import { type EmailContext, composeEmail, productName } from '#mail/compose-email.ts'

interface EndedApproval {
  email: string
  firstName: string
  application: string
  organization: string
  /**
   * The name of the person who revoked the approval. It's undefined for contacts, who can't see the organization's
   * people.
   */
  by?: string | undefined
}

/** Goes to a person whose approval an admin or owner revoked. */
export function approvalEndedMail(
  context: EmailContext,
  { email, firstName, application, organization, by }: EndedApproval,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'approval_ended',
    to: email,
    subject: t('An application can no longer act for you in {{organization}}', { organization }),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      by === undefined
        ? t(
            'Your approval for the application “{{application}}” in {{organization}} was revoked by an admin or owner.',
            { application, organization },
          )
        : t(
            'Your approval for the application “{{application}}” in {{organization}} was revoked by {{by}}.',
            { application, organization, by },
          ),
      t(
        'The application can no longer act for you in this organization, and we signed it out. Your other approvals aren’t affected.',
      ),
    ],
    action: { label: t('View your applications'), url: '/user/account/applications' },
    footnote: t(
      'You’re receiving this email because you had approved this application. If you still need the application, contact an admin of {{organization}}.',
      { organization },
    ),
  })
}

interface ApprovalsEndedByPolicy {
  email: string
  first_name: string
  organization_name: string
  applications: readonly string[]
}

/** Additional applications are only counted, to keep the email short. */
const maxNamed = 10

/** Goes to a person who lost approvals when their organization changed its policy. One email lists all of them. */
export function approvalsEndedMail(
  context: EmailContext,
  { email, first_name, organization_name, applications }: ApprovalsEndedByPolicy,
) {
  const { config, language, t } = context
  const named = applications.slice(0, maxNamed).map((name) => t('“{{name}}”', { name }))
  const others = applications.length - named.length
  const all = others > 0 ? [...named, t('{{count}} more', { count: others })] : named
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
  return composeEmail(context, {
    kind: 'approvals_ended',
    to: email,
    subject: t('Applications can no longer act for you in {{organization}}', {
      organization: organization_name,
    }),
    greeting: t('Hello {{name}},', { name: first_name }),
    paragraphs: [
      t(
        'Members of {{organization}} can now approve only applications that the organization has authorized. We revoked your approvals for these applications: {{applications}}.',
        { organization: organization_name, applications: list.format(all) },
      ),
      t(
        'If you still need one of these applications, sign in to it again. You can then request access from an admin.',
      ),
    ],
    footnote: t(
      'You’re receiving this email because you belong to {{organization}} in {{product}}. Its owners changed this policy.',
      { organization: organization_name, product: productName(config) },
    ),
  })
}
