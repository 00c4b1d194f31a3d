import type { Network, OwnMembership } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type ReactNode, type Ref, useId } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { SharesList } from '../../permissions/shares-list.tsx'
import { ShowPreview } from '../../data-preview/show-preview.tsx'
import { ItemCard } from '../../ui/layout/item-card.tsx'
import styles from './network-card.module.css'
import { Chip } from '../../ui/text/chip.tsx'
import Share2 from 'lucide-react/icons/share-2'
import { pathTo } from '../../browser/app-path.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

type NetworkCardProps = {
  network: Network
  /** The organization's membership in another organization's network. Its data can be previewed. */
  membership?: OwnMembership
  /** A chip next to the name. */
  status?: ReactNode
  /** The number of members, or the state of the organization's membership. */
  facts: ReactNode
  /** The introduction to the list of shared data. */
  sharing: string
  shares: readonly ScopeEntity[]
  action: ReactNode
  /** The pending decisions. */
  children?: ReactNode
}

export function NetworkCard(props: NetworkCardProps) {
  const { network, membership, status, facts, sharing, shares, action, children } = props
  const { t } = useTranslation()
  const { description, createdBy } = network
  const organization = useOrganization()

  return (
    <ItemCard
      // If another organization owns the network, its logo is shown.
      item={membership ? { ...network, logo: createdBy.logo } : network}
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
      whole
    >
      <div className={styles.shares}>
        {shares.length > 0 && <p className={styles.sharing}>{sharing}</p>}
        <SharesList shares={shares} />
        {membership && (
          <NotWhileDeleted>
            <ShowPreview
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

type NetworkSectionProps = {
  title: string
  /** This is undefined until the list has loaded. */
  total: number | undefined
  /** The title, which gets the focus if the focused element is removed. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

export function NetworkSection({ title, total, titleRef, children }: NetworkSectionProps) {
  const id = useId()
  const { language } = useTranslation()
  return (
    <section aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        {total !== undefined && <Chip>{total.toLocaleString(language)}</Chip>}
      </div>
      {children}
    </section>
  )
}

export function NoCreatedNetworks() {
  const { t } = useTranslation()
  const { id, deletion } = useOrganization()
  return (
    <EmptyState
      title={t('No networks created yet')}
      icon={<Share2 size={20} />}
      action={
        !deletion &&
        renderButton(pathTo('/organization/$id/networks/new', { id }), t('Create network'), {
          variant: 'primary',
        })
      }
    >
      {t(
        "Choose the data that members will share with you, and then invite organizations. They won't share anything until they accept.",
      )}
    </EmptyState>
  )
}

export function NoJoinedNetworks() {
  const { t } = useTranslation()
  const { name } = useOrganization()
  return (
    <EmptyState title={t('No networks joined yet')} icon={<Share2 size={20} />}>
      {t('Invitations from other organizations will appear here.', { name })}
    </EmptyState>
  )
}
