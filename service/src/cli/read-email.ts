import { Email } from '@accord/contract/fields.ts'
import { StartupError } from '#config/startup-error.ts'

/** Checks an email address and normalizes it as the contract does. */
export function readEmail(text: string): string {
  const email = Email.safeParse(text)
  if (email.success) return email.data
  throw new StartupError(`'${text}' is not an email address.`)
}
