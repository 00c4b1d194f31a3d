import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

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
  const { t } = useWords()
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
