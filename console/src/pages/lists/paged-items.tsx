import type { ReactNode } from 'react'
import {
  type ItemListProps,
  ItemCardSkeletons,
  ItemList,
  isLongList,
} from '../../ui/layout/item-card.tsx'
import type { ListLocation } from './list-search.tsx'
import { NothingFound, PagedList, type PagedListProps } from './paged-list.tsx'

export type PagedItemsProps<Row> = Omit<ItemListProps<Row>, 'rows' | 'isLong'> &
  Pick<PagedListProps<Row>, 'query' | 'perPage' | 'pagesLabel' | 'failure' | 'loadingLabel'> & {
    place: ListLocation
    /** The content if there are no items at all. */
    none: ReactNode
  }

/** Shows a searchable, paged list of items that have their own pages. */
export function PagedItems<Row>(props: PagedItemsProps<Row>) {
  const { place, none, query, perPage, pagesLabel, failure, loadingLabel, ...list } = props
  const { page, search, hrefOf } = place
  return (
    <PagedList
      page={page}
      hrefOf={(to) => hrefOf(to, search)}
      query={query}
      perPage={perPage}
      pagesLabel={pagesLabel}
      failure={failure}
      loadingLabel={loadingLabel}
      skeleton={<ItemCardSkeletons facts />}
      empty={search === undefined ? none : <NothingFound everything={hrefOf(1, undefined)} />}
    >
      {(rows) => (
        <ItemList {...list} rows={rows} isLong={isLongList(query.data?.__meta.total, search)} />
      )}
    </PagedList>
  )
}
