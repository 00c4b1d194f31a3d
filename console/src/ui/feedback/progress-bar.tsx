import styles from './progress-bar.module.css'

export type ProgressBarProps = {
  label: string
  /** The progress from 0 to 1. */
  value: number
}

/** Shows the progress of a long operation with a known end. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <label className={styles.progress}>
      <span>{label}</span>
      <progress className={styles.bar} max={1} value={value} />
    </label>
  )
}
