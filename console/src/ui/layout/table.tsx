import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import styles from './table.module.css'

export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Aligns numbers and actions at the right. */
  align?: 'end' | undefined
  /** A different label for cells that carry their own header. */
  label?: string | undefined
  /** Takes most of the space, for values that would otherwise be cut off. */
  roomy?: boolean | undefined
  /** For a column whose content explains itself, such as actions. */
  hideHeader?: boolean | undefined
  /** Its placeholder while loading, or a line if absent. */
  skeleton?: ReactNode | undefined
}

export type TableProps<Row> = {
  caption: string
  /** The columns. The first one names the row. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Aligns cells at the top if their heights differ much. */
  align?: 'top' | undefined
  /** The cells make sense without headers, so narrow layouts put them on one line. */
  plain?: boolean | undefined
  /** A click anywhere on a row follows the link in its last cell. An address may link to a row. */
  linked?: boolean | undefined
  skeletonRows?: number | undefined
}

/*
 * The roles are explicit, because the narrow layout changes the table's display, and some browsers then drop
 * its semantics.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, align, plain, linked, skeletonRows = 0 } = props
  return (
    <div className={styles.frame}>
      <table
        className={classNames(
          styles.table,
          align === 'top' && styles.top,
          (plain || linked) && styles.plain,
          linked && styles.linked,
        )}
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
            <TableRow
              key={rowKey(row)}
              id={linked ? rowKey(row) : undefined}
              columns={columns}
              row={row}
            />
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
  id?: string | undefined
  columns: readonly TableColumn<Row>[]
  row: Row | undefined
}

function TableRow<Row>({ id, columns, row }: TableRowProps<Row>) {
  return (
    <tr id={id} className={styles.row} role="row" tabIndex={id ? -1 : undefined}>
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
            {/* Each cell has its header for layouts that hide the head. */}
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
