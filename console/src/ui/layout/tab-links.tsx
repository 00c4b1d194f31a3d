import type { AppPath } from '../../browser/app-path.ts'
import type { RenderLink } from './render-link.ts'
import { useTranslation } from '../../i18n/translation.ts'
import styles from './tab-links.module.css'

export type TabLink = {
  label: string
  href: AppPath
  current: boolean
  count?: number | string | undefined
}

export type TabLinksProps = { label: string; tabs: readonly TabLink[]; renderLink: RenderLink }

/** Shows tabs that have URLs. They survive a reload, and Back returns to the previous tab. */
export function TabLinks({ label, tabs, renderLink }: TabLinksProps) {
  const { language } = useTranslation()
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            {renderLink({
              href: tab.href,
              className: styles.tab,
              'aria-current': tab.current ? 'page' : undefined,
              children: (
                <>
                  {tab.label}
                  {tab.count !== undefined && (
                    <span className={styles.count}>{tab.count.toLocaleString(language)}</span>
                  )}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
