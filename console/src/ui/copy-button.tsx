import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import styles from './copy-button.module.css'
import { copyText } from './copy-text.ts'
import { Tooltip } from './tooltip.tsx'

const shownForMs = 2000

export type CopyButtonProps = {
  value: string
  /** 'Copy client ID' */
  label: string
  /** 'Client ID Copied!' */
  copiedLabel: string
  /** Said when the browser refuses; the person can then select the text. */
  failedLabel: string
}

export function CopyButton({ value, label, copiedLabel, failedLabel }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), shownForMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    setOutcome((await copyText(value)) ? 'copied' : 'failed')
  }

  const said = outcome && (outcome === 'copied' ? copiedLabel : failedLabel)
  const Icon = outcome === 'copied' ? Check : Copy

  return (
    <span className={styles.copy}>
      <Tooltip text={label}>
        <Button
          variant="quiet"
          size="small"
          iconOnly
          aria-label={label}
          onClick={() => void copy()}
          icon={<Icon size={16} aria-hidden="true" />}
        />
      </Tooltip>
      {/* One element is both seen and announced, so the words are on the page only once. */}
      <span className={styles.said} role="status">
        {said}
      </span>
    </span>
  )
}
