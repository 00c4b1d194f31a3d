import { retention } from '@accord/contract/retention.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import type { Config } from '#config/config.ts'
import { composeEmail, signInDetails } from '#mail/compose-email.ts'

/** A sign-in from an unrecognized browser or network. The link ends the session if it wasn't the person. */
export function newSignInMail(
  config: Config,
  user: UserRow,
  { caller, at, code }: { caller: Caller; at: Date; code: string },
) {
  const url = new URL('/not-me', config.publicUrl)
  url.search = new URLSearchParams({ code }).toString()
  return composeEmail(config, {
    kind: 'new_place',
    to: user.email,
    subject: 'New sign-in to your account',
    greeting: `Hello ${user.first_name},`,
    paragraphs: [
      'Someone, probably you, just signed in to your account from a new device or network.',
      'If this wasn’t you, someone may know your password. Select “This wasn’t me” and choose a new password now.',
      'If it was you, you don’t need to do anything.',
    ],
    facts: signInDetails(caller, at),
    action: { label: 'This wasn’t me', url: url.href },
    footnote: `The button works once, within ${retention.toldSignIns.periods.age}, and signs that device out. Within ${retention.emailChanges.periods.undo}, it also removes any sign-in methods added since then.`,
  })
}
