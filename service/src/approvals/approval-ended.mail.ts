import { letter } from '#mail/letter.ts'
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
  return letter(config, {
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
