import { observableValue } from '../ui/observable-value.ts'
import Search from 'lucide-react/icons/search'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'
import styles from './palette-button.module.css'

/** Whether the palette is open. It loads on first use. */
export const paletteOpen = observableValue(false)

/** The shortcut with the key names of this machine's keyboard. */
export const paletteKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** Shows a button that opens the palette, for people who don't know its shortcut. */
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
