import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { useWords } from '../../language/words.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { errorReference } from '../error-reference.ts'

type Page = { data: readonly unknown[] }

type ListViewProps<Data extends Page> = {
  query: UseQueryResult<Data>
  /** What could not be done, when it could not: 'Unable to load your sessions.' */
  failure: string
  loadingLabel: string
  /** In the shape of what comes. */
  skeleton: ReactNode
  /** In place of a list without rows. */
  empty: ReactNode
  children: (page: Data) => ReactNode
}

/** The four states of a list: loading, an error with a Retry, empty, filled. */
export function ListView<Data extends Page>(props: ListViewProps<Data>) {
  const { query, failure, loadingLabel, skeleton, empty, children } = props
  const { t } = useWords()

  if (query.data !== undefined) return query.data.data.length > 0 ? children(query.data) : empty
  if (!query.isError) return <Loading label={loadingLabel}>{skeleton}</Loading>
  return (
    <ErrorState
      plain
      title={failure}
      retryLabel={t('Retry')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      reference={errorReference(query.error, t)}
    >
      {t(explainError(query.error))}
    </ErrorState>
  )
}
