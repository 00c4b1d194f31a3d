import type { ExportJob } from '@accord/contract/exports.ts'
import { useState } from 'react'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { stepAnnouncement } from '../export-words.ts'
import type { Subject } from '../exports.api.ts'
import styles from '../exports.module.css'
import { ExportContents } from './export-contents.tsx'
import { ExportSteps } from './export-steps.tsx'
import { underWay } from './under-way.ts'

type ExportCardProps = {
  subject: Subject
  jobs: readonly ExportJob[]
  loading: boolean
  beginning: boolean
  /** The one that was started on this page, with the button that is then gone. */
  begunHere: string | undefined
  onBegin: () => void
}

export function ExportCard(props: ExportCardProps) {
  const { subject, jobs, loading, beginning, begunHere, onBegin } = props
  const { t } = useWords()
  const running = underWay(jobs)
  const watched = useWatched(jobs, running)

  return (
    <Card
      title={t('New export')}
      description={t(
        'It is made in the background from the data of one moment. The file can be downloaded for 7 days; then it is deleted.',
      )}
      footer={
        running ? (
          <p className={styles.inProgress}>{t('Your export is in progress...')}</p>
        ) : loading ? (
          <Skeleton shape="control" width="short" />
        ) : (
          <Button variant="primary" pending={beginning} onClick={onBegin}>
            {t('Export')}
          </Button>
        )
      }
    >
      <ExportContents subject={subject} />
      {/* There from the start, or its first words would not be heard. */}
      <p className="visually-hidden" role="status">
        {watched && stepAnnouncement(watched.currentStep, t)}
      </p>
      {watched && <ExportSteps job={watched} takesFocus={begunHere === watched.id} />}
    </Card>
  )
}

/** The export that was last under way during this visit: its end is shown as well. */
function useWatched(
  jobs: readonly ExportJob[],
  running: ExportJob | undefined,
): ExportJob | undefined {
  const [seen, setSeen] = useState<string>()
  if (running && running.id !== seen) setSeen(running.id)
  return jobs.find(({ id }) => id === seen)
}
