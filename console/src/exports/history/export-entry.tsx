import type { ExportJob } from '@accord/contract/exports.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import FileDown from 'lucide-react/icons/file-down'
import History from 'lucide-react/icons/history'
import type { ReactNode } from 'react'
import { useWords } from '../../language/words.ts'
import { Entry } from '../../ui/layout/entry-list.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/use-now.ts'
import { rowsInWords } from '../../language/rows-in-words.ts'
import { stepName } from '../export-words.ts'
import type { Subject } from '../exports.api.ts'
import styles from '../exports.module.css'
import { DownloadButton } from './download-button.tsx'
import { ExportFile } from './export-file.tsx'
import { fileSize } from './file-size.ts'

type ExportEntryProps = {
  subject: Subject
  job: ExportJob
  onDeleted: () => void
  /** At its right, for one that has no file. */
  action: ReactNode
}

export function ExportEntry({ subject, job, onDeleted, action }: ExportEntryProps) {
  const { t, language } = useWords()
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
      {file && <span>{fileSize(file.size, language)}</span>}
      {file && <span>{rowsInWords(progress.rows, t, language)}</span>}
      {file && file.downloads > 0 && (
        <span>
          {t('Downloads: {{count}}, the last', { count: file.downloads })}{' '}
          <RelativeTime value={file.lastDownloadedAt!} now={now} />
        </span>
      )}
      {file && (
        <span>
          {file.available ? (
            <>
              {t('Expires')} <RelativeTime value={file.expiresAt} now={now} />
            </>
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
