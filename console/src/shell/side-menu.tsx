import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './side-menu.module.css'

export type SideMenuItem = { label: string; to: NonNullable<LinkProps['to']>; icon: ReactNode }

type SideMenuProps = {
  label: string
  items: readonly SideMenuItem[]
  /** The sheet closes behind the choice. */
  onChoose?: () => void
}

export function SideMenu({ label, items, onChoose }: SideMenuProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ label: words, to, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.link} onClick={onChoose}>
              {icon}
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
