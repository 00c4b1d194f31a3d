import type { Network, OwnMembership } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../language/words.ts'
import { NotWhileDeleted } from '../../organizations/deletion/not-while-deleted.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { SharesList } from '../../rights/shares-list.tsx'
import { ShowSeen } from '../../seen/show-seen.tsx'
import { ItemCard } from '../../ui/layout/item-card.tsx'
import styles from '../../ui/layout/network-card.module.css'

type NetworkCardProps = {
  network: Network
  /** The organization's own, of another's network: what its owner sees of it can be looked at. */
  membership?: OwnMembership
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
  const { network, membership, status, facts, sharing, shares, action, children } = props
  const { t } = useWords()
  const { description, createdBy } = network
  const organization = useOrganization()

  return (
    <ItemCard
      item={network}
      headingLevel={3}
      description={description}
      status={status}
      facts={
        <>
          <p>{t('Owned by {{organization}}', { organization: createdBy.name })}</p>
          <p>{facts}</p>
        </>
      }
      action={action}
      // One's own leads to one place only.
      whole={!membership}
    >
      <div className={styles.shares}>
        {shares.length > 0 && <p className={styles.sharing}>{sharing}</p>}
        <SharesList shares={shares} />
        {membership && (
          <NotWhileDeleted>
            <ShowSeen
              name={createdBy.name}
              would={!membership.acceptedAt}
              through={{ organization: organization.id, membership: membership.id }}
            />
          </NotWhileDeleted>
        )}
      </div>
      {children}
    </ItemCard>
  )
}
