import { type ReactNode, useState } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import styles from './selection.module.css'
import { Button } from '../ui/buttons/button.tsx'
import { Checkbox } from '../ui/fields/choice.tsx'

/** Defines which rows of a list can be selected, and how many. */
export interface SelectionOptions<Row> {
  keyOf: (row: Row) => string
  /** Returns whether any bulk action applies to the row. */
  isTickable?: (row: Row) => boolean
  max: number
}

export interface RowSelection<Row> {
  rows: readonly Row[]
  has: (row: Row) => boolean
  /** Returns whether the row can be selected. This is also false if the maximum is selected. */
  mayTick: (row: Row) => boolean
  tick: (rows: readonly Row[], on: boolean) => void
  clear: () => void
}

/** Manages the selected rows of a list. They stay selected across pages and filters. */
export function useRowSelection<Row>(ticking: SelectionOptions<Row>): RowSelection<Row> {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Row>>(new Map())
  const { keyOf, isTickable, max } = ticking

  return {
    rows: [...ticked.values()],
    has: (row) => ticked.has(keyOf(row)),
    mayTick: (row) => (isTickable?.(row) ?? true) && (ticked.size < max || ticked.has(keyOf(row))),
    tick: (rows, on) => setTicked((before) => withRowSelection(before, rows, on, ticking)),
    clear: () => setTicked(new Map()),
  }
}

/** Adds as many of the rows as possible, or removes all of them. */
export function withRowSelection<Row>(
  ticked: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  on: boolean,
  { keyOf, max }: SelectionOptions<Row>,
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
  name: string
  title?: string | undefined
}

/** Shows a checkbox at the start of a row, which selects it for bulk actions. */
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
  /** The rows of the current page, or undefined while it loads. */
  rows: readonly Row[] | undefined
  selection: RowSelection<Row>
  children: ReactNode
}

/** Shows a bar above a list that selects everything on the page, and contains the bulk actions. */
export function SelectionBar<Row>({ rows, selection: ticks, children }: TickBarProps<Row>) {
  const { t } = useTranslation()
  const tickable = rows?.filter(ticks.mayTick) ?? []
  const all = tickable.length > 0 && tickable.every(ticks.has)
  const count = ticks.rows.length
  // The bar is rendered before the rows load, because it would push them down later.
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
      <span role="status">{count > 0 && t('{{count}} selected', { count })}</span>
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
