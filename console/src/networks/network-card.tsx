import type { Network } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/scopes.ts'
import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './network-card.module.css'
import { SharesList } from './shares-list.tsx'

type NetworkCardsProps = { label: string; children: ReactNode }

export function NetworkCards({ label, children }: NetworkCardsProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  )
}

type NetworkCardProps = {
  network: Network
  /** Beside the name: a chip. */
  status?: ReactNode
  /** How many are in it, or how the organization stands in it. */
  facts: ReactNode
  /** Who lets whom read the shares. */
  sharing: string
  shares: readonly ScopeEntity[]
  action: ReactNode
  /** What is to be decided. */
  children?: ReactNode
}

/** One network among others. */
export function NetworkCard(props: NetworkCardProps) {
  const { network, status, facts, sharing, shares, action, children } = props
  const { t } = useWords()
  const { id, name, description, createdBy } = network

  return (
    <li className={styles.item}>
      <Card
        headingLevel={3}
        title={
          <span className={styles.name}>
            <Avatar name={name} person={id} square />
            <span className={styles.words}>{name}</span>
          </span>
        }
        action={status}
        footer={action}
      >
        <p className={styles.description}>{description || t('No description')}</p>
        <div className={styles.facts}>
          <p>{t('Owned by {{organization}}', { organization: createdBy.name })}</p>
          <p>{facts}</p>
        </div>
        <div className={styles.shares}>
          {shares.length > 0 && <p className={styles.sharing}>{sharing}</p>}
          <SharesList shares={shares} />
        </div>
        {children}
      </Card>
    </li>
  )
}

export function NetworkCardSkeletons() {
  return (
    <div className={styles.grid}>
      {[1, 2].map((place) => (
        <Card key={place} title={<Skeleton width="medium" />} footer={<Skeleton width="short" />}>
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </Card>
      ))}
    </div>
  )
}
