import { observableValue } from '../ui/observable-value.ts'
import Search from 'lucide-react/icons/search'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'
import styles from './palette-button.module.css'

/** Whether somebody is finding something; what shows it is loaded when it is first needed. */
export const paletteOpen = observableValue(false)

/** As keyboards of this machine call it. */
export const paletteKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** The way to everything that has a name, for those who do not know the key. */
export function PaletteButton() {
  const { t } = useTranslation()
  return (
    <Button
      variant="quiet"
      icon={<Search size={16} />}
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={() => paletteOpen.set(true)}
    >
      <span className={styles.words}>{t('Search')}</span>
      <kbd className={styles.key}>{paletteKey}</kbd>
    </Button>
  )
}
