import type { Member } from '@accord/contract/members.ts'
import { rankedRoles, type RankedRole, type Role } from '@accord/contract/rules/roles.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useWords } from '../../language/words.ts'
import { roleMeaning, roleNames, roleName } from '../../rights/role-words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { MenuCheck } from '../../ui/overlays/menu-items.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { mayChangeRoles, mayToggle, toggled } from '../member-rights.ts'
import styles from '../../ui/layout/person-row.module.css'

type MemberRolesProps = {
  member: Member
  ownRoles: readonly Role[]
  saving: boolean
  onChange: (roles: RankedRole[]) => void
}

/** The roles of a row; a menu for those who may change them. */
export function MemberRoles({ member, ownRoles, saving, onChange }: MemberRolesProps) {
  const { t } = useWords()
  const names = roleNames(member.roles, t)
  if (!mayChangeRoles(ownRoles, member)) return <span className={styles.date}>{names}</span>

  return (
    <div className={styles.roleMenu}>
      <Menu
        align="start"
        trigger={
          <Button variant="quiet" size="small" pending={saving}>
            <span className={styles.roles}>{names}</span>
            <span className="visually-hidden">
              {t('Roles of {{email}}', { email: member.email })}
            </span>
            <ChevronDown size={14} />
          </Button>
        }
      >
        {rankedRoles.map((role) => (
          <MenuCheck
            key={role}
            label={roleName(role, t)}
            description={roleMeaning(role, t)}
            checked={member.roles.includes(role)}
            disabled={saving || !mayToggle(ownRoles, member.roles, role)}
            // Whoever lowers themselves is asked first.
            closes={member.own}
            onChange={() => onChange(toggled(member.roles, role))}
          />
        ))}
      </Menu>
    </div>
  )
}
