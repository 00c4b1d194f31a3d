import styles from './mono-value.module.css'

const tailLength = 6

/** An id or secret on one line: too long, it is cut in the middle, and copies whole. */
export function MonoValue({ value }: { value: string }) {
  return (
    <code className={styles.value} title={value}>
      <span className={styles.start}>{value.slice(0, -tailLength)}</span>
      <span className={styles.tail}>{value.slice(-tailLength)}</span>
    </code>
  )
}
