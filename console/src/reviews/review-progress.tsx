import type { AccessReview } from '@accord/contract/access-reviews.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Translated } from '../i18n/translated.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { decisionSentence } from './review-labels.ts'
import styles from './reviews.module.css'

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
