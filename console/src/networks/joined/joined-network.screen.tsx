import type { Network, OwnMembership } from '@accord/contract/networks.ts'
import { useNavigate } from '@tanstack/react-router'
import { pathTo } from '../../browser/app-path.ts'
import { ShowPreview } from '../../data-preview/show-preview.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { ManagedPage, noAccessTitle } from '../../organizations/managed-page.tsx'
import { useOrganization, useOrganizationTrail } from '../../organizations/use-organization.ts'
import { focusTitle } from '../../pages/page-title.ts'
import { SharesList } from '../../permissions/shares-list.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { ShareDecisions } from '../list/requested-shares.tsx'
import { forgetNetwork } from '../networks.api.ts'
import styles from './joined-network.module.css'
import { LeaveButton } from './leave-button.tsx'
import { membershipStatus } from './membership-status.tsx'

type JoinedNetworkProps = { network: Network; membership: OwnMembership }

/**
 * Shows a network that the organization has joined, including its members and the data that the organization shares.
 */
export function JoinedNetworkScreen({ network, membership }: JoinedNetworkProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id } = useOrganization()
  const { name, description, createdBy } = network
  const networks = pathTo('/organization/$id/networks', { id })

  async function leavePage() {
    await navigate({ href: networks })
    forgetNetwork(network, id)
  }

  return (
    <ManagedPage
      title={name}
      trail={useOrganizationTrail({ label: t('Networks'), href: networks }, { label: name })}
      noPermission={noAccessTitle('networks', t)}
      status={membershipStatus(membership, t)}
      description={description || undefined}
      action={<LeaveButton isOwnPage network={network} onLeft={() => void leavePage()} />}
    >
      <ShareDecisions network={network} membership={membership} onDecided={focusTitle} />
      <Card title={t('About this network')}>
        <Facts network={network} membership={membership} />
      </Card>
      <Card
        title={t('Shared data')}
        description={t('{{organization}} can:', { organization: createdBy.name })}
      >
        <div className={styles.shares}>
          <SharesList shares={membership.shares} />
          <NotWhileDeleted>
            <ShowPreview
              name={createdBy.name}
              through={{ organization: id, membership: membership.id }}
            />
          </NotWhileDeleted>
        </div>
      </Card>
    </ManagedPage>
  )
}

function Facts({ network, membership }: JoinedNetworkProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { createdBy, createdAt, organizations = 1 } = network
  return (
    <dl className={styles.facts}>
      <dt>{t('Owner')}</dt>
      <dd>{createdBy.name}</dd>
      <dt>{t('Organizations')}</dt>
      <dd>
        {t('{{count}} organizations joined', {
          count: organizations,
          defaultValue_one: '{{count}} organization joined',
        })}
        <span className={styles.note}>
          {t('Only {{organization}} can see their names.', {
            organization: createdBy.name,
          })}
        </span>
      </dd>
      <dt>{t('Member since')}</dt>
      <dd>
        <RelativeTime value={membership.acceptedAt ?? now} now={now} />
      </dd>
      <dt>{t('Created')}</dt>
      <dd>
        <RelativeTime value={createdAt} now={now} />
      </dd>
    </dl>
  )
}
