import { letter } from '#mail/letter.ts'
import type { Config } from '#config/config.ts'

interface Removed {
  email: string
  firstName: string
  organization: string
}

/** Tells those who were removed, where the organization's mail reached them. */
export function memberRemovedMail(config: Config, { email, firstName, organization }: Removed) {
  return letter(config, {
    kind: 'member_removed',
    to: email,
    subject: `You were removed from ${organization}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `You are no longer a member of ${organization}, and what you could do there has ended.`,
      'Your account and your other organizations are as they were.',
    ],
    footnote: `If this surprises you, ask those who manage ${organization}. They can invite you again.`,
  })
}
