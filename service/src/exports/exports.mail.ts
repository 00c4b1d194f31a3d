import { retention } from '@accord/contract/retention.ts'
import { composeEmail } from '#mail/compose-email.ts'
import type { Config } from '#config/config.ts'
import type { ExportType } from '@accord/contract/exports.ts'
import type { Subject } from '#data/exports/exports.store.ts'

export interface Addressee {
  email: string
  firstName: string
  subject: Subject<ExportType> & { name: string }
}

/** The email links to the page and not to the file, so that the reader must sign in and still have the role. */
export function exportCompletedMail(config: Config, to: Addressee, rows: string) {
  const { name } = to.subject
  return composeEmail(config, {
    kind: 'export_completed',
    to: to.email,
    subject: `${whatIs(to)} is complete`,
    greeting: `Hello ${to.firstName},`,
    paragraphs: [
      `${whatIs(to)} that you started is complete. It holds ${rows}.`,
      `You can download the file for ${retention.exports.periods.age}; then it is deleted.`,
    ],
    action: { label: 'Open the data exports', url: pageOf(config, to) },
    footnote: `Only those who manage ${name} can download the file. If you did not start this export, look at the activity of the organization.`,
  })
}

export function exportFailedMail(config: Config, to: Addressee, failure: string) {
  return composeEmail(config, {
    kind: 'export_failed',
    to: to.email,
    subject: `${whatIs(to)} failed`,
    greeting: `Hello ${to.firstName},`,
    paragraphs: [`${whatIs(to)} that you started was not completed. ${failure}`],
    action: { label: 'Open the data exports', url: pageOf(config, to) },
    footnote: 'Nothing was exported. This mail came because you started the export.',
  })
}

function whatIs({ subject: { type, name } }: Addressee): string {
  return type === 'access'
    ? `The report of who can reach the data of ${name}`
    : `The data export of ${name}`
}

function pageOf({ publicUrl }: Config, { subject: { type, id } }: Addressee): string {
  const of = type === 'network' ? 'network' : 'organization'
  return new URL(`/${of}/${id}/data-export`, publicUrl).href
}

/** The email links to the page and not to the file, so that the reader must sign in. */
export function dataReadyMail(config: Config, { email, firstName }: Addressee) {
  return composeEmail(config, {
    kind: 'data_export_completed',
    to: email,
    subject: 'The data about you is ready',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'The file with the data about you that you asked for is ready.',
      `You can download it for ${retention.exports.periods.age}; then it is deleted.`,
    ],
    action: { label: 'Open your account', url: personalPageOf(config) },
    footnote:
      'Only you can download the file. If you did not ask for it, change your password and look at the activity of your account.',
  })
}

export function dataFailedMail(config: Config, { email, firstName }: Addressee, failure: string) {
  return composeEmail(config, {
    kind: 'data_export_failed',
    to: email,
    subject: 'The data about you could not be collected',
    greeting: `Hello ${firstName},`,
    paragraphs: [`The file with the data about you was not completed. ${failure}`],
    action: { label: 'Open your account', url: personalPageOf(config) },
    footnote:
      'You can ask for it again at any time. This mail came because you asked for the file.',
  })
}

function personalPageOf({ publicUrl }: Config): string {
  return new URL('/user/account', publicUrl).href
}
