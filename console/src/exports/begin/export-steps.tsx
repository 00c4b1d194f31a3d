import type { ExportJob } from '@accord/contract/exports.ts'
import { useEffect, useRef } from 'react'
import { type Translate, useWords } from '../../language/words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { CheckIcon } from '../../ui/text/inline-icons.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/use-now.ts'
import { goodSteps, stepName } from '../export-words.ts'
import styles from '../exports.module.css'

type ExportStepsProps = { job: ExportJob; takesFocus: boolean }

/** How far an export is, and at last what became of it. */
export function ExportSteps({ job, takesFocus }: ExportStepsProps) {
  const { t, language } = useWords()
  const now = useNow()
  const place = useRef<HTMLDivElement>(null)
  const { currentStep, createdAt, requestedBy, failure } = job

  // The button that was pressed is gone.
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])

  return (
    <div ref={place} className={styles.progress} tabIndex={-1}>
      {currentStep === 'failed' ? (
        <Notice kind="error" title={t('The export failed')}>
          {t(failure ?? '')}
        </Notice>
      ) : (
        <>
          <Timeline current={goodSteps.indexOf(currentStep)} />
          <ProgressBar label={progressInWords(job, t, language)} value={progressOf(job)} />
        </>
      )}
      <p className={styles.by}>
        {requestedBy ? t('Started by {{name}}', { name: requestedBy }) : t('Started')}{' '}
        <RelativeTime value={createdAt} now={now} />
      </p>
    </div>
  )
}

function Timeline({ current }: { current: number }) {
  const { t } = useWords()
  const done = (index: number) => index < current || current === goodSteps.length - 1
  return (
    <div className={styles.frame}>
      <ol className={styles.steps} aria-label={t('Steps of the export')}>
        {goodSteps.map((step, index) => (
          <li
            key={step}
            className={classNames(
              styles.step,
              done(index) ? styles.done : index === current && styles.current,
            )}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.mark}>{done(index) && <CheckIcon />}</span>
            <span>
              {stepName(step, t)}
              {done(index) && <span className="visually-hidden">, {t('done')}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function progressInWords({ currentStep, progress }: ExportJob, t: Translate, language: string) {
  if (currentStep === 'queued') return t('Waiting for its turn')
  if (currentStep === 'completed') return t('The file is in the history below.')
  if (progress.total === null) return t('Counting the rows')
  return t('{{rows}} of {{total}} rows', {
    rows: progress.rows.toLocaleString(language),
    total: progress.total.toLocaleString(language),
  })
}

/** From 0 to 1. */
function progressOf({ currentStep, progress: { rows, total } }: ExportJob): number {
  if (currentStep === 'sealing' || currentStep === 'completed') return 1
  return total ? rows / total : 0
}
