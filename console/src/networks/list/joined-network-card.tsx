import type { Network, OwnMembership } from '@accord/contract/networks.ts'
import { useWords } from '../../language/words.ts'
import { NotWhileDeleted } from '../../organizations/deletion/not-while-deleted.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/use-now.ts'
import { NetworkCard } from './network-card.tsx'
import { RefusedShares, RequestedShares } from './requested-shares.tsx'
import { useLeaveNetwork } from './use-leave-network.tsx'

type JoinedNetworkCardProps = {
  network: Network
  membership: OwnMembership
  /** What was decided on is gone from the page, and with it the button that had the focus. */
  onAnswered: () => void
}

export function JoinedNetworkCard(props: JoinedNetworkCardProps) {
  const { network, membership, onAnswered } = props
  const { t } = useWords()
  const now = useNow()
  const { name, createdBy } = network
  const { acceptedAt, shares, requestedShares, refusedShares } = membership
  const leaving = useLeaveNetwork(network, onAnswered)
  const asksForMore = requestedShares.length > 0

  return (
    <NetworkCard
      network={network}
      membership={membership}
      status={
        <Chip tone={asksForMore ? 'warning' : 'success'}>
          {asksForMore ? t('Asks for more') : t('Joined')}
        </Chip>
      }
      facts={
        <>
          {t('Joined')} <RelativeTime value={acceptedAt ?? now} now={now} />
        </>
      }
      sharing={t('{{organization}} may:', { organization: createdBy.name })}
      shares={shares}
      action={
        <Button
          variant="quiet"
          pending={leaving.pending}
          aria-label={t('Leave {{name}}', { name })}
          onClick={() => void leaving.run()}
        >
          {t('Leave')}
        </Button>
      }
    >
      <NotWhileDeleted>
        {asksForMore ? (
          <RequestedShares network={network} membership={membership} onDecided={onAnswered} />
        ) : (
          refusedShares.length > 0 && (
            <RefusedShares network={network} membership={membership} onDecided={onAnswered} />
          )
        )}
      </NotWhileDeleted>
    </NetworkCard>
  )
}
