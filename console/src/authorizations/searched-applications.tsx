import { useTranslation } from '../i18n/translation.ts'
import { ListLocationSearch } from '../pages/lists/list-search.tsx'
import { PagedItems, type PagedItemsProps } from '../pages/lists/paged-items.tsx'

type SearchedApplicationsProps<Row> = Omit<
  PagedItemsProps<Row>,
  'header' | 'pagesLabel' | 'failure' | 'loadingLabel'
>

/** Shows a searchable, paged list of applications. */
export function SearchedApplications<Row>(props: SearchedApplicationsProps<Row>) {
  const { place, query } = props
  const { t } = useTranslation()
  return (
    <>
      <ListLocationSearch
        place={place}
        label={t('Search by name')}
        total={query.data?.__meta.total}
      />
      <PagedItems
        {...props}
        header={t('Application')}
        pagesLabel={t('Applications pagination')}
        failure={t('Unexpected error fetching applications')}
        loadingLabel={t('Loading applications…')}
      />
    </>
  )
}
