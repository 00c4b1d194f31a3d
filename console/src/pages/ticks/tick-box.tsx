import { useWords } from '../../language/words.ts'
import styles from './ticks.module.css'
import type { Ticks } from './ticks.ts'

type TickBoxProps<Row> = {
  ticks: Ticks<Row>
  row: Row
  /** What the row is called. */
  name: string
  /** Why it cannot be chosen. */
  title?: string | undefined
}

/** At the beginning of a row: chooses it, to be done something to with others. */
export function TickBox<Row>({ ticks, row, name, title }: TickBoxProps<Row>) {
  const { t } = useWords()
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={t('Choose {{name}}', { name })}
      checked={ticks.has(row)}
      disabled={!ticks.mayTick(row)}
      title={title}
      onChange={({ target }) => ticks.tick([row], target.checked)}
    />
  )
}
