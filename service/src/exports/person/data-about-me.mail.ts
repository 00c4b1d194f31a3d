import { retention } from '@accord/contract/retention.ts'
import type { Config } from '#config/config.ts'
import type { Addressee } from '#exports/export.mail.ts'
import { letter } from '#mail/letter.ts'

/** Leads to the page, never to the file: whoever opens it must sign in. */
export function dataReadyMail(config: Config, { email, firstName }: Addressee) {
  return letter(config, {
    kind: 'data_export_completed',
    to: email,
    subject: 'The data about you is ready',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'The file with the data about you that you asked for is ready.',
      `You can download it for ${retention.exports.periods.age}; then it is deleted.`,
    ],
    action: { label: 'Open your account', url: pageOf(config) },
    footnote:
      'Only you can download the file. If you did not ask for it, change your password and look at the activity of your account.',
  })
}

export function dataFailedMail(config: Config, { email, firstName }: Addressee, failure: string) {
  return letter(config, {
    kind: 'data_export_failed',
    to: email,
    subject: 'The data about you could not be collected',
    greeting: `Hello ${firstName},`,
    paragraphs: [`The file with the data about you was not completed. ${failure}`],
    action: { label: 'Open your account', url: pageOf(config) },
    footnote:
      'You can ask for it again at any time. This mail came because you asked for the file.',
  })
}

function pageOf({ publicUrl }: Config): string {
  return new URL('/user/account', publicUrl).href
}
