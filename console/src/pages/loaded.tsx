import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { explainError, offline } from '../api/api-error.ts'
import { useTranslation } from '../i18n/translation.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { errorReference } from './error-page.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** The message if loading fails, such as 'Unable to load the policy.' If it's undefined, only the reason is shown. */
  failure?: string
  /** Whether this is inside a card, which already has a border. */
  plain?: boolean
  loadingLabel?: string
  skeleton?: ReactNode
  /** This is undefined if the data is rendered elsewhere. */
  children?: (data: Data) => ReactNode
}

/** Shows the three states of a query: loading, error with Retry, and loaded. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, failure, plain, loadingLabel, skeleton, children } = props
  const { t } = useTranslation()

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

type LoadedPartProps<Data> = {
  query: UseQueryResult<Data>
  /** A message such as 'Unable to load the reviews.' It's undefined if the page makes sense without this part. */
  failure?: string
  /** A placeholder that keeps the space, so that the rest of the page doesn't have to wait. */
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Shows a part of a page that may be empty. The rest of the page doesn't depend on it, and waits for at most two
 * seconds.
 */
export function LoadedPart<Data>({ query, failure, waiting, children }: LoadedPartProps<Data>) {
  const { t } = useTranslation()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return waiting ?? <div aria-busy="true" hidden />
  // The page's main part already says that there's no connection.
  const isOffline = query.error.message === offline
  return (
    failure &&
    !isOffline && (
      <Notice
        kind="error"
        action={
          <Button size="small" onClick={() => void query.refetch()}>
            {t('Retry')}
          </Button>
        }
      >
        {failure}
      </Notice>
    )
  )
}
