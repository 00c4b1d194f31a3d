import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import type { ShownGrant } from './access-grant-labels.ts'
import { GrantFlags } from './grant-flags.tsx'
import { LastUseBriefly } from './last-use.tsx'
import { PermissionChips, permissionsOf } from './permission-chips.tsx'
import styles from './people-list.module.css'

export function PeopleList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.people} aria-label={label}>
      {children}
    </ul>
  )
}

type PersonProps = {
  grant: ShownGrant
  mark?: ReactNode
  actions?: ReactNode
  below?: ReactNode
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/** One person's approval, inside the row of the application. */
export function PersonInside({ grant, mark, actions, below, onKeyDown }: PersonProps) {
  const { t } = useTranslation()
  const { person, email } = grant
  return (
    <div role="presentation" className={styles.person} onKeyDown={onKeyDown}>
      {mark}
      <div className={styles.who}>
        <span className={styles.name}>{person ?? t('A former member')}</span>
        {email && <span className={styles.faint}>{email}</span>}
        <GrantFlags grant={grant} />
      </div>
      <PermissionChips of={permissionsOf(grant, t)} most={2} />
      <div className={styles.faint}>
        <LastUseBriefly grant={grant} />
      </div>
      <div className={styles.actions}>{actions}</div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
