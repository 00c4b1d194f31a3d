import type { ExportJob } from '@accord/contract/exports.ts'
import { formatAbsoluteTime, useNow } from '../../ui/text/format-time.ts'
import { useAction } from '../../actions/use-action.ts'
import { ApiError, explainError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { NamedLabel, Translated } from '../../i18n/translated.tsx'
import { type Subject, deleteExportFileMutation, downloadExportMutation } from '../exports.api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { MonoValue } from '../../ui/text/credential.tsx'
import styles from '../exports.module.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import FileDown from 'lucide-react/icons/file-down'
import History from 'lucide-react/icons/history'
import type { ReactNode } from 'react'
import { Entry } from '../../ui/layout/entry-list.tsx'
import { RelativeTime, TimeSentence } from '../../ui/text/relative-time.tsx'
import { formatRowCount } from '../../i18n/format-row-count.ts'
import { stepName } from '../export-labels.ts'

/** Returns a file's name for screen readers. The time distinguishes files from the same day. */
function formatExportFile({ file, createdAt }: ExportJob, language: string): string {
  return `${file?.name}, ${formatAbsoluteTime(new Date(createdAt), language)}`
}

function useDownload(subject: Subject) {
  const { t } = useTranslation()
  return useAction({
    ...downloadExportMutation(subject),
    // Browsers show their own downloads. A message is needed only if the page wrote the file itself.
    done: (how, { file }: ExportJob) =>
      how === 'written' ? t('{{name}} saved', { name: file?.name ?? '' }) : undefined,
    failed: (error) => {
      const reason = error instanceof ApiError ? ` ${t(explainError(error))}` : ''
      return t("We couldn't download the file.") + reason
    },
  })
}

function useDeleteFile(subject: Subject, onDeleted: () => void) {
  const { t } = useTranslation()
  return useAction({
    ...deleteExportFileMutation(subject),
    ask: ({ file }: ExportJob) => ({
      title: t('Delete {{name}}?', { name: file?.name ?? '' }),
      message: t('No one will be able to download {{name}}. Its entry stays in the history.', {
        name: file?.name ?? '',
      }),
      action: t('Delete now'),
      danger: true,
    }),
    done: t('File deleted'),
    after: onDeleted,
  })
}

/** Shows a download button. It's rendered only if the export's file is available. */
function DownloadButton({ subject, job }: { subject: Subject; job: ExportJob }) {
  const { t, language } = useTranslation()
  const downloading = useDownload(subject)
  return (
    <Button size="small" pending={downloading.pending} onClick={() => void downloading.run(job)}>
      <NamedLabel text={t('Download {{name}}')} name={formatExportFile(job, language)} />
    </Button>
  )
}

type ChecksumProps = { label: string; value: string; copyLabel: string }

/** Shows a SHA-256 digest on one line, to compare or copy. */
export function Checksum({ label, value, copyLabel }: ChecksumProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.checksum}>
      <span>{label}</span>
      <MonoValue value={value} />
      <CopyButton
        value={value}
        label={copyLabel}
        copiedLabel={t('Copied!')}
        failedLabel={t("We couldn't copy it automatically. Select the text and copy it manually.")}
      />
    </div>
  )
}

type ExportFileProps = {
  subject: Subject
  job: ExportJob
  file: NonNullable<ExportJob['file']>
  onDeleted: () => void
}

/** Shows an export's file. The digest stays after the file is deleted, but the actions don't. */
function ExportFile({ subject, job, file, onDeleted }: ExportFileProps) {
  const { t, language } = useTranslation()
  const deleting = useDeleteFile(subject, onDeleted)
  const which = formatExportFile(job, language)

  return (
    <div className={styles.file}>
      <Checksum
        label="SHA-256"
        value={file.digest}
        copyLabel={t('Copy the SHA-256 of {{which}}', { which })}
      />
      {file.available && (
        <div className={styles.actions}>
          <Button
            size="small"
            variant="quiet"
            pending={deleting.pending}
            onClick={() => void deleting.run(job)}
          >
            <NamedLabel text={t('Delete now {{name}}')} name={which} />
          </Button>
        </div>
      )}
    </div>
  )
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Formats a size in steps of a thousand, like operating systems do, such as '14.2 kB'. */
export function formatFileSize(bytes: number, locale: string): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step)
}

type ExportEntryProps = {
  subject: Subject
  job: ExportJob
  onDeleted: () => void
  /** Replaces the download button if there's no file. */
  action: ReactNode
}

export function ExportEntry({ subject, job, onDeleted, action }: ExportEntryProps) {
  const { t, language } = useTranslation()
  const now = useNow()
  const { currentStep, file, failure, requestedBy, createdAt, progress } = job
  const failed = currentStep === 'failed'
  const Icon = failed ? CircleAlert : file ? FileDown : History

  return (
    <Entry
      icon={<Icon size={16} aria-hidden="true" />}
      tone={failed ? 'warning' : undefined}
      title={
        <span className={styles.name}>
          {file?.name ?? (failed ? stepName(currentStep, t) : t('In progress'))}
        </span>
      }
      action={file?.available ? <DownloadButton subject={subject} job={job} /> : action}
      below={file && <ExportFile subject={subject} job={job} file={file} onDeleted={onDeleted} />}
    >
      <span>
        <RelativeTime value={createdAt} now={now} />
      </span>
      {requestedBy && <span>{requestedBy}</span>}
      {failure && <span>{t(failure)}</span>}
      {file && <span>{formatFileSize(file.size, language)}</span>}
      {file && <span>{formatRowCount(progress.rows, t)}</span>}
      {file && file.downloads > 0 && (
        <span>
          <Translated
            text={t('Downloads: {{count}}, most recently {{time}}', { count: file.downloads })}
            parts={{ time: <RelativeTime value={file.lastDownloadedAt!} now={now} /> }}
          />
        </span>
      )}
      {file && (
        <span>
          {file.available ? (
            <TimeSentence text={t('Expires {{time}}')} value={file.expiresAt} now={now} />
          ) : Date.parse(file.expiresAt) > now.getTime() ? (
            t('The file was deleted.')
          ) : (
            t('The file has expired.')
          )}
        </span>
      )}
    </Entry>
  )
}
