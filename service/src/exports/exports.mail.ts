import { retention } from '@accord/contract/retention.ts'
import { formatPeriod } from '#i18n/format.ts'
import { type EmailContext, composeEmail, joinSentences } from '#mail/compose-email.ts'
import type { ExportType } from '@accord/contract/exports.ts'
import type { Subject } from '#data/exports/exports.store.ts'

export interface Addressee {
  email: string
  firstName: string
  subject: Subject<ExportType> & { name: string }
}

interface Failed {
  /** One of the texts in `exportFailures`. */
  failure: string
}

/** Links to the page and never to the file, because people must sign in and still have the role to download it. */
export function exportCompletedMail(
  context: EmailContext,
  to: Addressee,
  { rows }: { rows: number },
) {
  const { t } = context
  const { name } = to.subject
  const isAccess = to.subject.type === 'access'
  return composeEmail(context, {
    kind: 'export_completed',
    to: to.email,
    subject: isAccess
      ? t('Your access report for {{name}} is complete', { name })
      : t('Your data export for {{name}} is complete', { name }),
    greeting: t('Hello {{name}},', { name: to.firstName }),
    paragraphs: [
      isAccess
        ? t('Your access report for {{name}} is complete. It contains {{count}} rows.', {
            name,
            count: rows,
            defaultValue_one:
              'Your access report for {{name}} is complete. It contains {{count}} row.',
          })
        : t('Your data export for {{name}} is complete. It contains {{count}} rows.', {
            name,
            count: rows,
            defaultValue_one:
              'Your data export for {{name}} is complete. It contains {{count}} row.',
          }),
      t('You can download the file for {{period}}. After that, we’ll delete it.', {
        period: formatPeriod(context, retention.exports.periods.age),
      }),
    ],
    action: { label: t('View data exports'), url: pageOf(to) },
    footnote: t(
      'You’re receiving this email because you started this export. Only people who manage {{name}} can download the file. If you didn’t start it, check your organization’s activity.',
      { name },
    ),
  })
}

export function exportFailedMail(context: EmailContext, to: Addressee, { failure }: Failed) {
  const { t } = context
  const { name } = to.subject
  const isAccess = to.subject.type === 'access'
  return composeEmail(context, {
    kind: 'export_failed',
    to: to.email,
    subject: isAccess
      ? t('Your access report for {{name}} failed', { name })
      : t('Your data export for {{name}} failed', { name }),
    greeting: t('Hello {{name}},', { name: to.firstName }),
    paragraphs: [
      joinSentences(
        isAccess
          ? t('We couldn’t complete your access report for {{name}}.', { name })
          : t('We couldn’t complete your data export for {{name}}.', { name }),
        translateFailure(context, failure),
      ),
      t('No data was exported.'),
    ],
    action: { label: t('View data exports'), url: pageOf(to) },
    footnote: t('You’re receiving this email because you started this export.'),
  })
}

/** Returns the reason why an export failed in the recipient's language. */
function translateFailure({ t }: EmailContext, failure: string): string {
  // t('The service ran out of disk space. Please try again later.')
  // t('The export was interrupted several times. Please try again later.')
  // t('The export would be larger than this service allows.')
  // t("We couldn't create the export. Please try again later.")
  return t(failure)
}

function pageOf({ subject: { type, id } }: Addressee): string {
  const of = type === 'network' ? 'network' : 'organization'
  return `/${of}/${id}/data-export`
}

/** Links to the page and never to the file, because people must sign in to download it. */
export function dataReadyMail(context: EmailContext, { email, firstName }: Addressee) {
  const { t } = context
  return composeEmail(context, {
    kind: 'data_export_completed',
    to: email,
    subject: t('Your data is ready to download'),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      t('The file with your data is ready.'),
      t('You can download it for {{period}}. After that, we’ll delete it.', {
        period: formatPeriod(context, retention.exports.periods.age),
      }),
    ],
    action: { label: t('Open your account'), url: '/user/account/privacy' },
    footnote: t(
      'You’re receiving this email because you requested this file. Only you can download it. If you didn’t request it, change your password and check your account’s activity.',
    ),
  })
}

export function dataFailedMail(
  context: EmailContext,
  { email, firstName }: Addressee,
  { failure }: Failed,
) {
  const { t } = context
  return composeEmail(context, {
    kind: 'data_export_failed',
    to: email,
    subject: t('We couldn’t export your data'),
    greeting: t('Hello {{name}},', { name: firstName }),
    paragraphs: [
      joinSentences(
        t('We couldn’t create the file with your data.'),
        translateFailure(context, failure),
      ),
      t('You can request the file again at any time.'),
    ],
    action: { label: t('Open your account'), url: '/user/account/privacy' },
    footnote: t('You’re receiving this email because you requested this file.'),
  })
}
