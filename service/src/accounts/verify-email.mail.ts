import { retention } from '@accord/contract/retention.ts'
import { letter, productName } from '#mail/letter.ts'
import type { Config } from '#config/config.ts'
import type { UserRow } from '#data/users/accounts.store.ts'

export function verifyEmailMail(config: Config, user: UserRow, code: string) {
  return letter(config, {
    kind: 'verify_email',
    to: user.email,
    subject: 'Verify your e-mail address',
    // Without a name: whoever signed up chose it, and may not be whom this address belongs to.
    greeting: 'Hello,',
    paragraphs: [
      `Welcome to ${productName(config)}. Please confirm that this is your e-mail address, and your account is ready to use.`,
    ],
    action: {
      label: 'Verify e-mail address',
      url: new URL(`/verify-email/${code}`, config.publicUrl).href,
    },
    footnote: `The link works once, for ${retention.codes.periods.verify}: at once in the browser you signed up with, elsewhere together with your password. If you did not create an account, ignore this mail, or open the link to discard it: nobody can use your address without you.`,
  })
}
