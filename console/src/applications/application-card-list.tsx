import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './application-card-list.module.css'
import { scopeSummary } from './scope-sentences.ts'

type ApplicationCardListProps = { label: string; children: ReactNode }

export function ApplicationCardList({ label, children }: ApplicationCardListProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  )
}

type ListedApplicationProps = {
  application: { id: string; name: string; description: string }
  scopes: readonly string[]
  /** Beside the name: a chip. */
  status?: ReactNode
  /** Below what it may do: whose it is, or who uses it. */
  facts: ReactNode
  action: ReactNode
}

/** One application among others. */
export function ListedApplication(props: ListedApplicationProps) {
  const { application, scopes, status, facts, action } = props
  const { t } = useWords()
  const { id, name, description } = application

  return (
    <li className={styles.item}>
      <Card
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
          <p>{scopeSummary(scopes, t)}</p>
          {facts}
        </div>
      </Card>
    </li>
  )
}

export function ApplicationCardSkeletons() {
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
