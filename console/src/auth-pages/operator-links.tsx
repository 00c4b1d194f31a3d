import { settings } from '../browser/settings.ts'
import { useTranslation } from '../i18n/translation.ts'
import styles from './operator-links.module.css'
import { useAfterHydration } from './use-after-hydration.tsx'

const none: typeof settings.links = {}

/** Shows links to the operator's own pages. They open in a new tab, so that no typed text is lost. */
export function OperatorLinks() {
  const { t } = useTranslation()
  const { help, privacy, terms } = useAfterHydration(() => settings.links, none)
  const links = [
    [help, t('Help')],
    [privacy, t('Privacy')],
    [terms, t('Terms')],
  ].filter(([href]) => href)
  if (links.length === 0) return null

  return (
    <ul className={styles.links}>
      {links.map(([href, label]) => (
        <li key={label}>
          <a href={href} target="_blank" rel="noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
