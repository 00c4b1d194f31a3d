import { useEffect, useState } from 'react'
import { useWords } from '../language/words.ts'
import { forget, keep, recall } from '../session/browser-storage.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { isHelpKey } from './help-key.ts'
import styles from './keyboard-help.module.css'
import { SmallDialog, type SmallDialogProps } from './small-dialog.tsx'

export function KeyboardHelp({ open, onOpenChange }: SmallDialogProps) {
  const { t } = useWords()
  const [enabled, setEnabled] = useState(() => recall('helpKey') !== 'off')

  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => {
      if (isHelpKey(event)) onOpenChange(true)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [enabled, onOpenChange])

  // Speech input may press single keys by accident, so that one can be switched off (WCAG 2.1.4).
  function enable(next: boolean) {
    setEnabled(next)
    if (next) forget('helpKey')
    else keep('helpKey', 'off')
  }

  return (
    <SmallDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Keyboard shortcuts')}
      aside={
        <Checkbox
          label={t('Open this help with ?')}
          checked={enabled}
          onChange={(event) => enable(event.target.checked)}
        />
      }
    >
      <dl>
        <Shortcut keys={['?']} effect={t('Show this help')} />
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
