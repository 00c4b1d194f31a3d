import { letter } from '#mail/letter.ts'
import type { Config } from '#config.ts'
import type { Subject } from '#exports/exports.store.ts'

export interface Addressee {
  email: string
  firstName: string
  subject: Subject & { name: string }
}

/** Leads to the page, never to the file: whoever opens it must sign in and still hold the role. */
export function exportCompletedMail(config: Config, to: Addressee, rows: string) {
  const { name } = to.subject
  return letter(config, {
    kind: 'export_completed',
    to: to.email,
    subject: `The data export of ${name} is complete`,
    greeting: `Hello ${to.firstName},`,
    paragraphs: [
      `The data export of ${name} that you started is complete. It holds ${rows}.`,
      'You can download the file for 7 days; then it is deleted.',
    ],
    action: { label: 'Open the data exports', url: pageOf(config, to) },
    footnote: `Only those who manage ${name} can download the file. If you did not start this export, look at the activity of the organization.`,
  })
}

export function exportFailedMail(config: Config, to: Addressee, failure: string) {
  const { name } = to.subject
  return letter(config, {
    kind: 'export_failed',
    to: to.email,
    subject: `The data export of ${name} failed`,
    greeting: `Hello ${to.firstName},`,
    paragraphs: [`The data export of ${name} that you started was not completed. ${failure}`],
    action: { label: 'Open the data exports', url: pageOf(config, to) },
    footnote: 'Nothing was exported. This mail came because you started the export.',
  })
}

function pageOf({ publicUrl }: Config, { subject: { type, id } }: Addressee): string {
  return new URL(`/${type}/${id}/data-export`, publicUrl).href
}
