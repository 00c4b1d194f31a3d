import {
  type AccessReview,
  type getReviewImpact,
  nextReviewDays,
} from '@accord/contract/access-reviews.ts'
import type { ReplyOf } from '@accord/contract/call.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { labelValue, useTranslation } from '../i18n/translation.ts'
import { Translated } from '../i18n/translated.tsx'
import { Loaded } from '../pages/loaded.tsx'
import { grantKindsLabel } from '../access/access-grant-labels.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { Dialog, DialogActions, DialogContent } from '../ui/overlays/dialog.tsx'
import { type Which, cancelMutation, closeMutation, reviewImpactQuery } from './reviews.api.ts'
import styles from './reviews.module.css'
import { Card } from '../ui/layout/card.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { decisionSentence, stateName } from './review-labels.ts'

type CloseReviewDialogProps = { which: Which; review: AccessReview; onClose: () => void }

/** Shows the access that closing the review revokes, and asks when the next one is due. */
function CloseReviewDialog({ which, review, onClose }: CloseReviewDialogProps) {
  const { t } = useTranslation()
  const [next, setNext] = useState('90')
  const preview = useQuery(reviewImpactQuery(which))
  const closing = useAction({
    ...closeMutation(which),
    done: t('Review closed'),
    after: onClose,
  })
  const { revoke } = review.counts

  return (
    <Dialog
      alert
      title={t('Close this review?')}
      message={
        revoke === 0
          ? t("Nothing will change. You'll get a signed report of the decisions.")
          : t(
              "We'll revoke everything you chose to revoke. You'll get a signed report of the decisions.",
            )
      }
      onDismiss={onClose}
    >
      <DialogContent>
        <Loaded
          query={preview}
          plain
          loadingLabel={t('Checking what this affects…')}
          skeleton={<Skeleton width="long" />}
        >
          {(data) => <Impact {...data} />}
        </Loaded>
        <SelectField
          label={t('Next review')}
          value={next}
          onChange={({ target }) => setNext(target.value)}
        >
          {nextReviewDays.map((count) => (
            <option key={count} value={count}>
              {t('in {{count}} days', { count })}
            </option>
          ))}
          <option value="">{t('None planned')}</option>
        </SelectField>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button
          variant={revoke > 0 ? 'danger' : 'primary'}
          pending={closing.pending}
          disabled={!preview.data?.mayClose}
          onClick={() =>
            void closing.run(nextReviewDays.find((days) => String(days) === next) ?? null)
          }
        >
          {t('Close review')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Impact(impact: ReplyOf<typeof getReviewImpact>) {
  const { ends, gone, tokens, secrets, mayClose } = impact
  const { t } = useTranslation()
  return (
    <>
      {!mayClose && (
        <Notice kind="warning">
          {t(
            'Only an owner can close this review, because only owners can revoke some of its items.',
          )}
        </Notice>
      )}
      <ul className={styles.consequences}>
        {ends.map(({ kind, count }) => (
          <li key={kind}>{labelValue(grantKindsLabel(kind, t), count)}</li>
        ))}
        {tokens > 0 && <li>{t('Active tokens to be revoked: {{count}}', { count: tokens })}</li>}
        {secrets > 0 && (
          <li>{t("Secrets they've viewed and can still use: {{count}}", { count: secrets })}</li>
        )}
        {gone > 0 && <li>{t('Already ended: {{count}}', { count: gone })}</li>}
      </ul>
    </>
  )
}

/** Shows the review's progress, and lets managers close or discard it. */
export function ReviewHead({ which, review }: { which: Which; review: AccessReview }) {
  const { t } = useTranslation()
  const now = useNow()
  const [closing, setClosing] = useState(false)
  const { state, counts, startedAt, startedBy, endedAt, endedBy } = review
  const cancelling = useAction({
    ...cancelMutation(which),
    ask: () => ({
      title: t('Discard this review?'),
      message: t('No access will be revoked, and all decisions will be deleted.'),
      action: t('Discard review'),
      danger: true,
    }),
    done: t('Review discarded'),
  })

  return (
    <Card
      title={t('Progress')}
      action={<Chip tone={state === 'closed' ? 'success' : 'neutral'}>{stateName(state, t)}</Chip>}
      footer={
        (state === 'starting' || state === 'open') && (
          <>
            <Button
              variant="quiet"
              pending={cancelling.pending}
              onClick={() => void cancelling.run()}
            >
              {t('Discard review')}
            </Button>
            {state === 'open' && (
              <Button
                variant="primary"
                aria-disabled={counts.undecided > 0}
                onClick={() => setClosing(true)}
              >
                {t('Close review…')}
              </Button>
            )}
          </>
        )
      }
    >
      {state === 'open' && <Progress review={review} />}
      <p className={styles.faint}>
        <Translated
          text={t('Started by {{name}} {{time}}')}
          parts={{ name: startedBy, time: <RelativeTime value={startedAt} now={now} /> }}
        />
        {endedAt && (
          <>
            {' · '}
            <Translated
              text={
                state === 'cancelled'
                  ? t('Discarded by {{name}} {{time}}')
                  : t('Closed by {{name}} {{time}}')
              }
              parts={{ name: endedBy ?? '', time: <RelativeTime value={endedAt} now={now} /> }}
            />
          </>
        )}
      </p>
      {state === 'open' && (
        <p className={styles.faint}>
          {t('Nothing will be revoked until the review is closed.')}{' '}
          {counts.undecided > 0 && t('You can close it when every item has a decision.')}
        </p>
      )}
      {closing && (
        <CloseReviewDialog which={which} review={review} onClose={() => setClosing(false)} />
      )}
    </Card>
  )
}

function Progress({ review }: { review: AccessReview }) {
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
