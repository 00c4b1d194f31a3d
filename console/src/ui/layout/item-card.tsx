import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import { EntityLogo, type LogoOwner } from '../text/entity-logo.tsx'
import { Card, type CardProps } from './card.tsx'
import styles from './item-card.module.css'

export type ItemCardsProps = {
  label: string
  /** For a list that takes the focus when the focused item is removed. */
  ref?: Ref<HTMLUListElement> | undefined
  children: ReactNode
}

/** Items with a name and their own page, in two columns if there's space. */
export function ItemCards({ label, ref, children }: ItemCardsProps) {
  return (
    <ul ref={ref} className={styles.grid} aria-label={label} tabIndex={ref ? -1 : undefined}>
      {children}
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
        title={
          <span className={styles.name}>
            <EntityLogo of={item} />
            <span className={styles.words}>{item.name}</span>
          </span>
        }
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
