import type { Member } from '@accord/contract/members.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { ApiError } from '../api/api-error.ts'
import { useWords } from '../language/words.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { writeQuery } from '../query-string.ts'
import { BeyondLastPage } from '../shell/beyond-last-page.tsx'
import { ListPager } from '../shell/list-pager.tsx'
import { ListView } from '../shell/list-view.tsx'
import { renderLink, renderLinkInPlace } from '../shell/router-link.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { TabLinks } from '../ui/tab-links.tsx'
import { Table, type TableProps } from '../ui/table.tsx'
import { useMemberColumns } from './member-columns.tsx'
import { membersPerPage, membersQuery } from './members.api.ts'
import { MembersPage, NoPermission } from './members-page.tsx'

export function MembersScreen() {
  const { t } = useWords()
  const { id } = useOrganization()
  const here = `/organization/${id}/members`

  return (
    <MembersPage
      title={t('Members')}
      description={t('Who belongs to the organization, and who has been invited.')}
      action={renderLink({
        href: `${here}/invite`,
        className: buttonClass({ variant: 'primary' }),
        children: (
          <>
            <UserPlus size={16} aria-hidden="true" />
            {t('Invite Members')}
          </>
        ),
      })}
    >
      <MemberList here={here} />
    </MembersPage>
  )
}

const route = getRouteApi('/signed-in/organization/$id/members')

function MemberList({ here }: { here: string }) {
  const { t } = useWords()
  const organization = useOrganization()
  const { page = 1, show } = route.useSearch()
  const members = useQuery(membersQuery(organization.id, page, show ?? 'everyone'))
  const columns = useMemberColumns(organization)
  const hrefOf = (turnedTo: number) => address({ page: turnedTo, show })

  // Demoted since the page was opened.
  if (members.error instanceof ApiError && members.error.code === forbidden.code) {
    return <NoPermission />
  }
  return (
    <>
      <TabLinks
        label={t('Filter by status')}
        renderLink={renderLinkInPlace}
        tabs={[
          { label: t('Everyone'), href: address({}), current: show === undefined },
          {
            label: t('Joined'),
            href: address({ show: 'members' }),
            current: show === 'members',
          },
        ]}
      />
      <ListView
        query={members}
        failure={t('Unable to get member list')}
        loadingLabel={t('Loading members…')}
        skeleton={<MemberTable columns={columns} rows={[]} skeletonRows={4} />}
        empty={page > 1 ? <BeyondLastPage firstPage={hrefOf(1)} /> : <Nobody here={here} />}
      >
        {({ data, __meta }) => (
          <div>
            <MemberTable columns={columns} rows={data} />
            <ListPager
              label={t('Pages of members')}
              page={page}
              perPage={membersPerPage}
              total={__meta.total}
              hrefOf={hrefOf}
            />
          </div>
        )}
      </ListView>
    </>
  )

  // What is the case anyway needs no word in the address.
  function address(chosen: { page?: number; show?: 'members' | undefined }) {
    const words = Object.entries(chosen).filter(([, value]) => value !== undefined && value !== 1)
    return `${here}${writeQuery(Object.fromEntries(words))}`
  }
}

type MemberTableProps = Pick<TableProps<Member>, 'columns' | 'rows' | 'skeletonRows'>

function MemberTable(props: MemberTableProps) {
  const { t } = useWords()
  return <Table caption={t('Members')} rowKey={(member) => member.id} {...props} />
}

function Nobody({ here }: { here: string }) {
  const { t } = useWords()
  return (
    <EmptyState
      title={t('Nobody is here yet')}
      icon={<Users size={20} aria-hidden="true" />}
      action={renderLink({
        href: `${here}/invite`,
        className: buttonClass({}),
        children: t('Invite Members'),
      })}
    >
      {t('People appear here when they are invited and when they have joined.')}
    </EmptyState>
  )
}
