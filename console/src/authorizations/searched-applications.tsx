import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { NothingFound, PagedList } from '../pages/lists/paged-list.tsx'
import { ListLocationSearch, type ListLocation } from '../pages/lists/list-search.tsx'
import {
  type ItemListProps,
  ItemCardSkeletons,
  ItemList,
  isLongList,
} from '../ui/layout/item-card.tsx'

type SearchedApplicationsProps<Row> = Pick<
  ItemListProps<Row>,
  'itemOf' | 'statusOf' | 'columns' | 'children'
> & {
  place: ListLocation
  query: UseQueryResult<{ data: Row[]; __meta: { total: number } }>
  perPage: number
  label: string
  /** Shown if there are no applications at all. */
  none: ReactNode
}

/** A searchable, paged list of applications. */
export function SearchedApplications<Row>(props: SearchedApplicationsProps<Row>) {
  const { place, query, perPage, label, none, ...list } = props
  const { t } = useTranslation()
  const total = query.data?.__meta.total
  return (
    <>
      <ListLocationSearch place={place} label={t('Search by name')} total={total} />
      <PagedList
        page={place.page}
        hrefOf={(page) => place.hrefOf(page, place.search)}
        query={query}
        perPage={perPage}
        pagesLabel={t('Applications pagination')}
        failure={t('Unexpected error fetching applications')}
        loadingLabel={t('Loading applications…')}
        skeleton={<ItemCardSkeletons facts />}
        empty={
          place.search === undefined ? (
            none
          ) : (
            <NothingFound everything={place.hrefOf(1, undefined)} />
          )
        }
      >
        {(rows) => (
          <ItemList
            label={label}
            header={t('Application')}
            rows={rows}
            isLong={isLongList(total, place.search)}
            {...list}
          />
        )}
      </PagedList>
    </>
  )
}
