import type { AppPath } from '../../browser/app-path.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { renderLinkInPlace } from '../router-link.tsx'
import { Pager } from '../../ui/layout/pager.tsx'
import styles from './paged-list.module.css'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../loaded.tsx'
import Search from 'lucide-react/icons/search'

/** Shows that the page number in the URL is beyond the end of the list. */
function BeyondLastPage({ firstPage }: { firstPage: AppPath }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('Nothing on this page')}
      action={renderLinkInPlace({
        href: firstPage,
        className: buttonClass({}),
        children: t('Go to the first page'),
      })}
    >
      {t("The list doesn't have that many pages.")}
    </EmptyState>
  )
}

type ListPagerProps = {
  label: string
  page: number
  perPage: number
  total: number
  hrefOf: (page: number) => AppPath
}

function ListPager({ label, ...pages }: ListPagerProps) {
  const { t } = useTranslation()
  if (pages.total <= pages.perPage) return null
  return (
    <div className={styles.pager}>
      <Pager
        {...pages}
        renderLink={renderLinkInPlace}
        labels={{
          navigation: label,
          previous: t('Previous'),
          next: t('Next'),
          page: (page) => t('Page {{page}}', { page }),
          position: (page, pageCount) => t('Page {{page}} of {{pageCount}}', { page, pageCount }),
        }}
      />
    </div>
  )
}

type ListData = { data: readonly unknown[] }

type ListViewProps<Data extends ListData> = {
  query: UseQueryResult<Data>
  failure: string
  loadingLabel: string
  skeleton: ReactNode
  /** The content if the list has no rows. */
  empty: ReactNode
  children: (page: Data) => ReactNode
}

/** Shows the four states of a list: loading, error with Retry, empty, and filled. */
export function ListView<Data extends ListData>(props: ListViewProps<Data>) {
  const { empty, children, ...loading } = props
  return (
    <Loaded plain {...loading}>
      {(page) => (page.data.length > 0 ? children(page) : empty)}
    </Loaded>
  )
}

type Page<Row> = { data: readonly Row[]; __meta: { total: number } }

export type PagedListProps<Row> = {
  query: UseQueryResult<Page<Row>>
  page: number
  perPage: number
  hrefOf: (page: number) => AppPath
  /** The pager's label, such as 'Pages of activity'. */
  pagesLabel: string
  failure: string
  loadingLabel: string
  skeleton: ReactNode
  /** The content if the list has no rows on any page. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** Shows a paged list with its states, rows, and pager. */
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

type NothingFoundProps = {
  everything: AppPath
  /** Explains what wasn't found, or what to do about it. */
  children?: string
}

/** Shows that a search or filter has no results. */
export function NothingFound({ everything, children }: NothingFoundProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('Nothing found')}
      icon={<Search size={20} />}
      action={renderLinkInPlace({
        href: everything,
        className: buttonClass({}),
        children: t('Show everything'),
      })}
    >
      {children ?? t('Try a shorter search.')}
    </EmptyState>
  )
}

/** The number of results. With `more`, there are more results than were counted. */
export interface Found {
  total: number
  more?: boolean | undefined
}

/** Says that there are more results than the list counts and shows. */
export function moreResultsMessage(count: number, t: Translate): string {
  return t(
    'Only the first {{count}} results are shown. To narrow the list, enter more of the name.',
    {
      count,
    },
  )
}
