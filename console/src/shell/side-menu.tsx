import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AppPath } from '../browser/app-path.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Count } from '../ui/text/chip.tsx'
import { SideMenuSkeletons } from './side-menu-skeletons.tsx'
import styles from './side-menu.module.css'

export type SideMenuItem = {
  label: string
  to: AppPath
  icon: ReactNode
  /** The number of items that need attention there. */
  count?: string | undefined
  /** The key that opens the page after `g`. */
  key?: string
  /** Other search terms for the page. */
  also?: string
  /** This is set if the URLs of other items start with this one. */
  exact?: boolean
  /** This is set if the current page belongs to the item but has another URL. */
  current?: boolean
}

export type SideMenuProps = {
  label: string
  items: readonly SideMenuItem[]
  about?: { label: string; owner: string } | undefined
  awaited?: number
  /** Closes the drawer after an item is selected. */
  onChoose?: () => void
}

export function SideMenu({ label, items, about, awaited = 0, onChoose }: SideMenuProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={label}>
      {about && (
        <div className={styles.about}>
          <div className={styles.name}>{about.label}</div>
          {t('Owned by {{organization}}', { organization: about.owner })}
        </div>
      )}
      <ul className={styles.list}>
        {items.map(({ label: words, to, icon, count, exact = false, current = false }) => (
          <li key={to}>
            <Link
              to={to as string}
              activeOptions={{ exact, includeSearch: false }}
              className={styles.link}
              aria-current={current ? 'page' : undefined}
              onClick={onChoose}
            >
              {icon}
              {words}
              {count && <Count>{count}</Count>}
            </Link>
          </li>
        ))}
      </ul>
      <SideMenuSkeletons count={awaited} />
    </nav>
  )
}
