import type { UserRow } from '#data/users/accounts.store.ts'
import type { Config } from '#config/config.ts'
import { letter } from '#mail/letter.ts'

/** Tells a person that a key which exists once may exist twice. */
export function copiedPasskeyMail(
  config: Config,
  { email, first_name }: Pick<UserRow, 'email' | 'first_name'>,
  { name }: { name: string },
) {
  return letter(config, {
    kind: 'passkey_copied',
    to: email,
    subject: 'A passkey of yours was refused',
    greeting: `Hello ${first_name},`,
    paragraphs: [
      `Your passkey “${name}” was refused: it is on one device only, but counted fewer uses than before. That can mean that somebody has a copy of it.`,
      'Nobody was signed in with it. If you cannot explain it, remove the passkey and add a new one.',
    ],
    action: {
      label: 'See how you sign in',
      url: new URL('/user/account', config.publicUrl).href,
    },
    footnote: 'You get this mail because somebody tried to sign in to your account.',
  })
}
