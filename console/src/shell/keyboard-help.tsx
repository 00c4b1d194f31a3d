import { useCallback, useEffect } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { Checkbox } from '../ui/fields/choice.tsx'
import { swapTapped, swapTimes } from '../ui/text/relative-time.tsx'
import styles from './keyboard-help.module.css'
import { paletteKey } from './palette-button.tsx'
import type { SideMenuItem } from './side-menu.tsx'
import { SmallDialog, type SmallDialogProps } from './small-dialog.tsx'
import { enableSingleKeys, useSingleKey, useSingleKeysEnabled } from './keyboard-shortcuts.ts'

type KeyboardHelpProps = SmallDialogProps & {
  /** The areas with their menus. The label distinguishes pages with the same name. */
  areas: readonly { label: string; menu: readonly SideMenuItem[] }[]
}

export function KeyboardHelp({ areas, open, onOpenChange }: KeyboardHelpProps) {
  const { t } = useTranslation()
  const enabled = useSingleKeysEnabled()
  useSingleKey(
    '?',
    useCallback(() => onOpenChange(true), [onOpenChange]),
  )
  useSingleKey('t', swapTimes)
  useEffect(() => {
    document.addEventListener('click', swapTapped)
    return () => document.removeEventListener('click', swapTapped)
  }, [])

  return (
    <SmallDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Keyboard shortcuts')}
      aside={
        <Checkbox
          label={t('Use single-key shortcuts')}
          checked={enabled}
          onChange={(event) => enableSingleKeys(event.target.checked)}
        />
      }
    >
      <dl>
        <Shortcut keys={[paletteKey]} effect={t('Find anything')} />
        <Shortcut keys={['/']} effect={t('Switch to another organization')} />
        <Shortcut keys={['t']} effect={t('Switch between relative and full dates')} />
        <Shortcut keys={['c']} effect={t('Create something or invite someone on a list page')} />
        <Shortcut keys={['k']} effect={t('Keep the focused row of an access review')} />
        <Shortcut keys={['r']} effect={t('Revoke the focused row of an access review')} />
        <Shortcut keys={['?']} effect={t('Show this help')} />
      </dl>
      {areas.map(({ label, menu }) => (
        <section key={label}>
          <h3 className={styles.area}>{label}</h3>
          <dl>
            {menu.map(
              ({ key, label: page, to }) =>
                key && (
                  <Shortcut key={to} keys={['g', key]} effect={t('Go to {{page}}', { page })} />
                ),
            )}
          </dl>
        </section>
      ))}
    </SmallDialog>
  )
}

function Shortcut({ keys, effect }: { keys: readonly string[]; effect: string }) {
  return (
    <div className={styles.row}>
      <dt>
        {keys.map((key) => (
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{effect}</dd>
    </div>
  )
}
