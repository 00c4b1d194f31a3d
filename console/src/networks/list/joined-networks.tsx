import { type Network, type OwnMembership, removeFromNetwork } from '@accord/contract/networks.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/translation.ts'
import { Translated } from '../../i18n/translated.tsx'
import { Button, buttonClass } from '../../ui/buttons/button.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { NetworkCard, NetworkSection, NoJoinedNetworks } from './network-card.tsx'
import { useAction } from '../../actions/use-action.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { leaveNetworkMutation, networksPerPage, networksQuery } from '../networks.api.ts'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { RefusedShares, RequestedShares } from './requested-shares.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { NothingFound, PagedList } from '../../pages/lists/paged-list.tsx'
import type { ListLocation } from '../../pages/lists/list-search.tsx'
import { ItemCardSkeletons, ItemCards } from '../../ui/layout/item-card.tsx'

type InvitedNetworkCardProps = { network: Network; invitation: OwnMembership }

/** An invitation in the list. Its own page shows the requested data again before accepting. */
function InvitedNetworkCard({ network, invitation }: InvitedNetworkCardProps) {
  const { t } = useTranslation()
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
          <Translated
            text={t('The invitation expires {{time}}')}
            parts={{ time: <RelativeTime value={expiresAt} now={now} /> }}
          />
        </>
      }
      sharing={t('Once you accept, {{organization}} can:', { organization: createdBy.name })}
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

function useLeaveNetwork(network: Network, onLeft: () => void) {
  const { t } = useTranslation()
  const organization = useOrganization()
  const { name, createdBy } = network

  return useAction({
    ...leaveNetworkMutation(organization.id, network),
    ask: () => ({
      title: t('Leave {{name}}?', { name }),
      message: t(
        "{{organization}} will leave immediately. To come back, it'll need a new invitation from {{owner}}.",
        { organization: organization.name, owner: createdBy.name },
      ),
      action: t('Leave'),
      danger: true,
      content: (
        <ImpactPreview
          of={removeFromNetwork}
          sent={{ params: { id: network.id, memberId: organization.id } }}
          organizationId={organization.id}
        />
      ),
    }),
    done: t('Left network successfully'),
    failed: t('Unable to leave network.'),
    after: onLeft,
  })
}

type JoinedNetworkCardProps = {
  network: Network
  membership: OwnMembership
  /** Moves the focus, because the button that had it is gone. */
  onAnswered: () => void
}

function JoinedNetworkCard(props: JoinedNetworkCardProps) {
  const { network, membership, onAnswered } = props
  const { t } = useTranslation()
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
          {asksForMore ? t('Requests more data') : t('Joined')}
        </Chip>
      }
      facts={
        <>
          <Translated
            text={t('Joined {{time}}')}
            parts={{ time: <RelativeTime value={acceptedAt ?? now} now={now} /> }}
          />
        </>
      }
      sharing={t('{{organization}} can:', { organization: createdBy.name })}
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

/** Other organizations' networks that this one has joined or is invited to. */
export function JoinedNetworks(place: ListLocation) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const networks = useQuery(networksQuery(id, 'joined', place.page, place.search))
  const heading = useRef<HTMLHeadingElement>(null)
  const title = t('Networks invited/joined')

  return (
    <NetworkSection title={title} total={networks.data?.__meta.total} titleRef={heading}>
      <PagedList
        page={place.page}
        hrefOf={(page) => place.hrefOf(page, place.search)}
        query={networks}
        perPage={networksPerPage}
        pagesLabel={t('Pages of networks invited/joined')}
        failure={t('Unexpected error fetching networks')}
        loadingLabel={t('Loading networks…')}
        skeleton={<ItemCardSkeletons facts />}
        empty={
          place.search === undefined ? (
            <NoJoinedNetworks />
          ) : (
            <NothingFound everything={place.hrefOf(1, undefined)} />
          )
        }
      >
        {(rows) => (
          <ItemCards label={title}>
            {rows.map(({ invitation, ...network }) =>
              invitation?.acceptedAt ? (
                <JoinedNetworkCard
                  key={network.id}
                  network={network}
                  membership={invitation}
                  onAnswered={() => heading.current?.focus()}
                />
              ) : (
                invitation && (
                  <InvitedNetworkCard key={network.id} network={network} invitation={invitation} />
                )
              ),
            )}
          </ItemCards>
        )}
      </PagedList>
    </NetworkSection>
  )
}
