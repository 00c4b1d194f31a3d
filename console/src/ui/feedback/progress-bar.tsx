import styles from './progress-bar.module.css'

export type ProgressBarProps = {
  label: string
  /** From 0 to 1. */
  value: number
}

/** Progress of long work with a known end. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <label className={styles.progress}>
      <span>{label}</span>
      <progress className={styles.bar} max={1} value={value} />
    </label>
  )
}
