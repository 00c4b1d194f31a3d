import type { ClipboardEvent } from 'react'
import styles from './mono-value.module.css'

const tailLength = 6

/** An id or secret on one line: too long, it is cut in the middle, and copies whole. */
export function MonoValue({ value }: { value: string }) {
  return (
    <code className={styles.value} title={value} onCopy={copyWhole}>
      <span className={styles.start}>{value.slice(0, -tailLength)}</span>
      <span className={styles.tail}>{value.slice(-tailLength)}</span>
    </code>
  )

  /** Two parts of one line would be copied as two lines. */
  function copyWhole(event: ClipboardEvent) {
    event.clipboardData.setData('text/plain', value)
    event.preventDefault()
  }
}
