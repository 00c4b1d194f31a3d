import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { Tooltip } from '../overlays/tooltip.tsx'
import { Button } from './button.tsx'
import styles from './copy-button.module.css'

/** Copies text, or text that's still loading. Returns false if the browser refused. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writeLater(text))
    return true
  } catch {
    return copyBySelection(await text)
  }
}

// Some browsers allow writing only during the click, but accept content that arrives later.
function writeLater(text: Promise<string>): Promise<void> {
  const type = 'text/plain'
  const words = text.then((said) => new Blob([said], { type }))
  return navigator.clipboard.write([new ClipboardItem({ [type]: words })])
}

// Without HTTPS, which some private networks don't use, navigator.clipboard doesn't exist.
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}

const shownForMs = 2000

export type CopyButtonProps = {
  /** The text, or a function that loads it when needed. */
  value: string | (() => Promise<string>)
  label: string
  copiedLabel: string
  /** The message if the browser refuses, so that the person can select the text. */
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
    try {
      const text = typeof value === 'string' ? value : value()
      setOutcome((await copyText(text)) ? 'copied' : 'failed')
    } catch {
      // The function that loads the text has already shown the error.
      setOutcome(undefined)
    }
  }

  const said = outcome && (outcome === 'copied' ? copiedLabel : failedLabel)
  const Icon = outcome === 'copied' ? Check : Copy

  return (
    <span className={styles.copy}>
      {/* The outcome replaces the tooltip. */}
      <Tooltip text={label} silent={said !== undefined}>
        <Button
          variant="quiet"
          size="small"
          iconOnly
          aria-label={label}
          onClick={() => void copy()}
          onBlur={() => setOutcome(undefined)}
          icon={<Icon size={16} aria-hidden="true" />}
        />
      </Tooltip>
      {/* This element is both visible and announced, so the text is on the page only once. */}
      <span className={styles.said} role="status">
        {said}
      </span>
    </span>
  )
}
