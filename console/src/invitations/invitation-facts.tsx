import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { usePerson } from '../session/session.api.ts'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/use-now.ts'
import styles from './invitation-details.module.css'

type FactProps = {
  term: string
  /** A quieter line below. */
  meaning?: string | undefined
  /** Sentences of somebody's own, or an address: below its name, over the whole width. */
  long?: boolean
  children: ReactNode
}

/** One line of what is known of an invitation. */
export function Fact({ term, meaning, long = false, children }: FactProps) {
  return (
    <div className={long ? styles.long : undefined}>
      <dt>{term}</dt>
      <dd dir={long ? 'auto' : undefined}>
        {children}
        {meaning && <div className={styles.meaning}>{meaning}</div>}
      </dd>
    </div>
  )
}

/** Until when it can be answered, and by which account: the last of its facts. */
export function AnsweringFacts({ expiresAt }: { expiresAt: string }) {
  const { t } = useWords()
  const now = useNow()
  const { firstName, lastName, email } = usePerson()
  return (
    <>
      <Fact term={t('Expires')}>
        <RelativeTime value={expiresAt} now={now} />
      </Fact>
      <Fact term={t('Your account')} meaning={email} long>
        {firstName} {lastName}
      </Fact>
    </>
  )
}
