import { type ExportJob, isExportDone } from '@accord/contract/exports.ts'
import Download from 'lucide-react/icons/download'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Entry } from '../../ui/layout/entry-list.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/use-now.ts'
import { deleteDataMutation, downloadDataMutation } from './data.api.ts'

/** The file that was asked for last, whatever became of it. */
export function DataEntry({ job }: { job: ExportJob }) {
  const { t } = useWords()
  const now = useNow()
  const downloading = useAction(downloadDataMutation)
  const deleting = useAction({ ...deleteDataMutation, done: t('File deleted') })
  const { currentStep, createdAt, file, failure } = job
  const available = file?.available

  return (
    <Entry
      icon={<Download size={16} />}
      tone={failure ? 'warning' : undefined}
      title={
        <span aria-live="polite">
          {file?.name ?? (isExportDone(currentStep) ? t('Failed') : t('In progress'))}
        </span>
      }
      action={
        available && (
          <>
            <Button
              size="small"
              pending={downloading.pending}
              onClick={() => void downloading.run(job)}
            >
              {t('Download')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              pending={deleting.pending}
              onClick={() => void deleting.run(job)}
            >
              {t('Delete now')}
            </Button>
          </>
        )
      }
    >
      <span>
        {t('Asked for')} <RelativeTime value={createdAt} now={now} />
      </span>
      {failure && <span>{t(failure)}</span>}
      {file && (
        <span>
          {available ? (
            <>
              {t('Expires')} <RelativeTime value={file.expiresAt} now={now} />
            </>
          ) : (
            t('The file is no longer there.')
          )}
        </span>
      )}
    </Entry>
  )
}
