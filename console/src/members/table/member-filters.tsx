import type { MemberCounts } from '@accord/contract/members.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { useRouter } from '@tanstack/react-router'
import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { ListSearch } from '../../pages/lists/list-search.tsx'
import { roleName } from '../../rights/role-words.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import type { MembersFilter } from '../members.api.ts'
import { roleCount } from './counts-in-words.ts'
import styles from '../../pages/lists/narrowed-list.module.css'

const roles: readonly Role[] = ['owner', 'admin', 'member', 'contact']

type MemberFiltersProps = {
  counts: MemberCounts | undefined
  filter: MembersFilter
  hrefOf: (filter: MembersFilter) => Address
}

export function MemberFilters({ counts, filter, hrefOf }: MemberFiltersProps) {
  const { t, language } = useWords()
  const router = useRouter()
  const go = (next: MembersFilter) => router.history.replace(hrefOf({ ...filter, ...next }))
  const one = (role: Role) => {
    const name = roleName(role, t)
    return counts ? `${name} (${roleCount(counts, role, filter.show, language)})` : name
  }

  return (
    <div className={styles.filters} data-wide>
      <ListSearch
        label={t('Search by name or address')}
        value={filter.search}
        hrefOf={(search) => hrefOf({ ...filter, search })}
      />
      <SelectField
        label={t('Role')}
        value={filter.role ?? ''}
        onChange={({ target }) => go({ role: roles.find((role) => role === target.value) })}
      >
        <option value="">{t('Every role')}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {one(role)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('Order')}
        value={filter.sort ?? ''}
        onChange={({ target }) => go({ sort: target.value === 'name' ? 'name' : undefined })}
      >
        <option value="">{t('Joined last')}</option>
        <option value="name">{t('Name')}</option>
      </SelectField>
    </div>
  )
}
