import type { Network, OwnMembership } from '@accord/contract/networks.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/translation.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { TimeSentence } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { NetworkCard, NetworkSection, NoJoinedNetworks } from './network-card.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { networksPerPage, networksQuery } from '../networks.api.ts'
import { LeaveButton, type LeaveButtonProps } from '../joined/leave-button.tsx'
import { membershipStatus } from '../joined/membership-status.tsx'
import { ShareDecisions } from './requested-shares.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PagedItems } from '../../pages/lists/paged-items.tsx'
import type { ListLocation } from '../../pages/lists/list-search.tsx'
import type { TableColumn } from '../../ui/layout/table.tsx'
import { formatShares } from '../../permissions/scope-sentences.ts'
import { pathTo } from '../../browser/app-path.ts'
import { renderLink } from '../../pages/router-link.tsx'
import type { Translate } from '@accord/contract/translation.ts'

type InvitedNetworkCardProps = { network: Network; invitation: OwnMembership }

/** Shows an invitation in the list. Its own page shows the requested data again before accepting. */
function InvitedNetworkCard({ network, invitation }: InvitedNetworkCardProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { expiresAt, requestedShares } = invitation
  const { createdBy } = network

  return (
    <NetworkCard
      network={network}
      membership={invitation}
      status={membershipStatus(invitation, t)}
      facts={
        <TimeSentence text={t('The invitation expires {{time}}')} value={expiresAt} now={now} />
      }
      sharing={t('Once you accept, {{organization}} can:', { organization: createdBy.name })}
      shares={requestedShares}
      action={<AcceptLink network={network} invitation={invitation} />}
    />
  )
}

/** Links to the page that shows the requested data again. */
function AcceptLink({ network: { name }, invitation: { id } }: InvitedNetworkCardProps) {
  const { t } = useTranslation()
  return (
    <Link
      to="/join-network/$id"
      params={{ id }}
      className={buttonClass({ variant: 'primary' })}
      aria-label={t('Accept Invitation to {{name}}', { name })}
    >
      {t('Accept Invitation')}
    </Link>
  )
}

type JoinedNetworkCardProps = Listed & {
  /** Moves the focus, because the focused button is removed. */
  onAnswered: () => void
}

function JoinedNetworkCard(props: JoinedNetworkCardProps) {
  const { network, membership, onAnswered } = props
  const { t } = useTranslation()
  const now = useNow()
  const { createdBy } = network
  const { acceptedAt, shares } = membership

  return (
    <NetworkCard
      network={network}
      membership={membership}
      status={membershipStatus(membership, t)}
      facts={<TimeSentence text={t('Joined {{time}}')} value={acceptedAt ?? now} now={now} />}
      sharing={t('{{organization}} can:', { organization: createdBy.name })}
      shares={shares}
      action={<MemberActions network={network} onLeft={onAnswered} />}
    >
      <ShareDecisions network={network} membership={membership} onDecided={onAnswered} />
    </NetworkCard>
  )
}

function MemberActions(props: LeaveButtonProps) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const { network } = props
  return (
    <>
      <LeaveButton {...props} />
      {renderLink({
        href: pathTo('/network/$id', network, { organization: id }),
        className: buttonClass({}),
        'aria-label': t('View {{name}}', { name: network.name }),
        children: t('View'),
      })}
    </>
  )
}

interface Listed {
  network: Network
  membership: OwnMembership
}

function joinedColumns(t: Translate, now: Date, onAnswered: () => void): TableColumn<Listed>[] {
  return [
    { id: 'owner', header: t('Owner'), cell: ({ network }) => network.createdBy.name },
    {
      id: 'shares',
      header: t('Shared data'),
      cell: ({ membership: { acceptedAt, shares } }) =>
        acceptedAt ? formatShares(shares, t) : t('Nothing until you join'),
    },
    {
      id: 'since',
      header: t('Since'),
      cell: ({ membership: { acceptedAt, expiresAt } }) => (
        <TimeSentence
          text={acceptedAt ? t('Joined {{time}}') : t('Expires {{time}}')}
          value={acceptedAt ?? expiresAt}
          now={now}
        />
      ),
    },
    {
      id: 'actions',
      header: t('Actions'),
      hideHeader: true,
      align: 'end',
      cell: ({ network, membership }) =>
        membership.acceptedAt ? (
          <MemberActions network={network} onLeft={onAnswered} />
        ) : (
          <AcceptLink network={network} invitation={membership} />
        ),
    },
  ]
}

/** Lists other organizations' networks that this one has joined or is invited to. */
export function JoinedNetworks(place: ListLocation) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const networks = useQuery({
    ...networksQuery(id, 'joined', place.page, place.search),
    select: ({ data, __meta }) => ({
      __meta,
      data: data.flatMap(({ invitation, ...network }) =>
        invitation ? [{ network, membership: invitation }] : [],
      ),
    }),
  })
  const [heading, setHeading] = useState<HTMLHeadingElement | null>(null)
  const now = useNow()
  const title = t('Networks invited/joined')
  const onAnswered = () => heading?.focus()

  return (
    <NetworkSection title={title} total={networks.data?.__meta.total} titleRef={setHeading}>
      <PagedItems
        place={place}
        query={networks}
        perPage={networksPerPage}
        label={title}
        header={t('Network')}
        pagesLabel={t('Joined networks pagination')}
        failure={t('Unexpected error fetching networks')}
        loadingLabel={t('Loading networks…')}
        none={<NoJoinedNetworks />}
        itemOf={({ network }) => network}
        statusOf={({ membership }, words) => membershipStatus(membership, words)}
        columns={joinedColumns(t, now, onAnswered)}
      >
        {({ network, membership }) =>
          membership.acceptedAt ? (
            <JoinedNetworkCard
              key={network.id}
              network={network}
              membership={membership}
              onAnswered={onAnswered}
            />
          ) : (
            <InvitedNetworkCard key={network.id} network={network} invitation={membership} />
          )
        }
      </PagedItems>
    </NetworkSection>
  )
}
