import { composeEmail, productName } from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'

interface EndedApproval {
  email: string
  firstName: string
  application: string
  organization: string
  /** Who revoked it. Undefined for contacts, who don't learn about the organization's people. */
  by?: string | undefined
}

/** Goes to a person whose approval an admin or owner revoked. */
export function approvalEndedMail(
  config: Config,
  { email, firstName, application, organization, by }: EndedApproval,
) {
  const who = by ?? 'an admin or owner'
  return composeEmail(config, {
    kind: 'approval_ended',
    to: email,
    subject: `An application can no longer act for you in ${organization}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Your approval for the application “${application}” in ${organization} was revoked by ${who}.`,
      'The application can no longer do anything there in your name, and we signed it out. Your other approvals aren’t affected.',
    ],
    action: {
      label: 'View your applications',
      url: new URL('/user/account', config.publicUrl).href,
    },
    footnote: `You’re receiving this email because you had approved this application. If you still need it, contact an admin of ${organization}.`,
  })
}

interface ApprovalsEndedByRule {
  email: string
  first_name: string
  organization_name: string
  applications: readonly string[]
}

/** Any more are only counted, to keep the email short. */
const maxNamed = 10

/** One email for all approvals that a person lost when their organization changed its policy. */
export function approvalsEndedMail(
  config: Config,
  { email, first_name, organization_name, applications }: ApprovalsEndedByRule,
) {
  const named = applications.slice(0, maxNamed).map((name) => `“${name}”`)
  const others = applications.length - named.length
  const all = others > 0 ? [...named, `${others} more`] : named
  return composeEmail(config, {
    kind: 'approvals_ended',
    to: email,
    subject: `Applications can no longer act for you in ${organization_name}`,
    greeting: `Hello ${first_name},`,
    paragraphs: [
      `Members of ${organization_name} can now approve only applications that it has authorized. We revoked your approvals for: ${all.join(', ')}.`,
      'If you still need one of them, sign in to it again. You can then request it from an admin.',
    ],
    footnote: `You’re receiving this email because you belong to ${organization_name} in ${productName(config)}. Its owners made this decision.`,
  })
}
