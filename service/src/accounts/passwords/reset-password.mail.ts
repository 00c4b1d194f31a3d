import { retention } from '@accord/contract/retention.ts'
import { letter } from '#mail/letter.ts'
import type { Config } from '#config/config.ts'
import type { UserRow } from '#data/users/accounts.store.ts'

export function resetPasswordMail(config: Config, user: UserRow, code: string) {
  const url = new URL('/reset_password/', config.publicUrl)
  url.search = new URLSearchParams({ token: code, email: user.email }).toString()
  // Of an account that was never verified not even the name is kept: the page then asks for it.
  if (!user.email_verified_at) url.searchParams.set('names', '1')
  return letter(config, {
    kind: 'reset_password',
    to: user.email,
    subject: 'Reset your password',
    // Before the address is proved, the name may be a stranger's words.
    greeting: user.email_verified_at ? `Hello ${user.first_name},` : 'Hello,',
    paragraphs: [
      'Somebody, probably you, asked to reset the password of your account. You can choose a new one now.',
    ],
    action: { label: 'Choose a new password', url: url.href },
    footnote: `The link works once, for ${retention.codes.periods.reset}. If you did not ask for it, ignore this mail: your password stays as it is.`,
  })
}
