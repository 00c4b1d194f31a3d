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

/** Links to the page, never to the file: people must sign in and still have the role to download it. */
export function exportCompletedMail(config: Config, to: Addressee, rows: string) {
  const { name } = to.subject
  return composeEmail(config, {
    kind: 'export_completed',
    to: to.email,
    subject: `${whatIs(to)} is complete`,
    greeting: `Hello ${to.firstName},`,
    paragraphs: [
      `${whatIs(to)} is complete. It contains ${rows}.`,
      `You can download the file for ${retention.exports.periods.age}. After that, we’ll delete it.`,
    ],
    action: { label: 'View data exports', url: pageOf(config, to) },
    footnote: `You’re receiving this email because you started this export. Only people who manage ${name} can download the file. If you didn’t start it, check your organization’s activity.`,
  })
}

export function exportFailedMail(config: Config, to: Addressee, failure: string) {
  return composeEmail(config, {
    kind: 'export_failed',
    to: to.email,
    subject: `${whatIs(to)} failed`,
    greeting: `Hello ${to.firstName},`,
    paragraphs: [`${whatIs(to)} couldn’t be completed. ${failure}`, 'Nothing was exported.'],
    action: { label: 'View data exports', url: pageOf(config, to) },
    footnote: 'You’re receiving this email because you started this export.',
  })
}

function whatIs({ subject: { type, name } }: Addressee): string {
  return type === 'access' ? `Your access report for ${name}` : `Your data export of ${name}`
}

function pageOf({ publicUrl }: Config, { subject: { type, id } }: Addressee): string {
  const of = type === 'network' ? 'network' : 'organization'
  return new URL(`/${of}/${id}/data-export`, publicUrl).href
}

/** Links to the page, never to the file: people must sign in to download it. */
export function dataReadyMail(config: Config, { email, firstName }: Addressee) {
  return composeEmail(config, {
    kind: 'data_export_completed',
    to: email,
    subject: 'Your data is ready to download',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'The file with your data is ready.',
      `You can download it for ${retention.exports.periods.age}. After that, we’ll delete it.`,
    ],
    action: { label: 'Open your account', url: personalPageOf(config) },
    footnote:
      'You’re receiving this email because you requested this file. Only you can download it. If you didn’t request it, change your password and check your account’s activity.',
  })
}

export function dataFailedMail(config: Config, { email, firstName }: Addressee, failure: string) {
  return composeEmail(config, {
    kind: 'data_export_failed',
    to: email,
    subject: 'We couldn’t collect your data',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `The file with your data couldn’t be completed. ${failure}`,
      'You can request it again at any time.',
    ],
    action: { label: 'Open your account', url: personalPageOf(config) },
    footnote: 'You’re receiving this email because you requested this file.',
  })
}

function personalPageOf({ publicUrl }: Config): string {
  return new URL('/user/account', publicUrl).href
}
