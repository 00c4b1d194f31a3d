import { useCallback } from 'react'
import { useWords } from '../language/words.ts'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import styles from './keyboard-help.module.css'
import { SmallDialog, type SmallDialogProps } from './small-dialog.tsx'
import { enableSingleKeys, useSingleKey, useSingleKeysEnabled } from './use-single-key.ts'

export function KeyboardHelp({ open, onOpenChange }: SmallDialogProps) {
  const { t } = useWords()
  const enabled = useSingleKeysEnabled()
  useSingleKey(
    '?',
    useCallback(() => onOpenChange(true), [onOpenChange]),
  )

  return (
    <SmallDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Keyboard shortcuts')}
      aside={
        <Checkbox
          label={t('Use the keys ? and /')}
          checked={enabled}
          onChange={(event) => enableSingleKeys(event.target.checked)}
        />
      }
    >
      <dl>
        <Shortcut keys={['?']} effect={t('Show this help')} />
        <Shortcut keys={['/']} effect={t('Switch to another organization')} />
        <Shortcut keys={['Tab', 'Shift + Tab']} effect={t('Go to the next or previous control')} />
        <Shortcut keys={['Enter', 'Space']} effect={t('Press the button, follow the link')} />
        <Shortcut keys={['↑', '↓']} effect={t('Move in a menu')} />
        <Shortcut keys={['Esc']} effect={t('Close a menu or a dialog')} />
      </dl>
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
