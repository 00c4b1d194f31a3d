import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import tabs from '../ui/layout/tab-links.module.css'
import styles from './section-list.module.css'

type Section = { id: string; label: string; cards: ReactNode }
type SectionsProps = { sections: readonly Section[] }

/** Links to the sections of a long page. They stay visible while scrolling. */
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

/** The sections that `SectionList` links to. */
export function Sections({ sections }: SectionsProps) {
  return sections.map(({ id, cards }) => (
    <div key={id} id={id} className={styles.section} tabIndex={-1}>
      {cards}
    </div>
  ))
}

/** Scrolls without changing the address, so that no question about unsaved changes appears. */
function goToSection(event: MouseEvent, id: string) {
  event.preventDefault()
  const section = document.getElementById(id)
  section?.focus({ preventScroll: true })
  section?.scrollIntoView()
}
