import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import tabs from '../ui/layout/tab-links.module.css'
import styles from './section-list.module.css'

type Section = { id: string; label: string; cards: ReactNode }
type SectionsProps = { sections: readonly Section[] }

/** Where things are on a long page. It stays in sight while the page goes by. */
export function SectionList({ sections }: SectionsProps) {
  const { t } = useTranslation()
  return (
    <nav className={styles.nav} aria-label={t('On this page')}>
      <ul className={tabs.list}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} onClick={(event) => goToSection(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What it leads to. */
export function Sections({ sections }: SectionsProps) {
  return sections.map(({ id, cards }) => (
    <div key={id} id={id} className={styles.section} tabIndex={-1}>
      {cards}
    </div>
  ))
}

/** Without a change of the address: nobody is asked about what they have not saved on their way down. */
export function goToSection(event: MouseEvent, id: string) {
  event.preventDefault()
  const section = document.getElementById(id)
  section?.focus({ preventScroll: true })
  section?.scrollIntoView()
}
