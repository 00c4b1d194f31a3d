import type { ReactNode, Ref } from 'react'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import { EntityLogo, type LogoOwner } from '../text/entity-logo.tsx'
import { DistinctAvatars } from '../text/avatar.tsx'
import { Card, type CardProps } from './card.tsx'
import { Table, type TableColumn } from './table.tsx'
import styles from './item-card.module.css'

export type ItemCardsProps = {
  label: string
  /** For a list that takes the focus when the focused item is removed. */
  ref?: Ref<HTMLUListElement> | undefined
  items: readonly { id: string; name: string }[]
  /** For many items: only the name, the facts and the actions of each. */
  compact?: boolean
  children: ReactNode
}

/** Items with a name and their own page, in two columns if there's space. */
export function ItemCards({ label, ref, items, compact, children }: ItemCardsProps) {
  return (
    <ul
      ref={ref}
      className={classNames(styles.grid, compact && styles.compact)}
      aria-label={label}
      tabIndex={ref ? -1 : undefined}
    >
      <DistinctAvatars items={items}>{children}</DistinctAvatars>
    </ul>
  )
}

export type ItemCardProps = Pick<CardProps, 'headingLevel' | 'children'> & {
  item: LogoOwner
  description: string | undefined
  status?: ReactNode
  facts?: ReactNode
  action: ReactNode
  /** A click anywhere on the card follows its link. */
  whole?: boolean | undefined
}

/** A card in `ItemCards`. */
export function ItemCard(props: ItemCardProps) {
  const { item, headingLevel, description, status, facts, action, whole, children } = props

  return (
    // An address may link to the item.
    <li id={item.id} className={classNames(styles.item, whole && styles.whole)} tabIndex={-1}>
      <Card
        headingLevel={headingLevel}
        title={<ItemName item={item} />}
        action={status}
        footer={action}
      >
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        {facts && <div className={styles.facts}>{facts}</div>}
        {children}
      </Card>
    </li>
  )
}

type ItemNameProps = { item: ItemCardProps['item']; small?: boolean; status?: ReactNode }

function ItemName({ item, small, status }: ItemNameProps) {
  return (
    <span className={styles.name}>
      <EntityLogo of={item} size={small ? 'small' : 'medium'} />
      <span className={styles.words}>{item.name}</span>
      {status}
    </span>
  )
}

/** More items than this are listed in a table, or in compact cards. */
const maxCards = 6

/** Whether a list is long. A search doesn't shorten it, and exists only above long lists. */
export function isLongList(total: number | undefined, search: string | undefined): boolean {
  return (total ?? 0) > maxCards || search !== undefined
}

export type ItemListProps<Row> = {
  label: string
  rows: readonly Row[]
  isLong: boolean
  itemOf: (row: Row) => ItemCardProps['item']
  /** For the table: the header of the name, a chip beside it, and the other columns. */
  header: string
  statusOf?: (row: Row, t: Translate) => ReactNode
  columns: readonly TableColumn<Row>[]
  /** The card of a row. */
  children: (row: Row) => ReactNode
}

function nameColumn<Row>(
  { header, itemOf, statusOf }: ItemListProps<Row>,
  t: Translate,
): TableColumn<Row> {
  return {
    id: 'name',
    header,
    cell: (row) => <ItemName item={itemOf(row)} small status={statusOf?.(row, t)} />,
  }
}

/** Cards, or a table if there are many items. */
export function ItemList<Row>(props: ItemListProps<Row>) {
  const { label, rows, isLong, itemOf, columns, children } = props
  const { t } = useTranslation()
  const items = rows.map(itemOf)
  if (!isLong) {
    return (
      <ItemCards label={label} items={items}>
        {rows.map(children)}
      </ItemCards>
    )
  }
  return (
    <DistinctAvatars items={items}>
      <Table
        caption={label}
        linked
        columns={[nameColumn(props, t), ...columns]}
        rows={rows}
        rowKey={(row) => itemOf(row).id}
      />
    </DistinctAvatars>
  )
}

export function ItemCardSkeletons({ facts }: { facts?: boolean }) {
  return (
    <div className={styles.grid}>
      {[1, 2].map((place) => (
        <div key={place} className={styles.item}>
          <Card head={<Skeleton width="medium" />} footer={<Skeleton width="short" />}>
            <Skeleton width="long" />
            {facts && <Skeleton width="medium" />}
          </Card>
        </div>
      ))}
    </div>
  )
}
