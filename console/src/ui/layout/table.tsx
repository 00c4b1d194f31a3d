import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import styles from './table.module.css'

export type TableColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Aligns numbers and actions on the right. */
  align?: 'end' | undefined
  /** A different label for cells that contain their own header. */
  label?: string | undefined
  /** Whether the column gets most of the space, for values that would otherwise be cut off. */
  roomy?: boolean | undefined
  /** Whether to hide the header, because the content is self-explanatory, such as actions. */
  hideHeader?: boolean | undefined
  /** The placeholder while loading. The default is a line. */
  skeleton?: ReactNode | undefined
}

export type TableProps<Row> = {
  caption: string
  /** The columns. The first one contains the name of the row. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Aligns cells at the top if their heights differ a lot. */
  align?: 'top' | undefined
  /** Whether the cells make sense without headers. Narrow layouts then put them on one line. */
  plain?: boolean | undefined
  /** Whether a click anywhere on a row follows the link in its last cell. A URL may link to a row. */
  linked?: boolean | undefined
  skeletonRows?: number | undefined
}

/*
 * Shows a table. The roles are explicit, because the narrow layout changes the table's display, and some browsers then
 * drop its semantics.
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
            {/* Each cell contains its header, for layouts that hide the table's head. */}
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
