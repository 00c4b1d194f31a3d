import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import { listValues, useTranslation } from '../../i18n/translation.ts'
import { NamedLabel } from '../../i18n/translated.tsx'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { TimeSentence } from '../../ui/text/relative-time.tsx'
import { EntityLogo } from '../../ui/text/entity-logo.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import styles from './network-organizations.module.css'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { entityName } from '../../permissions/data-kinds.ts'
import { Chip } from '../../ui/text/chip.tsx'
import type { Network } from '@accord/contract/networks.ts'
import { Table, type TableColumn, type TableProps } from '../../ui/layout/table.tsx'
import { useNetworkOrganizationChanges } from './use-network-organization-changes.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { pathTo } from '../../browser/app-path.ts'
import { ConsolePage } from '../../pages/console-page.tsx'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import { networkOrganizationsPerPage, networkOrganizationsQuery } from '../network-members.api.ts'
import { useNetwork, useNetworkTrail } from '../use-network.ts'
import { InviteLink, organizationListMessages } from './no-organizations.tsx'

type NetworkOrganizationActionsProps = {
  place: NetworkInvitation
  resending: boolean
  justResent: boolean
  ending: boolean
  onResend: () => void
  onRemove: () => void
}

export function NetworkOrganizationActions(props: NetworkOrganizationActionsProps) {
  const { place, resending, justResent, ending, onResend, onRemove } = props
  const { t } = useTranslation()
  const { name } = place.organization

  return (
    <>
      {!place.joined && !place.organization.deleted && (
        <NotWhileDeleted>
          {/* The button isn't `disabled`, because it would lose the keyboard focus. */}
          <Button
            variant="quiet"
            size="small"
            pending={resending}
            aria-disabled={justResent}
            onClick={justResent ? undefined : onResend}
          >
            <NamedLabel
              text={justResent ? t('Resent {{name}}') : t('Resend {{name}}')}
              name={name}
            />
          </Button>
        </NotWhileDeleted>
      )}
      <Button variant="quiet" size="small" pending={ending} onClick={onRemove}>
        <NamedLabel text={place.joined ? t('Remove {{name}}') : t('Delete {{name}}')} name={name} />
      </Button>
    </>
  )
}

/** Shows when the organization joined or was invited, by whom, and when the invitation expires. */
export function NetworkOrganizationDates({ place }: { place: NetworkInvitation }) {
  const { t } = useTranslation()
  const now = useNow()
  const { acceptedAt, createdAt, expiresAt, expired, invitedBy } = place

  return (
    <div className={styles.dates}>
      <div className={styles.date}>
        <TimeSentence
          text={acceptedAt ? t('Joined {{time}}') : t('Invited {{time}}')}
          value={acceptedAt ?? createdAt}
          now={now}
        />
      </div>
      {!acceptedAt && (
        <div className={styles.date}>
          <TimeSentence
            text={expired ? t('Expired {{time}}') : t('Expires {{time}}')}
            value={expiresAt}
            now={now}
          />
        </div>
      )}
      {invitedBy && <div>{t('Invited by {{person}}', { person: invitedBy })}</div>}
    </div>
  )
}

/** Shows the data that a member shares, and the requested data that it doesn't share. */
export function NetworkOrganizationShares({ place }: { place: NetworkInvitation }) {
  const { t } = useTranslation()
  const { joined, shares, requestedShares, refusedShares } = place
  const names = (entities: readonly ScopeEntity[]) =>
    listValues(entities.map((entity) => entityName(entity, t)))

  if (!joined) return <span className={styles.detail}>{t('Nothing until it joins')}</span>
  return (
    <div className={styles.shares}>
      <div>{names(shares) || t('Nothing')}</div>
      {requestedShares.length + refusedShares.length > 0 && (
        <div className={styles.missing}>
          <Chip tone="warning">{t('Some data not shared')}</Chip>
          {requestedShares.length > 0 && (
            <span>{t('Undecided: {{names}}', { names: names(requestedShares) })}</span>
          )}
          {refusedShares.length > 0 && (
            <span>{t('Declined: {{names}}', { names: names(refusedShares) })}</span>
          )}
        </div>
      )}
    </div>
  )
}

