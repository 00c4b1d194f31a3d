import { composeEmail, productName } from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'

interface EndedApproval {
  email: string
  firstName: string
  application: string
  organization: string
  /** Who revoked it; left out where that is not for them to know. */
  by?: string | undefined
}

/** Tells somebody that one who manages their organization revoked what they had approved there. */
export function approvalEndedMail(
  config: Config,
  { email, firstName, application, organization, by }: EndedApproval,
) {
  const who = by === undefined ? 'Somebody who manages it' : `${by}, who manages it,`
  return composeEmail(config, {
    kind: 'approval_ended',
    to: email,
    subject: `An application no longer acts for you in ${organization}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `You had approved that the application “${application}” acts for you in ${organization}. ${who} has revoked that.`,
      'It can no longer do anything there in your name, and is signed out. What you approved elsewhere is as it was.',
    ],
    action: {
      label: 'See your applications',
      url: new URL('/user/account', config.publicUrl).href,
    },
    footnote: `If you still need “${application}”, ask those who manage ${organization}.`,
  })
}

interface ApprovalsEndedByRule {
  email: string
  first_name: string
  organization_name: string
  /** What each of them is called. */
  applications: readonly string[]
}

/** More are counted: whoever approved so many is not helped by a longer letter. */
const maxNamed = 10

/** To somebody who approved what their organization no longer lets its people approve. One, however much it was. */
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
      `From now on, people of ${organization_name} approve only applications that it has authorized. What you had approved besides has ended: ${all.join(', ')}.`,
      'If you still need one of them, sign in to it again and ask an admin on the way.',
    ],
    footnote: `This mail came because you belong to ${organization_name} at ${productName(config)}. Those who own it decided on this.`,
  })
}
