import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { explainError } from '../api/api-error.ts'
import { useTranslation } from '../i18n/translation.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { errorReference } from './error-page.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** What could not be done, when it could not: 'Unable to load the policy.' The reason alone where it says enough. */
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
  /** 'Unable to load the reviews.' Absent where the page says enough without it. */
  failure?: string
  /** What keeps its place while it is read, so that the rest of the page waits for nothing. */
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a page that may turn out to be nothing. The rest stands without it, and waits two seconds for it at most. */
export function LoadedPart<Data>({ query, failure, waiting, children }: LoadedPartProps<Data>) {
  const { t } = useTranslation()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return waiting ?? <div aria-busy="true" hidden />
  return (
    failure && (
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
