import type { Member } from '@accord/contract/members.ts'
import { forbidden } from '@accord/contract/refusal.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { hasCode } from '../../api/refused-with.ts'
import { type Address, addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { NoPermission } from '../../organizations/no-permission.tsx'
import { RotatedSecrets } from '../../organizations/secrets/rotated-secrets.tsx'
import { notYours, SectionPage } from '../../organizations/section-page.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import { renderLink, renderLinkInPlace } from '../../pages/router-link.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { type TabLink, TabLinks } from '../../ui/layout/tab-links.tsx'
import { Table, type TableProps } from '../../ui/layout/table.tsx'
import { membersPerPage, membersQuery, type Shown } from '../members.api.ts'
import { useMemberColumns } from './member-columns.tsx'
import { useMemberChanges } from './use-member-changes.tsx'

export function MembersScreen() {
  const { t } = useWords()
  const { id } = useOrganization()
  const invite = addressOf('/organization/$id/members/invite', { id })

  return (
    <SectionPage
      section="members"
      title={t('Members')}
      description={t('Who belongs to the organization, and who has been invited.')}
      action={renderLink({
        href: invite,
        className: buttonClass({ variant: 'primary' }),
        children: (
          <>
            <UserPlus size={16} aria-hidden="true" />
            {t('Invite Members')}
          </>
        ),
      })}
    >
      <MemberList invite={invite} />
    </SectionPage>
  )
}

const route = getRouteApi('/signed-in/organization/$id/members')

function MemberList({ invite }: { invite: Address }) {
  const { t } = useWords()
  const organization = useOrganization()
  const { page = 1, show } = route.useSearch()
  const members = useQuery(membersQuery(organization.id, page, show))
  const changes = useMemberChanges(organization)
  const columns = useMemberColumns(organization, show, changes)
  const secrets = changes.removing.result

  // Demoted since the page was opened.
  if (hasCode(members.error, forbidden)) {
    return <NoPermission title={notYours('members', t)} />
  }
  return (
    <>
      {secrets && <RotatedSecrets {...secrets} />}
      <TabLinks
        label={t('Filter by status')}
        renderLink={renderLinkInPlace}
        tabs={[
          tab(t('Everyone'), undefined),
          tab(t('Joined'), 'members'),
          tab(t('Invited'), 'invited'),
        ]}
      />
      <PagedList
        query={members}
        page={page}
        perPage={membersPerPage}
        hrefOf={(next) => address(show, next)}
        pagesLabel={t('Pages of members')}
        failure={t('Unable to get member list')}
        loadingLabel={t('Loading members…')}
        skeleton={<MemberTable columns={columns} rows={[]} skeletonRows={4} />}
        empty={<Nobody invite={invite} />}
      >
        {(rows) => <MemberTable columns={columns} rows={rows} />}
      </PagedList>
    </>
  )

  function tab(label: string, shown: Shown): TabLink {
    return { label, href: address(shown), current: show === shown }
  }

  // What is the case anyway needs no word in the address.
  function address(shown: Shown, next = 1) {
    const { id } = organization
    return addressOf('/organization/$id/members', { id }, { page: next, show: shown })
  }
}

type MemberTableProps = Pick<TableProps<Member>, 'columns' | 'rows' | 'skeletonRows'>

function MemberTable(props: MemberTableProps) {
  const { t } = useWords()
  return <Table caption={t('Members')} rowKey={(member) => member.id} {...props} />
}

/** Of those who joined there is always one. */
function Nobody({ invite }: { invite: Address }) {
  const { t } = useWords()
  return (
    <EmptyState
      title={t('Nobody is invited at the moment')}
      icon={<Users size={20} aria-hidden="true" />}
      action={renderLink({
        href: invite,
        className: buttonClass({}),
        children: t('Invite Members'),
      })}
    >
      {t('Invitations stand here until they are answered or taken back.')}
    </EmptyState>
  )
}
