import type { Sent } from '@accord/contract/call.ts'
import { secondFactorNeeded } from '@accord/contract/refusal.ts'
import { useQuery } from '@tanstack/react-query'
import { explainError } from '../../api/explain-error.ts'
import { hasCode } from '../../api/refused-with.ts'
import { useWords } from '../../language/words.ts'
import { preview, type Previewing } from '../../session/preview.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { DialogContent } from '../../ui/overlays/dialog.tsx'
import { endingNames, endingWords } from './ending-words.ts'
import styles from './what-ends.module.css'

type WhatEndsProps<C extends Previewing> = {
  /** The call that would be made, and what with. */
  of: C
  sent: Sent<C>
  /** For whom; the person themselves where there is none. */
  organizationId?: string | undefined
}

/**
 * What ends, counted by the service at this moment: the `content` of a question, or below what is chosen on a page and
 * not saved yet.
 */
export function WhatEnds<C extends Previewing>({ of, sent, organizationId }: WhatEndsProps<C>) {
  const { t } = useWords()
  const asked = useQuery({
    queryKey: ['what ends', of.method, of.path, sent],
    queryFn: () => preview(of, sent, organizationId),
    // Asked anew with every question: what was true a minute ago is not.
    gcTime: 0,
  })
  const consequences = asked.data?.consequences

  return (
    <DialogContent>
      <div aria-live="polite">
        {consequences?.length === 0 && (
          <p className={styles.nothing}>{t('Nothing else ends with it.')}</p>
        )}
        {consequences && consequences.length > 0 && (
          <ul className={styles.list} aria-label={t('What ends with it')}>
            {consequences.map((consequence) => (
              <li key={consequence.kind}>
                {endingWords(consequence, t)}
                {consequence.names.length > 0 && (
                  <span className={styles.names}>{endingNames(consequence, t)}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {asked.isPending && (
        <Loading label={t('Finding out what would end…')}>
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </Loading>
      )}
      {asked.error && (
        <Notice
          kind="warning"
          action={
            <Button size="small" pending={asked.isFetching} onClick={() => void asked.refetch()}>
              {t('Retry')}
            </Button>
          }
        >
          {t('What would end is not known.')} {t(explained(asked.error))}
        </Notice>
      )}
    </DialogContent>
  )
}

/** The field names the organization that requires it, which the person may not have open. */
function explained(error: Error): string {
  const named = hasCode(error, secondFactorNeeded) && error.fields.organization
  return named || explainError(error)
}
