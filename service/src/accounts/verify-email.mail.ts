import { letter, productName } from '#mail/letter.ts'
import type { Config } from '../config.ts'
import type { UserRow } from './accounts.store.ts'

export function verifyEmailMail(config: Config, user: UserRow, code: string) {
  return letter(config, {
    kind: 'verify_email',
    to: user.email,
    subject: 'Verify your e-mail address',
    greeting: `Hello ${user.first_name},`,
    paragraphs: [
      `Welcome to ${productName(config)}. Please confirm that this is your e-mail address, and your account is ready to use.`,
    ],
    action: {
      label: 'Verify e-mail address',
      url: new URL(`/verify-email/${code}`, config.publicUrl).href,
    },
    footnote:
      'The link works once, for 24 hours. If you did not create an account, ignore this mail: without the link nobody can use your address.',
  })
}
