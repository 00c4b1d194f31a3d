import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address } from '../../browser/address.ts'
import { BeyondLastPage } from './beyond-last-page.tsx'
import { ListPager } from './list-pager.tsx'
import { ListView } from './list-view.tsx'

type Page<Row> = { data: readonly Row[]; __meta: { total: number } }

type PagedListProps<Row> = {
  query: UseQueryResult<Page<Row>>
  page: number
  perPage: number
  hrefOf: (page: number) => Address
  /** Of the pager: 'Pages of activity'. */
  pagesLabel: string
  /** What could not be done, when it could not: 'Unable to load your activity.' */
  failure: string
  loadingLabel: string
  /** In the shape of what comes. */
  skeleton: ReactNode
  /** In place of a list that has no rows at all. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list that comes by pages: its states, its rows and the way to the other pages. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { query, page, perPage, hrefOf, pagesLabel, empty, children, ...states } = props

  return (
    <ListView
      query={query}
      empty={page > 1 ? <BeyondLastPage firstPage={hrefOf(1)} /> : empty}
      {...states}
    >
      {({ data, __meta }) => (
        <div>
          {children(data)}
          <ListPager
            label={pagesLabel}
            page={page}
            perPage={perPage}
            total={__meta.total}
            hrefOf={hrefOf}
          />
        </div>
      )}
    </ListView>
  )
}
