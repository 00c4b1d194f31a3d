import type { Member } from '@accord/contract/members.ts'
import { forbidden } from '@accord/contract/errors.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { hasCode } from '../../api/error-checks.ts'
import { type AppPath, pathTo } from '../../browser/app-path.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { NoPermission } from '../../organizations/no-access.tsx'
import { RotatedSecrets } from '../../organizations/secrets/viewed-secrets.tsx'
import { noAccessTitle, SectionPage } from '../../organizations/managed-page.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import {
  type Found,
  NothingFound,
  PagedList,
  moreResultsMessage,
} from '../../pages/lists/paged-list.tsx'
import { renderButton, renderLinkInPlace } from '../../pages/router-link.tsx'
import { useRowSelection } from '../../pages/selection.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { type TabLink, TabLinks } from '../../ui/layout/tab-links.tsx'
import { Table, type TableProps } from '../../ui/layout/table.tsx'
import { BulkBar, selectedMembers } from '../bulk/bulk-bar.tsx'
import {
  memberCountsQuery,
  type MembersFilter,
  membersPerPage,
  membersQuery,
  type Shown,
  signInConnectionsQuery,
} from '../members.api.ts'
import { MemberFilters, formatTabCounts } from './member-filters.tsx'
import { useMemberColumns } from './member-columns.tsx'
import { JoinRequests } from '../joining/join-requests.tsx'
import styles from '../../pages/lists/narrowed-list.module.css'
import { useMemberChanges } from './use-member-changes.tsx'

export function MembersScreen() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const invite = pathTo('/organization/$id/members/invite', { id })

  return (
    <SectionPage
      section="members"
      title={t('Members')}
      description={t("Manage this organization's members and invitations.")}
      action={renderButton(
        invite,
        <>
          <UserPlus size={16} />
          {t('Invite Members')}
        </>,
        { variant: 'primary' },
      )}
    >
      <JoinRequests />
      <MemberList invite={invite} />
    </SectionPage>
  )
}

const route = getRouteApi('/signed-in/organization/$id/members')

function MemberList({ invite }: { invite: AppPath }) {
  const { t, language } = useTranslation()
  const organization = useOrganization()
  const { page = 1, ...filter } = route.useSearch()
  const { show, search, role, connection } = filter
  const members = useQuery(membersQuery(organization.id, page, filter))
  const counts = useQuery(memberCountsQuery(organization.id)).data
  const counted = counts && formatTabCounts(counts, language)
  const changes = useMemberChanges(organization)
  const ticks = useRowSelection(selectedMembers(organization.profileRoles ?? []))
  const columns = useMemberColumns(organization, show, changes, ticks)
  const secrets = changes.removing.result
  const found = members.data?.__meta
  const narrowed = [search, role, connection].some((filtered) => filtered !== undefined)
  const connections = useQuery(signInConnectionsQuery(organization.id)).data ?? []

  // The person lost the role after opening the page.
  if (hasCode(members.error, forbidden)) {
    return <NoPermission title={noAccessTitle('members', t)} />
  }
  return (
    <>
      {secrets && <RotatedSecrets {...secrets} />}
      <TabLinks
        label={t('Filter by status')}
        renderLink={renderLinkInPlace}
        tabs={[
          tab(t('Everyone'), undefined, counted?.everyone),
          tab(t('Joined'), 'members', counted?.joined),
          tab(t('Invited'), 'invited', counted?.invited),
        ]}
      />
      <div>
        <MemberFilters counts={counts} connections={connections} filter={filter} hrefOf={address} />
        <p className={styles.found} role="status">
          {narrowed && found && foundWords(found, t)}
        </p>
      </div>
      <div className={styles.list}>
        <BulkBar
          organization={organization}
          rows={members.isPending ? undefined : (members.data?.data ?? [])}
          selection={ticks}
        />
        <PagedList
          query={members}
          page={page}
          perPage={membersPerPage}
          hrefOf={(next) => address(filter, next)}
          pagesLabel={t('Members pagination')}
          failure={t('Unable to get member list')}
          loadingLabel={t('Loading members…')}
          skeleton={<MemberTable columns={columns} rows={[]} skeletonRows={4} />}
          empty={
            narrowed ? (
              <NothingFound everything={address({ show })} />
            ) : (
              <NoInvitations invite={invite} />
            )
          }
        >
          {(rows) => <MemberTable columns={columns} rows={rows} />}
        </PagedList>
      </div>
    </>
  )

  function tab(label: string, shown: Shown, count = '–'): TabLink {
    return { label, href: address({ ...filter, show: shown }), current: show === shown, count }
  }

  // Default values are left out of the URL.
  function address(wanted: MembersFilter, next = 1) {
    const { id } = organization
    return pathTo('/organization/$id/members', { id }, { ...wanted, page: next })
  }
}

function foundWords({ total, more }: Found, t: Translate) {
  if (more) return moreResultsMessage(total, t)
  return t('{{count}} found', { count: total })
}

type MemberTableProps = Pick<TableProps<Member>, 'columns' | 'rows' | 'skeletonRows'>

function MemberTable(props: MemberTableProps) {
  const { t } = useTranslation()
  return <Table caption={t('Members')} plain rowKey={(member) => member.id} {...props} />
}

/** Shows the empty state of the list of invitations. An organization always has at least one member. */
function NoInvitations({ invite }: { invite: AppPath }) {
  const { t } = useTranslation()
  const { deletion } = useOrganization()
  return (
    <EmptyState
      title={t('No pending invitations')}
      icon={<Users size={20} />}
      action={!deletion && renderButton(invite, t('Invite Members'))}
    >
      {t("Invitations will appear here until they're accepted, declined, or deleted.")}
    </EmptyState>
  )
}
