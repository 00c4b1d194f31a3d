import type { NetworkInvitation } from '@accord/contract/network-invitations.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { ConsolePage } from '../../pages/console-page.tsx'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import { Table, type TableProps } from '../../ui/layout/table.tsx'
import { networkOrganizationsQuery, networkOrganizationsPerPage } from '../network-members.api.ts'
import { useNetwork, useNetworkTrail } from '../use-network.ts'
import { InviteLink } from './invite-link.tsx'
import { useNetworkOrganizationColumns } from './network-organization-columns.tsx'
import styles from './network-organizations.module.css'
import { saidOfOrganizations } from './said-of-organizations.tsx'

const route = getRouteApi('/signed-in/network/$id/organizations')

export function NetworkOrganizationsScreen() {
  const { t } = useWords()
  const network = useNetwork()
  const { page = 1 } = route.useSearch()
  const organizations = useQuery(networkOrganizationsQuery(network, page))
  const columns = useNetworkOrganizationColumns(network)
  const isEmpty = page === 1 && organizations.data?.data.length === 0

  return (
    <ConsolePage
      title={t('Organizations')}
      trail={useNetworkTrail({ label: t('Organizations') })}
      description={t('Who has joined the network, and who has been invited.')}
    >
      <div>
        <PagedList
          {...saidOfOrganizations(network, t)}
          query={organizations}
          page={page}
          perPage={networkOrganizationsPerPage}
          hrefOf={(next) => addressOf('/network/$id/organizations', network, { page: next })}
          pagesLabel={t('Pages of organizations')}
          skeleton={<OrganizationTable columns={columns} rows={[]} skeletonRows={4} />}
        >
          {(rows) => <OrganizationTable columns={columns} rows={rows} />}
        </PagedList>
        {/* Floats, so that it is at hand however long the list is; rows end above it. */}
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
  const { t } = useWords()
  return <Table caption={t('Organizations')} rowKey={({ id }) => id} {...props} />
}
