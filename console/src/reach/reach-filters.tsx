import { type ReachKind, reachKinds, type ReachSummary } from '@accord/contract/reach.ts'
import { useRouter } from '@tanstack/react-router'
import type { Address } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { ListSearch } from '../pages/lists/list-search.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import styles from './reach-filters.module.css'
import type { ReachFilter } from './reach.api.ts'
import { kindsName } from './reach-words.ts'

type ReachFiltersProps = {
  summary: ReachSummary | undefined
  /** What no kind means. */
  everything: string
  filter: ReachFilter
  hrefOf: (filter: ReachFilter) => Address
}

export function ReachFilters({ summary, everything, filter, hrefOf }: ReachFiltersProps) {
  const { t } = useWords()
  const router = useRouter()
  return (
    <div className={styles.filters} data-wide>
      <SelectField
        label={t('Kind')}
        value={filter.kind ?? ''}
        onChange={({ target }) =>
          router.history.push(
            hrefOf({
              ...filter,
              kind: (target.value || undefined) as ReachKind | undefined,
            }),
          )
        }
      >
        <option value="">{everything}</option>
        {reachKinds.map((kind) => (
          <option key={kind} value={kind}>
            {summary ? `${kindsName(kind, t)} (${summary.byKind[kind]})` : kindsName(kind, t)}
          </option>
        ))}
      </SelectField>
      <ListSearch
        label={t('Search')}
        value={filter.search}
        hrefOf={(search) => hrefOf({ ...filter, search })}
      />
    </div>
  )
}
