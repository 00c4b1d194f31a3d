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
  /** A reference to the list, which gets the focus if the focused item is removed. */
  ref?: Ref<HTMLUListElement> | undefined
  items: readonly { id: string; name: string }[]
  /** Whether there are many items, which are then shown with only their name, details, and actions. */
  compact?: boolean
  children: ReactNode
}

/** Shows items that have a name and their own page, in two columns if there's enough space. */
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
  /** Whether a click anywhere on the card follows its link. */
  whole?: boolean | undefined
}

/** Shows a card in `ItemCards`. */
export function ItemCard(props: ItemCardProps) {
  const { item, headingLevel, description, status, facts, action, whole, children } = props

  return (
    // A URL may link to the item.
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

/** The maximum number of items that are shown as cards. More items are shown in a table or as compact cards. */
const maxCards = 6

/** Returns whether a list is long. A searched list is always long, because only long lists have a search. */
export function isLongList(total: number | undefined, search: string | undefined): boolean {
  return (total ?? 0) > maxCards || search !== undefined
}

export type ItemListProps<Row> = {
  label: string
  rows: readonly Row[]
  isLong: boolean
  itemOf: (row: Row) => ItemCardProps['item']
  /** The header of the name column. The table also has a chip next to the name, and other columns. */
  header: string
  statusOf?: (row: Row, t: Translate) => ReactNode
  columns: readonly TableColumn<Row>[]
  /** Renders the card of a row. */
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

/** Shows cards, or a table if there are many items. */
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
