import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { handOver } from '../../browser/hand-over.ts'
import { settings } from '../../browser/settings.ts'
import { useWords } from '../../language/words.ts'
import { useUser } from '../../session/session.api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { copyText } from '../../ui/buttons/copy-text.ts'
import styles from './recovery-codes-dialog.module.css'

/** The ways to take codes along. */
export function TakeCodes({ codes }: { codes: string[] }) {
  const { t } = useWords()
  const email = useUser()?.email ?? ''
  const [said, setSaid] = useState('')
  const text = codes.join('\n')

  async function copy() {
    const copied = await copyText(text)
    setSaid(copied ? t('Copied!') : t('Copying failed. Select the text instead.'))
  }

  function download() {
    const title = t('Recovery codes of {{email}} at {{brand}}', { email, brand: settings.brand })
    const file = new Blob([`${title}\n\n${text}\n`], { type: 'text/plain' })
    handOver(file, `${settings.brand.toLowerCase()}-recovery-codes.txt`)
  }

  return (
    <div className={styles.take}>
      <Button size="small" icon={<Download size={16} aria-hidden="true" />} onClick={download}>
        {t('Download')}
      </Button>
      <Button
        size="small"
        icon={<Copy size={16} aria-hidden="true" />}
        onClick={() => void copy()}
        onBlur={() => setSaid('')}
      >
        {t('Copy')}
      </Button>
      <Button
        size="small"
        icon={<Printer size={16} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('Print')}
      </Button>
      <span role="status">{said}</span>
    </div>
  )
}
