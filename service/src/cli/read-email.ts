import { Email } from '@accord/contract/fields.ts'
import { StartupRefused } from '#config/startup-refused.ts'

/** As the contract writes it. */
export function readEmail(text: string): string {
  const email = Email.safeParse(text)
  if (email.success) return email.data
  throw new StartupRefused(`'${text}' is not an e-mail address.`)
}
