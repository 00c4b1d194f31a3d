import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import styles from './table.module.css'

export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures and actions stand at the right. */
  align?: 'end' | undefined
  /** In place of the header where each cell carries it. */
  label?: string | undefined
  /** Most of the room, for what would otherwise be cut off. */
  roomy?: boolean | undefined
  /** For a column whose content speaks for itself, such as its actions. */
  hideHeader?: boolean | undefined
  /** Its shape while loading; a line when absent. */
  skeleton?: ReactNode | undefined
}

export type TableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** At the top where the cells of a row differ much in height. */
  align?: 'top' | undefined
  /** What its cells say is plain without their headers: where it is narrow they stand on one line. */
  plain?: boolean | undefined
  /** While loading: as many rows of the real shape. */
  skeletonRows?: number | undefined
}

/*
 * The roles are written out because the narrow layout takes the table's display away, and with it,
 * in some browsers, its meaning.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, align, plain, skeletonRows = 0 } = props
  return (
    <div className={styles.frame}>
      <table
        className={classNames(styles.table, align === 'top' && styles.top, plain && styles.plain)}
        role="table"
        aria-busy={skeletonRows > 0 || undefined}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.id} role="columnheader" scope="col" className={headerClass(column)}>
                <span className={classNames(column.hideHeader && 'visually-hidden')}>
                  {column.header}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} columns={columns} row={row} />
          ))}
          {Array.from({ length: skeletonRows }, (_, index) => (
            <TableRow key={index} columns={columns} row={undefined} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TableRowProps<Row> = {
  columns: readonly TableColumn<Row>[]
  /** Absent while it is loading. */
  row: Row | undefined
}

function TableRow<Row>({ columns, row }: TableRowProps<Row>) {
  return (
    <tr className={styles.row} role="row">
      {columns.map((column, index) => {
        const namesRow = index === 0 && row !== undefined
        const Cell = namesRow ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            role={namesRow ? 'rowheader' : 'cell'}
            scope={namesRow ? 'row' : undefined}
            className={classNames(
              styles.cell,
              index === 0 && styles.name,
              column.roomy && styles.roomy,
              column.align && styles.end,
            )}
          >
            {/* Each cell carries its header where the head is not seen. */}
            {index > 0 && !column.hideHeader && (
              <span className={styles.label} aria-hidden="true">
                {column.label ?? column.header}
              </span>
            )}
            <div className={styles.value}>
              {row === undefined ? skeletonOf(column, index) : column.cell(row)}
            </div>
          </Cell>
        )
      })}
    </tr>
  )
}

function skeletonOf<Row>(column: TableColumn<Row>, index: number): ReactNode {
  return column.skeleton ?? <Skeleton width={index === 0 ? 'long' : 'short'} />
}

function headerClass<Row>(column: TableColumn<Row>): string {
  return classNames(styles.header, column.align && styles.end)
}
