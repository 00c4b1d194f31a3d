import { type ExportJob, isExportDone } from '@accord/contract/exports.ts'
import Download from 'lucide-react/icons/download'
import { useAction } from '../actions/use-action.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Entry, EntryList, EntrySkeletons } from '../ui/layout/entry-list.tsx'
import { TimeSentence } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import {
  requestDataMutation,
  deleteDataMutation,
  downloadDataMutation,
  newestDataQuery,
} from './accounts.api.ts'
import { useQuery } from '@tanstack/react-query'
import { ListView } from '../pages/lists/paged-list.tsx'
import { usePolling } from '../pages/use-polling.ts'
import { Card } from '../ui/layout/card.tsx'

/** Shows the most recently requested file in any state. */
function DataEntry({ job }: { job: ExportJob }) {
  const { t } = useTranslation()
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
        <TimeSentence text={t('Requested {{time}}')} value={createdAt} now={now} />
      </span>
      {failure && <span>{t(failure)}</span>}
      {file && (
        <span>
          {available ? (
            <TimeSentence text={t('Expires {{time}}')} value={file.expiresAt} now={now} />
          ) : (
            t('The file is no longer available.')
          )}
        </span>
      )}
    </Entry>
  )
}

const day = 86_400_000
const whileMade = 2000

/** Lets people request and download a file with all data that's stored about them. */
export function DataCard() {
  const { t } = useTranslation()
  const now = useNow()
  // The page polls until the file is ready.
  const refetchInterval = usePolling(
    ({ data }: { data: readonly ExportJob[] }) =>
      data.some((job) => !isExportDone(job.currentStep)) && whileMade,
  )
  const newest = useQuery({ ...newestDataQuery, refetchInterval })
  const asking = useAction({
    ...requestDataMutation,
    done: t("We'll email you when the file is ready."),
  })
  const [last] = newest.data?.data ?? []
  const isMade = last && !isExportDone(last.currentStep)
  // A failed export doesn't count toward the daily limit.
  const next = new Date(last?.file ? Date.parse(last.createdAt) + day : 0)
  const tooSoon = next > now

  return (
    <Card
      title={t('Your data')}
      description={t(
        'Request a signed file with all the data we store about you, up to once a day. You can download it for 7 days.',
      )}
      footer={
        !isMade && (
          <>
            {tooSoon && (
              <span>
                <TimeSentence
                  text={t('You can request another file {{time}}')}
                  value={next}
                  now={now}
                />
              </span>
            )}
            <Button pending={asking.pending} disabled={tooSoon} onClick={() => void asking.run()}>
              {t('Request file')}
            </Button>
          </>
        )
      }
    >
      <ListView
        query={newest}
        failure={t('Unable to load your files.')}
        loadingLabel={t('Loading your files…')}
        skeleton={<EntrySkeletons count={1} />}
        empty={null}
      >
        {({ data }) => (
          <EntryList label={t('Your data')}>
            {data.map((job) => (
              <DataEntry key={job.id} job={job} />
            ))}
          </EntryList>
        )}
      </ListView>
    </Card>
  )
}