/** Returns the table's columns, with the actions of the network's owner. */
export function useNetworkOrganizationColumns(network: Network): TableColumn<NetworkInvitation>[] {
  const { t } = useTranslation()
  const changes = useNetworkOrganizationChanges(network)

  return [
    {
      id: 'organization',
      header: t('Organization'),
      cell: ({ organization }) => (
        <div className={styles.organization}>
          <EntityLogo of={organization} />
          <div>
            <div className={styles.name}>{organization.name}</div>
            {organization.city && <div className={styles.detail}>{organization.city}</div>}
          </div>
        </div>
      ),
    },
    { id: 'status', header: t('Status'), cell: (place) => <Status place={place} /> },
    {
      id: 'shares',
      header: t('Shared data'),
      cell: (place) => <NetworkOrganizationShares place={place} />,
    },
    {
      id: 'since',
      header: t('Since'),
      cell: (place) => <NetworkOrganizationDates place={place} />,
    },
    {
      id: 'actions',
      header: t('Actions'),
      hideHeader: true,
      align: 'end',
      cell: (place) => (
        <NetworkOrganizationActions
          place={place}
          resending={changes.resending.doing?.id === place.id}
          justResent={changes.justResent(place)}
          ending={changes.removing.doing?.id === place.id}
          onResend={() => void changes.resending.run(place)}
          onRemove={() => void changes.removing.run(place)}
        />
      ),
    },
  ]
}

function Status({ place }: { place: NetworkInvitation }) {
  const { t } = useTranslation()
  const { organization, joined, expired } = place
  if (organization.deleted) return <Chip tone="danger">{t('Deleted')}</Chip>
  if (joined) return <Chip tone="success">{t('Joined')}</Chip>
  return expired ? (
    <Chip tone="danger">{t('Expired')}</Chip>
  ) : (
    <Chip tone="warning">{t('Invited')}</Chip>
  )
}

const route = getRouteApi('/signed-in/network/$id/organizations')

export function NetworkOrganizationsScreen() {
  const { t } = useTranslation()
  const network = useNetwork()
  const { page = 1 } = route.useSearch()
  const organizations = useQuery(networkOrganizationsQuery(network, page))
  const columns = useNetworkOrganizationColumns(network)
  const isEmpty = page === 1 && organizations.data?.data.length === 0

  return (
    <ConsolePage
      title={t('Organizations')}
      trail={useNetworkTrail({ label: t('Organizations') })}
      description={t("Manage the network's members and invitations.")}
    >
      <div>
        <PagedList
          {...organizationListMessages(network, t)}
          query={organizations}
          page={page}
          perPage={networkOrganizationsPerPage}
          hrefOf={(next) => pathTo('/network/$id/organizations', network, { page: next })}
          pagesLabel={t('Organizations pagination')}
          skeleton={<OrganizationTable columns={columns} rows={[]} skeletonRows={4} />}
        >
          {(rows) => <OrganizationTable columns={columns} rows={rows} />}
        </PagedList>
        {/* The button floats above the end of the list, so that it can be reached in long lists. */}
        {organizations.isSuccess && !isEmpty && (
          <div className={styles.bar}>
            <InviteLink network={network} />
          </div>
        )}
      </div>
    </ConsolePage>
  )
}

type OrganizationTableProps = Pick<
  TableProps<NetworkInvitation>,
  'columns' | 'rows' | 'skeletonRows'
>

function OrganizationTable(props: OrganizationTableProps) {
  const { t } = useTranslation()
  return <Table caption={t('Organizations')} rowKey={({ id }) => id} {...props} />
}
