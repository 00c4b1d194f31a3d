import {
  organizationActivityKinds,
  type OrganizationActivityKind,
} from '@accord/contract/activity.ts'
import { useRouter } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { renderLinkInPlace } from '../../pages/router-link.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import type { ActivityFilter } from '../activity.api.ts'
import styles from './activity-filters.module.css'
import { groupName, groupOf, kindGroups, kindName } from './kind-words.ts'

type ActivityFiltersProps = {
  filter: ActivityFilter
  /** Whose the filter is, once a row has told. */
  author: { name: string } | undefined
  hrefOf: (filter: ActivityFilter) => Address
}

export function ActivityFilters({ filter, author, hrefOf }: ActivityFiltersProps) {
  const { t } = useWords()
  const router = useRouter()
  const name = author?.name ?? t('one person')

  function choose(kind: string) {
    const next = kind === '' ? undefined : (kind as OrganizationActivityKind)
    router.history.push(hrefOf({ ...filter, kind: next }))
  }

  return (
    <div className={styles.filters}>
      <SelectField
        label={t('Kind of activity')}
        value={filter.kind ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('Everything')}</option>
        {kindGroups.map((group) => (
          <optgroup key={group} label={groupName(group, t)}>
            {organizationActivityKinds
              .filter((kind) => groupOf(kind) === group)
              .map((kind) => (
                <option key={kind} value={kind}>
                  {kindName(kind, t)}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      {filter.author &&
        renderLinkInPlace({
          href: hrefOf({ ...filter, author: undefined }),
          className: buttonClass({}),
          children: (
            <>
              {t('Only {{name}}', { name })}
              <X size={16} aria-hidden="true" />
              <span className="visually-hidden">{t('Show everybody')}</span>
            </>
          ),
        })}
    </div>
  )
}
