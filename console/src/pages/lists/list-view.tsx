import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../loaded.tsx'

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
  const { empty, children, ...loading } = props
  return (
    <Loaded plain {...loading}>
      {(page) => (page.data.length > 0 ? children(page) : empty)}
    </Loaded>
  )
}
