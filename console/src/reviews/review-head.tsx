import type { AccessReview } from '@accord/contract/access-reviews.ts'
import { useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { useWords } from '../language/words.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/use-now.ts'
import { CloseReviewDialog } from './close-review-dialog.tsx'
import { Progress } from './review-status.tsx'
import { stateName } from './review-words.ts'
import { cancelMutation, type Which } from './reviews.api.ts'
import styles from './reviews.module.css'

/** How far it is, and how it ends. */
export function ReviewHead({ which, review }: { which: Which; review: AccessReview }) {
  const { t } = useWords()
  const now = useNow()
  const [closing, setClosing] = useState(false)
  const { state, counts, startedAt, startedBy, endedAt, endedBy } = review
  const cancelling = useAction({
    ...cancelMutation(which),
    ask: () => ({
      title: t('Discard this review?'),
      message: t('Nothing ends, and what was decided in it is forgotten.'),
      action: t('Discard the review'),
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
              {t('Discard the review')}
            </Button>
            {state === 'open' && (
              <Button
                variant="primary"
                aria-disabled={counts.undecided > 0}
                onClick={() => setClosing(true)}
              >
                {t('Close the review…')}
              </Button>
            )}
          </>
        )
      }
    >
      {state === 'open' && <Progress review={review} />}
      <p className={styles.faint}>
        {t('Started by {{name}}', { name: startedBy })} <RelativeTime value={startedAt} now={now} />
        {endedAt && (
          <>
            {' · '}
            {state === 'cancelled'
              ? t('Discarded by {{name}}', { name: endedBy ?? '' })
              : t('Closed by {{name}}', { name: endedBy ?? '' })}{' '}
            <RelativeTime value={endedAt} now={now} />
          </>
        )}
      </p>
      {state === 'open' && (
        <p className={styles.faint}>
          {t('What you revoke ends when the review is closed.')}{' '}
          {counts.undecided > 0 && t('It can be closed once everything is decided.')}
        </p>
      )}
      {closing && (
        <CloseReviewDialog which={which} review={review} onClose={() => setClosing(false)} />
      )}
    </Card>
  )
}
