import type { ReactNode } from 'react'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import styles from './ticks.module.css'
import type { Ticks } from './ticks.ts'

type TickBarProps<Row> = {
  /** Those of the page; none are known while it loads. */
  rows: readonly Row[] | undefined
  ticks: Ticks<Row>
  /** What is done with what was chosen. */
  children: ReactNode
}

/** Above a list: everything on the page at once, and what is done with what was chosen. */
export function TickBar<Row>({ rows, ticks, children }: TickBarProps<Row>) {
  const { t } = useWords()
  const tickable = rows?.filter(ticks.mayTick) ?? []
  const all = tickable.length > 0 && tickable.every(ticks.has)
  const count = ticks.rows.length
  // It stands before the rows do, which would be pushed down by it.
  if (rows && tickable.length === 0 && count === 0) return null

  return (
    <div className={styles.bar}>
      <Checkbox
        label={t('Choose all on this page')}
        checked={all}
        disabled={tickable.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = !all && tickable.some(ticks.has)
        }}
        onChange={({ target }) => ticks.tick(tickable, target.checked)}
      />
      <span role="status">{count > 0 && t('Chosen: {{count}}', { count })}</span>
      {count > 0 && (
        <div className={styles.actions}>
          {children}
          <Button variant="quiet" size="small" onClick={ticks.clear}>
            {t('Choose none')}
          </Button>
        </div>
      )}
    </div>
  )
}
