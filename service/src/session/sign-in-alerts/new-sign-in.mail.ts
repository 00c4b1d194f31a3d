import { retention } from '@accord/contract/retention.ts'
import type { UserRow } from '#data/users/accounts.store.ts'
import type { Caller } from '#caller.ts'
import type { Config } from '#config/config.ts'
import { composeEmail, signInDetails } from '#mail/compose-email.ts'

/** Tells somebody that they signed in where they never did before; whoever did not ends it from here. */
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
      'Somebody, probably you, just signed in to your account from a device or a network that it was not used with before.',
      'If this was you, there is nothing to do.',
    ],
    facts: signInDetails(caller, at),
    action: { label: 'This was not me', url: url.href },
    footnote: `The button works once, for ${retention.toldSignIns.periods.age}: it signs that device out and, for ${retention.emailChanges.periods.undo}, removes what was added to sign in with since. If it was not you, somebody knows your password: choose a new one at once.`,
  })
}
