import type { ExportContents as Contents } from '@accord/contract/export-contents.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { Translated } from '../i18n/translated.tsx'
import { renderLink } from '../pages/router-link.tsx'
import { Checksum } from './history/export-entry.tsx'
import { formatShares } from '../permissions/scope-sentences.ts'
import { formatRowCount } from '../i18n/format-row-count.ts'
import { contentName, goodSteps, stepAnnouncement, stepName } from './export-labels.ts'
import styles from './exports.module.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Loaded } from '../pages/loaded.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { type Subject, contentsQuery, isInProgress } from './exports.api.ts'
import type { ExportJob } from '@accord/contract/exports.ts'
import { classNames } from '../ui/class-names.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { CheckIcon } from '../ui/text/inline-icons.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'

/** Shows what an export would contain now, and how to verify it later. */
function Inside({ contents }: { contents: Contents }) {
  const { t } = useTranslation()
  const { entities, organizations, organizationCount, signingKey } = contents

  return (
    <div className={styles.inside}>
      <dl className={styles.facts}>
        {entities.map(({ name, rows }) => (
          <div key={name}>
            <dt>{contentName(name, t)}</dt>
            <dd>{formatRowCount(rows, t)}</dd>
          </div>
        ))}
      </dl>
      {organizations.length > 0 && (
        <Organizations organizations={organizations} organizationCount={organizationCount} />
      )}
      <p>
        {t(
          'The ZIP file contains all of this data as JSON Lines and CSV, but never passwords, secrets, or tokens.',
        )}
      </p>
      <div>
        <Checksum
          label={t('Signing key')}
          value={signingKey}
          copyLabel={t("Copy the signing key's fingerprint")}
        />
        <p>
          <Translated
            text={t(
              "<link>Check a file in your browser</link>, or run this command to verify that it's unchanged and signed with this key: {{command}}",
            )}
            parts={{
              link: renderLink({ href: '/user/proof', className: undefined, children: undefined }),
              command: <code>accord verify-export FILE --signed-by KEY</code>,
            }}
          />
        </p>
      </div>
    </div>
  )
}

type OrganizationsProps = Pick<Contents, 'organizations' | 'organizationCount'>

/** Lists a network's members whose data the file contains. */
function Organizations({ organizations, organizationCount }: OrganizationsProps) {
  const { t } = useTranslation()
  const more = organizationCount - organizations.length
  return (
    <section>
      <h3 className={styles.subheading}>{t('Shared data by organization')}</h3>
      <dl className={styles.sharing}>
        {organizations.map(({ id, name, shares }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{formatShares(shares, t)}</dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p className={styles.more}>{t('and {{count}} more', { count: more })}</p>}
    </section>
  )
}

/** Loads the contents only when they're opened, because the service counts the rows for this. */
function ExportContents({ subject }: { subject: Subject }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const contents = useQuery({ ...contentsQuery(subject), enabled: open })

  return (
    <details
      className={styles.contents}
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary>{t('Contents')}</summary>
      <Loaded
        query={contents}
        plain
        failure={t("We couldn't load the contents.")}
        skeleton={
          <>
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </>
        }
      >
        {(data) => <Inside contents={data} />}
      </Loaded>
    </details>
  )
}

type ExportStepsProps = { job: ExportJob; takesFocus: boolean }

/** Shows an export's progress and then its result. */
function ExportSteps({ job, takesFocus }: ExportStepsProps) {
  const { t } = useTranslation()
  const now = useNow()
  const place = useRef<HTMLDivElement>(null)
  const { currentStep, createdAt, requestedBy, failure } = job

  // The button, which had the focus, was removed.
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
          <ProgressBar label={progressInWords(job, t)} value={progressOf(job)} />
        </>
      )}
      <p className={styles.by}>
        <Translated
          text={requestedBy ? t('Started by {{name}} {{time}}') : t('Started {{time}}')}
          parts={{ name: requestedBy, time: <RelativeTime value={createdAt} now={now} /> }}
        />
      </p>
    </div>
  )
}

function Timeline({ current }: { current: number }) {
  const { t } = useTranslation()
  const done = (index: number) => index < current || current === goodSteps.length - 1
  return (
    <div className={styles.frame}>
      <ol className={styles.steps} aria-label={t('Export steps')}>
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

function progressInWords({ currentStep, progress }: ExportJob, t: Translate) {
  if (currentStep === 'queued') return t('Waiting to start')
  if (currentStep === 'completed') return t('The file is in the history below.')
  if (progress.total === null) return t('Counting rows')
  return t('{{rows}} of {{count}} rows', {
    rows: progress.rows,
    count: progress.total,
    defaultValue_one: '{{rows}} of {{count}} row',
  })
}

/** Returns the progress from 0 to 1. */
function progressOf({ currentStep, progress: { rows, total } }: ExportJob): number {
  if (currentStep === 'sealing' || currentStep === 'completed') return 1
  return total ? rows / total : 0
}

type ExportCardProps = {
  subject: Subject
  jobs: readonly ExportJob[]
  loading: boolean
  beginning: boolean
  /** The ID of the export that was started on this page. It takes the focus from the button. */
  begunHere: string | undefined
  onBegin: () => void
}

export function ExportCard(props: ExportCardProps) {
  const { subject, jobs, loading, beginning, begunHere, onBegin } = props
  const { t } = useTranslation()
  const running = isInProgress(jobs)
  const watched = useWatched(jobs, running)

  return (
    <Card
      title={t('New export')}
      description={t(
        'We create the file in the background from a snapshot of the data. You can download it for 7 days. After that, we delete it.',
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
      {/* This element is always rendered, so that screen readers announce its first text. */}
      <p className="visually-hidden" role="status">
        {watched && stepAnnouncement(watched.currentStep, t)}
      </p>
      {watched && <ExportSteps job={watched} takesFocus={begunHere === watched.id} />}
    </Card>
  )
}

/** Returns the last running export of this visit, which stays visible when it's done. */
function useWatched(
  jobs: readonly ExportJob[],
  running: ExportJob | undefined,
): ExportJob | undefined {
  const [seen, setSeen] = useState<string>()
  if (running && running.id !== seen) setSeen(running.id)
  return jobs.find(({ id }) => id === seen)
}
