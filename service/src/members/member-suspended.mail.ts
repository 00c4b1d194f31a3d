import { letter } from '#mail/letter.ts'
import type { Config } from '#config/config.ts'

interface Member {
  email: string
  firstName: string
  organization: string
  organizationId: string
}

/** Tells those whose place somebody suspended, where the organization's mail reaches them. */
export function memberSuspendedMail(
  config: Config,
  { email, firstName, organization, organizationId }: Member,
) {
  return letter(config, {
    kind: 'member_suspended',
    to: email,
    about: organizationId,
    subject: `Your place in ${organization} was suspended`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Until somebody who manages ${organization} lets you go on, you cannot do anything there, and applications that acted for you there have stopped. Your role is kept.`,
      'Your account and your other organizations are as they were.',
    ],
    footnote: `If this surprises you, ask those who manage ${organization}.`,
  })
}

export function memberResumedMail(
  config: Config,
  { email, firstName, organization, organizationId }: Member,
) {
  return letter(config, {
    kind: 'member_resumed',
    to: email,
    about: organizationId,
    subject: `You can go on in ${organization}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Your place in ${organization} is no longer suspended. You have the role that you had before.`,
      'Applications that acted for you there ask you to sign in with them again.',
    ],
    action: {
      label: 'Open the organization',
      url: new URL(`/organization/${organizationId}`, config.publicUrl).href,
    },
    footnote: `If you have questions, ask those who manage ${organization}.`,
  })
}
