import { type ReactNode, useState } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import styles from './selection.module.css'
import { Button } from '../ui/buttons/button.tsx'
import { Checkbox } from '../ui/fields/choice.tsx'

/** Which rows of a list can be chosen, and how many of them at once. */
export interface SelectionOptions<Row> {
  keyOf: (row: Row) => string
  /** To which anything can be done together with others. */
  isTickable?: (row: Row) => boolean
  most: number
}

export interface RowSelection<Row> {
  rows: readonly Row[]
  has: (row: Row) => boolean
  /** Also false once no more fit. */
  mayTick: (row: Row) => boolean
  tick: (rows: readonly Row[], on: boolean) => void
  clear: () => void
}

/** What something is to be done to together; it stays chosen on other pages and behind other filters. */
export function useRowSelection<Row>(ticking: SelectionOptions<Row>): RowSelection<Row> {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Row>>(new Map())
  const { keyOf, isTickable, most: max } = ticking

  return {
    rows: [...ticked.values()],
    has: (row) => ticked.has(keyOf(row)),
    mayTick: (row) => (isTickable?.(row) ?? true) && (ticked.size < max || ticked.has(keyOf(row))),
    tick: (rows, on) => setTicked((before) => withRowSelection(before, rows, on, ticking)),
    clear: () => setTicked(new Map()),
  }
}

/** As many of them more as fit, or all of them less. */
export function withRowSelection<Row>(
  ticked: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  on: boolean,
  { keyOf, most: max }: SelectionOptions<Row>,
): ReadonlyMap<string, Row> {
  const next = new Map(ticked)
  for (const row of rows) {
    const key = keyOf(row)
    if (!on) next.delete(key)
    else if (next.size < max || next.has(key)) next.set(key, row)
  }
  return next
}

type TickBoxProps<Row> = {
  selection: RowSelection<Row>
  row: Row
  /** What the row is called. */
  name: string
  /** Why it cannot be chosen. */
  title?: string | undefined
}

/** At the beginning of a row: chooses it, to be done something to with others. */
export function SelectionCheckbox<Row>({ selection: ticks, row, name, title }: TickBoxProps<Row>) {
  const { t } = useTranslation()
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={t('Select {{name}}', { name })}
      checked={ticks.has(row)}
      disabled={!ticks.mayTick(row)}
      title={title}
      onChange={({ target }) => ticks.tick([row], target.checked)}
    />
  )
}

type TickBarProps<Row> = {
  /** Those of the page; none are known while it loads. */
  rows: readonly Row[] | undefined
  selection: RowSelection<Row>
  /** What is done with what was chosen. */
  children: ReactNode
}

/** Above a list: everything on the page at once, and what is done with what was chosen. */
export function SelectionBar<Row>({ rows, selection: ticks, children }: TickBarProps<Row>) {
  const { t } = useTranslation()
  const tickable = rows?.filter(ticks.mayTick) ?? []
  const all = tickable.length > 0 && tickable.every(ticks.has)
  const count = ticks.rows.length
  // It stands before the rows do, which would be pushed down by it.
  if (rows && tickable.length === 0 && count === 0) return null

  return (
    <div className={styles.bar}>
      <Checkbox
        label={t('Select all on this page')}
        checked={all}
        disabled={tickable.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = !all && tickable.some(ticks.has)
        }}
        onChange={({ target }) => ticks.tick(tickable, target.checked)}
      />
      <span role="status">{count > 0 && t('Selected: {{count}}', { count })}</span>
      {count > 0 && (
        <div className={styles.actions}>
          {children}
          <Button variant="quiet" size="small" onClick={ticks.clear}>
            {t('Clear selection')}
          </Button>
        </div>
      )}
    </div>
  )
}
