import History from 'lucide-react/icons/history'
import { useRef } from 'react'
import { explainError } from '../../api/api-error.ts'
import type { AppPath } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EntryList, EntrySkeletons } from '../../ui/layout/entry-list.tsx'
import { type Subject, exportsPerPage, exportsQuery, isInProgress } from '../exports.api.ts'
import styles from '../exports.module.css'
import { ExportEntry } from './export-entry.tsx'
import type { ExportJob } from '@accord/contract/exports.ts'
import { useQuery } from '@tanstack/react-query'
import { usePolling } from '../../pages/use-polling.ts'

type ExportHistoryProps = {
  subject: Subject
  exported: ReturnType<typeof useExports>
  page: number
  hrefOf: (page: number) => AppPath
  /** Retries the latest export if it failed and none is running. */
  tryAgain:
    | { failed: string | undefined; beginning: boolean; onBegin: () => Promise<void> }
    | undefined
}

export function ExportHistory(props: ExportHistoryProps) {
  const { subject, exported, page, hrefOf, tryAgain } = props
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const failure = t('Error when fetching data export history')

  return (
    <Card title={t('History')}>
      {exported.data && exported.error && (
        // The list may be outdated.
        <div className={styles.outdated}>
          <Notice kind="warning" title={failure}>
            {t(explainError(exported.error))}
          </Notice>
        </div>
      )}
      <PagedList
        query={exported}
        page={page}
        perPage={exportsPerPage}
        hrefOf={hrefOf}
        pagesLabel={t('Exports pagination')}
        failure={failure}
        loadingLabel={t('Loading history…')}
        skeleton={<EntrySkeletons count={2} />}
        empty={<NoExports />}
      >
        {(jobs) => (
          <EntryList ref={list} label={t('Exports')}>
            {jobs.map((job) => (
              <ExportEntry
                key={job.id}
                subject={subject}
                job={job}
                onDeleted={() => list.current?.focus()}
                action={
                  tryAgain?.failed === job.id && (
                    <Button
                      size="small"
                      pending={tryAgain.beginning}
                      onClick={() => void tryAgain.onBegin()}
                    >
                      {t('Try again')}
                    </Button>
                  )
                }
              />
            ))}
          </EntryList>
        )}
      </PagedList>
    </Card>
  )
}

function NoExports() {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('No exports yet')} icon={<History size={20} />}>
      {t("Your exports will appear here. You can download each file until it's deleted.")}
    </EmptyState>
  )
}

const second = 1000
const slowest = 10 * second
const atRest = 15 * second

/**
 * Returns the milliseconds until the next poll. A running export is polled often at first, and later at intervals of
 * one twentieth of its age.
 */
export function pollInterval(
  jobs: readonly Pick<ExportJob, 'currentStep' | 'createdAt'>[],
  now = Date.now(),
): number {
  const running = isInProgress(jobs)
  if (!running) return atRest
  const age = now - Date.parse(running.createdAt)
  return Math.min(Math.max(age / 20, second), slowest)
}

/**
 * Loads a page of the history. It polls while the page is visible, because exports progress and other people start new
 * ones.
 */
export function useExports(subject: Subject, page: number) {
  const refetchInterval = usePolling(({ data }: { data: readonly ExportJob[] }) =>
    pollInterval(data),
  )
  return useQuery({
    ...exportsQuery(subject, page),
    refetchInterval,
    refetchOnWindowFocus: 'always',
  })
}
