import { maxCounted } from '@accord/contract/fields.ts'
import type { MemberCounts } from '@accord/contract/members.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import type { MembersFilter, Shown } from '../members.api.ts'
import { useRouter } from '@tanstack/react-router'
import type { AppPath } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { ListSearch } from '../../pages/lists/list-search.tsx'
import { roleName } from '../../permissions/role-labels.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import styles from '../../pages/lists/narrowed-list.module.css'

/**
 * Formats the counts on the tabs, such as '12', or '1,000+' if counting stopped there. Members are always counted
 * completely.
 */
export function formatTabCounts({ joined, invited }: MemberCounts, language: string) {
  const isMore = invited === maxCounted
  return {
    everyone: inFigures(joined + invited, isMore, language),
    joined: inFigures(joined, false, language),
    invited: inFigures(invited, isMore, language),
  }
}

/** Formats the number of people with a role in the list. */
export function formatRoleCount(
  { byRole, invitedByRole }: MemberCounts,
  role: Role,
  show: Shown,
  language: string,
): string {
  const joined = show === 'invited' ? 0 : byRole[role]
  // During a rolling update, an instance of the previous version may respond.
  const known: typeof invitedByRole | undefined = invitedByRole
  const invited = show === 'members' ? 0 : (known?.[role] ?? 0)
  const isMore = joined === maxCounted || invited === maxCounted
  return inFigures(joined + invited, isMore, language)
}

function inFigures(count: number, isMore: boolean, language: string): string {
  return `${count.toLocaleString(language)}${isMore ? '+' : ''}`
}

const roles: readonly Role[] = ['owner', 'admin', 'member', 'contact']

type MemberFiltersProps = {
  counts: MemberCounts | undefined
  /** The connections through which members can sign in. */
  connections: readonly { id: string; name: string }[]
  filter: MembersFilter
  hrefOf: (filter: MembersFilter) => AppPath
}

export function MemberFilters({ counts, connections, filter, hrefOf }: MemberFiltersProps) {
  const { t, language } = useTranslation()
  const router = useRouter()
  const go = (next: MembersFilter) => router.history.replace(hrefOf({ ...filter, ...next }))
  const one = (role: Role) => {
    const name = roleName(role, t)
    return counts ? `${name} (${formatRoleCount(counts, role, filter.show, language)})` : name
  }

  return (
    <div className={styles.filters} data-wide>
      <ListSearch
        label={t('Search by name or email')}
        value={filter.search}
        hrefOf={(search) => hrefOf({ ...filter, search })}
      />
      <SelectField
        label={t('Role')}
        value={filter.role ?? ''}
        onChange={({ target }) => go({ role: roles.find((role) => role === target.value) })}
      >
        <option value="">{t('All roles')}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {one(role)}
          </option>
        ))}
      </SelectField>
      {connections.length > 0 && (
        <SelectField
          label={t('Signs in through')}
          value={filter.connection ?? ''}
          onChange={({ target }) => go({ connection: target.value || undefined })}
        >
          <option value="">{t('Any way')}</option>
          {connections.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t('Sort by')}
        value={filter.sort ?? ''}
        onChange={({ target }) => go({ sort: target.value === 'name' ? 'name' : undefined })}
      >
        <option value="">{t('Most recent')}</option>
        <option value="name">{t('Name')}</option>
      </SelectField>
    </div>
  )
}
