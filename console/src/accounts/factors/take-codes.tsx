import Check from 'lucide-react/icons/check'
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
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const text = codes.join('\n')
  // Where they are good, and which of several sheets is the newest.
  const [made] = useState(() => `${location.host}, ${new Date().toISOString().slice(0, 10)}`)
  const title = `${t('Recovery codes of {{email}} at {{brand}}', { email, brand: settings.brand })} (${made})`
  const CopyIcon = outcome === 'copied' ? Check : Copy

  async function copy() {
    setOutcome((await copyText(text)) ? 'copied' : 'failed')
  }

  function download() {
    const file = new Blob([`${title}\n\n${text}\n`], { type: 'text/plain' })
    handOver(file, `${settings.brand.toLowerCase()}-recovery-codes.txt`)
  }

  return (
    <div className={styles.take}>
      <Button size="small" icon={<Download size={16} />} onClick={download}>
        {t('Download')}
      </Button>
      <Button
        size="small"
        icon={<CopyIcon size={16} aria-hidden="true" />}
        onClick={() => void copy()}
        onBlur={() => setOutcome(undefined)}
      >
        {t('Copy')}
      </Button>
      <Button size="small" icon={<Printer size={16} />} onClick={() => window.print()}>
        {t('Print')}
      </Button>
      <span role="status">
        {outcome === 'copied' && <span className="visually-hidden">{t('Copied!')}</span>}
        {outcome === 'failed' && t('Copying failed. Select the text instead.')}
      </span>
      {/* A sheet of paper does not know whose codes it carries. */}
      <p className={styles.onPaper}>{title}</p>
    </div>
  )
}
