import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { errorReference } from '../../pages/error-reference.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { contentsQuery, type Subject } from '../exports.api.ts'
import styles from '../exports.module.css'
import { Inside } from './inside.tsx'

/** Asked for only when somebody looks: the rows are counted for it. */
export function ExportContents({ subject }: { subject: Subject }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const contents = useQuery({ ...contentsQuery(subject), enabled: open })

  return (
    <details
      className={styles.contents}
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary>{t('What is inside')}</summary>
      {contents.data ? (
        <Inside contents={contents.data} />
      ) : contents.error ? (
        <ErrorState
          plain
          title={t('Unable to tell what is inside.')}
          retryLabel={t('Retry')}
          onRetry={() => void contents.refetch()}
          retrying={contents.isFetching}
          reference={errorReference(contents.error, t)}
        >
          {t(explainError(contents.error))}
        </ErrorState>
      ) : (
        <Loading label={t('Loading…')}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
        </Loading>
      )}
    </details>
  )
}
