import {
  type AccessGrantKind,
  accessGrantKinds,
  type AccessSummary,
} from '@accord/contract/access.ts'
import { useRouter } from '@tanstack/react-router'
import type { AppPath } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { ListSearch } from '../pages/lists/list-search.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import styles from './access-grant-filters.module.css'
import type { AccessGrantFilter } from './access-grants.api.ts'
import { grantKindsLabel } from './access-grant-labels.ts'

type GrantFiltersProps = {
  summary: AccessSummary | undefined
  /** The label of the option for no kind. */
  everything: string
  filter: AccessGrantFilter
  hrefOf: (filter: AccessGrantFilter) => AppPath
}

export function AccessGrantFilters({ summary, everything, filter, hrefOf }: GrantFiltersProps) {
  const { t } = useTranslation()
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
              kind: (target.value || undefined) as AccessGrantKind | undefined,
            }),
          )
        }
      >
        <option value="">{everything}</option>
        {accessGrantKinds.map((kind) => (
          <option key={kind} value={kind}>
            {summary
              ? t('{{label}} ({{value}})', {
                  label: grantKindsLabel(kind, t),
                  value: summary.byKind[kind],
                })
              : grantKindsLabel(kind, t)}
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
