import type { AccessReview } from '@accord/contract/access-reviews.ts'
import { useRef } from 'react'
import { useAction } from '../actions/use-action.ts'
import { ExportEntry } from '../exports/history/export-entry.tsx'
import { useWords } from '../language/words.ts'
import { renderLink } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { EntryList } from '../ui/layout/entry-list.tsx'
import { isMoving, type Which, writeFileMutation } from './reviews.api.ts'
import styles from './reviews.module.css'

/** What came of it, and the signed file that tells it. */
export function ReviewResult({ which, review }: { which: Which; review: AccessReview }) {
  const { t } = useWords()
  const list = useRef<HTMLUListElement>(null)
  const writing = useAction(writeFileMutation(which))
  const { counts, file } = review
  const { organizationId: id } = which
  const subject = { type: 'access', id, organizationId: id } as const

  return (
    <Card title={t('Result')}>
      <p role="status" className={styles.result}>
        {review.state === 'closing'
          ? t('{{done}} of {{revoke}} are ended…', {
              done: counts.ended + counts.gone + counts.refused,
              revoke: counts.revoke,
            })
          : t('{{keep}} kept, {{ended}} ended, {{gone}} had gone, {{refused}} refused.', counts)}
      </p>
      {file && (
        <p className={styles.result}>
          {renderLink({
            href: '/user/proof',
            className: undefined,
            children: t('Check a file in your browser'),
          })}
        </p>
      )}
      {file && (
        <EntryList ref={list} label={t('The signed file')}>
          <ExportEntry
            subject={subject}
            job={file}
            onDeleted={() => list.current?.focus()}
            action={undefined}
          />
        </EntryList>
      )}
      {review.state === 'closed' && !file?.file?.available && !isMoving(review) && (
        <div className={styles.again}>
          <Button pending={writing.pending} onClick={() => void writing.run()}>
            {t('Write the file again')}
          </Button>
        </div>
      )}
    </Card>
  )
}
