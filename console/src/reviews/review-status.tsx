import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { pathTo } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Translated } from '../i18n/translated.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import { Button } from '../ui/buttons/button.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { Dialog, DialogActions, DialogContent } from '../ui/overlays/dialog.tsx'
import { reviewsQuery, startReviewMutation } from './reviews.api.ts'
import type { AccessReview } from '@accord/contract/access-reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { startExportMutation } from '../exports/exports.api.ts'
import { NotWhileDeleted } from '../organizations/deletion/deletion-notices.tsx'
import { LoadedPart } from '../pages/loaded.tsx'
import { renderButton, renderLink } from '../pages/router-link.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { decisionSentence } from './review-labels.ts'
import styles from './reviews.module.css'

const choices = [7, 14, 30, 60, 90]

function StartReviewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const router = useRouter()
  const [days, setDays] = useState(14)
  const starting = useAction({
    ...startReviewMutation(id),
    after: ({ id: review }) =>
      router.history.push(pathTo('/organization/$id/access/reviews/$review', { id, review })),
  })

  return (
    <Dialog
      title={t('Start a review?')}
      message={t(
        "It lists all access as it is now. Nothing is revoked until you close it. Admins and owners can decide, and we'll email them reminders.",
      )}
      onDismiss={onClose}
    >
      <DialogContent>
        <SelectField
          label={t('Due')}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {choices.map((count) => (
            <option key={count} value={count}>
              {t('in {{count}} days', { count })}
            </option>
          ))}
        </SelectField>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button
          variant="primary"
          pending={starting.pending}
          onClick={() => void starting.run(days)}
        >
          {t('Start review')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Starts or continues a review, and exports the access for auditors. */
export function ReviewActions() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { reviews, open } = useReviews(id)
  const [starting, setStarting] = useState(false)
  const exporting = useAction({
    ...startExportMutation({ type: 'access', id, organizationId: id }),
    done: t("We're creating the file. We'll email you when it's ready under Data Export."),
  })

  return (
    <>
      <LoadedPart query={reviews}>{() => null}</LoadedPart>
      <Button pending={exporting.pending} onClick={() => void exporting.run()}>
        {t('Export for auditors')}
      </Button>
      {open
        ? renderButton(
            pathTo('/organization/$id/access/reviews/$review', { id, review: open.id }),
            t('Continue review'),
            { variant: 'primary' },
          )
        : // Only once the reviews have loaded, because one may be open.
          reviews.data && (
            <NotWhileDeleted>
              <Button variant="primary" onClick={() => setStarting(true)}>
                {t('Start a review')}
              </Button>
            </NotWhileDeleted>
          )}
      {starting && <StartReviewDialog onClose={() => setStarting(false)} />}
    </>
  )
}

/** The progress of the open review, or when the next one is due. */
export function ReviewStatus() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { reviews, open } = useReviews(id)

  return (
    <LoadedPart query={reviews} failure={t("We couldn't load the reviews.")}>
      {({ data, nextDueAt }) => {
        if (open?.state === 'open' || open?.state === 'closing') {
          return (
            <Card title={t('Review')}>
              <Progress review={open} />
            </Card>
          )
        }
        const last = data.find(({ state }) => state === 'closed')
        if (open || !last) return null
        return (
          <p className={styles.next}>
            <Next dueAt={nextDueAt} last={last} organizationId={id} />
          </p>
        )
      }}
    </LoadedPart>
  )
}

function useReviews(id: string) {
  const reviews = useQuery(reviewsQuery(id))
  const open = reviews.data?.data.find(({ state }) => state !== 'closed' && state !== 'cancelled')
  return { reviews, open }
}

export function Progress({ review }: { review: AccessReview }) {
  const { t } = useTranslation()
  const now = useNow()
  const { total, undecided } = review.counts
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={decisionSentence(review, t)}
        value={total === 0 ? 1 : (total - undecided) / total}
      />
      <p className={styles.faint}>
        <Translated
          text={t('Due {{time}}')}
          parts={{ time: <RelativeTime value={review.dueAt} now={now} /> }}
        />{' '}
        {review.overdue && <Chip tone="warning">{t('Overdue')}</Chip>}
      </p>
    </div>
  )
}

type NextProps = {
  dueAt: string | null
  last: AccessReview
  organizationId: string
}

function Next({ dueAt, last, organizationId: id }: NextProps) {
  const { t } = useTranslation()
  const now = useNow()
  return (
    <>
      {dueAt && (
        <>
          <Translated
            text={t('Next review due {{time}}.')}
            parts={{ time: <RelativeTime value={dueAt} now={now} /> }}
          />{' '}
          {new Date(dueAt) < now && <Chip tone="warning">{t('Overdue')}</Chip>}{' '}
        </>
      )}
      <Translated
        text={t('Last review closed {{time}}.')}
        parts={{ time: <RelativeTime value={last.endedAt ?? last.startedAt} now={now} /> }}
      />{' '}
      {renderLink({
        href: pathTo('/organization/$id/access/reviews/$review', { id, review: last.id }),
        className: undefined,
        children: t('View results'),
      })}
    </>
  )
}
