import type { Network, OwnMembership } from '@accord/contract/networks.ts'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../language/words.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Chip } from '../../ui/text/chip.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/use-now.ts'
import { NetworkCard } from './network-card.tsx'

type InvitedNetworkCardProps = { network: Network; invitation: OwnMembership }

/** Accepted on a page of its own, which says again what is shared. */
export function InvitedNetworkCard({ network, invitation }: InvitedNetworkCardProps) {
  const { t } = useWords()
  const now = useNow()
  const { id, expiresAt, requestedShares } = invitation
  const { name, createdBy } = network

  return (
    <NetworkCard
      network={network}
      membership={invitation}
      status={<Chip tone="warning">{t('Invited')}</Chip>}
      facts={
        <>
          {t('The invitation expires')} <RelativeTime value={expiresAt} now={now} />
        </>
      }
      sharing={t('Once you accept, {{organization}} may:', { organization: createdBy.name })}
      shares={requestedShares}
      action={
        <Link
          to="/join-network/$id"
          params={{ id }}
          className={buttonClass({ variant: 'primary' })}
          aria-label={t('Accept Invitation to {{name}}', { name })}
        >
          {t('Accept Invitation')}
        </Link>
      }
    />
  )
}
