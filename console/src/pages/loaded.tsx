import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { explainError } from '../api/explain-error.ts'
import { useWords } from '../language/words.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { errorReference } from './error-reference.ts'

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** What could not be done, when it could not: 'Unable to load the rule.' The reason alone where it says enough. */
  failure?: string
  /** Inside a card, which has a border already. */
  plain?: boolean
  loadingLabel?: string
  /** In the shape of what comes. */
  skeleton?: ReactNode
  /** Absent where what is there stands elsewhere. */
  children?: (data: Data) => ReactNode
}

/** The three states of what is read: loading, an error with a Retry, there. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, failure, plain, loadingLabel, skeleton, children } = props
  const { t } = useWords()

  if (query.data !== undefined) return children?.(query.data)
  if (!query.isError) {
    return (
      <Loading label={loadingLabel ?? t('Loading…')}>
        {skeleton ?? <Skeleton shape="block" width="full" />}
      </Loading>
    )
  }
  const reason = t(explainError(query.error))
  return (
    <ErrorState
      plain={plain}
      title={failure ?? reason}
      retryLabel={t('Retry')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      reference={errorReference(query.error, t)}
    >
      {failure !== undefined && reason}
    </ErrorState>
  )
}
