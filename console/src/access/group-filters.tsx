import {
  type AccessGroupType,
  type GroupCounts,
  accessGroupTypes,
} from '@accord/contract/access.ts'
import type { AppPath } from '../browser/app-path.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { ListSearch } from '../pages/lists/list-search.tsx'
import { renderLinkInPlace } from '../pages/router-link.tsx'
import styles from './group-filters.module.css'

interface Filter {
  type?: AccessGroupType | undefined
  search?: string | undefined
}

type GroupFiltersProps = {
  counts: GroupCounts | undefined
  filter: Filter
  hrefOf: (filter: Filter) => AppPath
}

/** Filters a list by type, with the number of rows for each type, and searches it. */
export function GroupFilters({ counts, filter, hrefOf }: GroupFiltersProps) {
  const { t, language } = useTranslation()
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const chips = [
    { type: undefined, label: t('Everything'), count: total },
    ...inOrder.map((type) => ({ type, label: groupTypeLabel(type, t), count: counts?.[type] })),
  ]
  return (
    <div className={styles.filters} data-wide>
      <nav aria-label={t('Filter by type')}>
        <ul className={styles.chips}>
          {chips.map(({ type, label, count }) => (
            <li key={label}>
              {renderLinkInPlace({
                href: hrefOf({ type, search: filter.search }),
                className: styles.chip,
                'aria-current': filter.type === type ? 'page' : undefined,
                children: (
                  <>
                    {label}{' '}
                    <span className={styles.count}>{count?.toLocaleString(language) ?? '–'}</span>
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      </nav>
      <ListSearch
        label={t('Search')}
        value={filter.search}
        hrefOf={(search) => hrefOf({ type: filter.type, search })}
      />
    </div>
  )
}

/** People come first, because most searches are for a person. */
const inOrder = [
  'person',
  ...accessGroupTypes.filter((type) => type !== 'person'),
] satisfies AccessGroupType[]

export function groupTypeLabel(type: AccessGroupType, t: Translate): string {
  return {
    person: t('People'),
    application: t('Applications'),
    network: t('Networks'),
    file: t('Files'),
    endpoint: t('Event endpoints'),
    audit_stream: t('Audit streams'),
    connection: t('Single sign-on'),
    invitation: t('Invitations'),
  }[type]
}
