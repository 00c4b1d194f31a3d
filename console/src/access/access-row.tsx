import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { GrantFlags, type ShownGroup, groupAbout } from './grant-flags.tsx'
import { LastUseBriefly } from './last-use.tsx'
import { PermissionChips, maxChips, permissionsOf, scopePermissions } from './permission-chips.tsx'
import styles from './access-row.module.css'

type AccessListProps = {
  label: string
  /** Whether rows have buttons for a decision, which need more space than one action. */
  choices?: boolean
  children: ReactNode
}

export function AccessList({ label, choices, children }: AccessListProps) {
  return (
    <div className={classNames(styles.frame, choices && styles.choices)}>
      <ul className={styles.list} aria-label={label}>
        {children}
      </ul>
    </div>
  )
}

export function AccessRowSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.frame}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.head}>
          <span className={styles.mark} />
          <div className={styles.who}>
            <Skeleton width="long" />
          </div>
        </div>
      ))}
    </div>
  )
}

type AccessRowProps = {
  group: ShownGroup
  mark?: ReactNode
  /** The progress of the group's review. */
  progress?: string | false | undefined
  actions?: ReactNode
  /** How many permissions have their own chip. */
  shownPermissions?: number
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  /** The details, which load when the row is opened. */
  children: ReactNode
}

/** Shows one row of a list about access. It opens to show everything inside. */
export function AccessRow(props: AccessRowProps) {
  const { group, mark, progress, actions, shownPermissions = maxChips, onKeyDown, children } = props
  const { type, name, grant, scopes, lastUsedAt } = group
  const { t } = useTranslation()
  const { id: ownId } = useOrganization()
  const about = groupAbout(group, ownId, t)
  const permissions =
    grant && type !== 'application' ? permissionsOf(grant, t) : scopePermissions(scopes, t)
  const [open, setOpen] = useState(false)
  const [inside, aside] = [useId(), useId()]

  return (
    <li className={styles.row}>
      <div role="presentation" className={styles.head} onKeyDown={onKeyDown}>
        <span className={styles.mark}>{mark}</span>
        <div className={styles.who}>
          <button
            type="button"
            className={styles.name}
            aria-expanded={open}
            aria-controls={open ? inside : undefined}
            aria-describedby={aside}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight size={16} className={styles.chevron} aria-hidden />
            <span className={styles.text}>{name}</span>
          </button>
          <span id={aside} className={styles.about}>
            {progress ? `${about} · ${progress}` : about}
          </span>
          {grant && (
            <span className={styles.flags}>
              <GrantFlags grant={grant} />
            </span>
          )}
        </div>
        <div className={styles.permissions}>
          <PermissionChips of={permissions} max={shownPermissions} />
        </div>
        <div className={styles.used}>
          {lastUsedAt !== undefined && (
            <LastUseBriefly lastUsedAt={lastUsedAt} expiresAt={grant?.expiresAt ?? null} />
          )}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {open && (
        <div id={inside} className={styles.inside} role="group" aria-label={name}>
          {children}
        </div>
      )}
    </li>
  )
}
