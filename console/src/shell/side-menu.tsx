import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Address } from '../browser/address.ts'
import styles from './side-menu.module.css'

export type SideMenuItem = {
  label: string
  to: Address
  icon: ReactNode
  /** True where the addresses of other items begin with this one. */
  exact?: boolean
  /** True where the page belongs to the item without standing below its address. */
  current?: boolean
}

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
        {items.map(({ label: words, to, icon, exact = false, current = false }) => (
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
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
