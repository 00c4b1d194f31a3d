import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { addressOf } from '../../browser/address.ts'
import { PendingInvitations } from '../../invitations/pending-invitations.tsx'
import { useWords } from '../../language/words.ts'
import { ConsolePage } from '../../pages/console-page.tsx'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { ItemCards, ItemCardSkeletons } from '../../ui/layout/item-card.tsx'
import { organizationsPerPage, organizationsQuery } from '../organizations.api.ts'
import { NoOrganizations } from './no-organizations.tsx'
import { OrganizationCard } from './organization-card.tsx'
import { useLeaveOrganization } from './use-leave-organization.tsx'

const route = getRouteApi('/signed-in/user/organizations')

export function OrganizationsScreen() {
  const { t } = useWords()
  const { page = 1 } = route.useSearch()
  const organizations = useQuery(organizationsQuery(page))
  const list = useRef<HTMLUListElement>(null)
  const leaving = useLeaveOrganization(() => list.current?.focus())
  const title = t('Organizations')

  return (
    <ConsolePage
      title={title}
      trail={[{ label: title }]}
      description={t('The teams and companies that you act for.')}
      action={
        <Link to="/user/organizations/new" className={buttonClass({ variant: 'primary' })}>
          <Plus size={16} aria-hidden="true" />
          {t('Add organization')}
        </Link>
      }
    >
      <PendingInvitations />
      <PagedList
        query={organizations}
        page={page}
        perPage={organizationsPerPage}
        hrefOf={hrefOf}
        pagesLabel={t('Pages of organizations')}
        failure={t('Error loading organizations')}
        loadingLabel={t('Loading your organizations…')}
        skeleton={<ItemCardSkeletons />}
        empty={<NoOrganizations />}
      >
        {(rows) => (
          <ItemCards ref={list} label={title}>
            {rows.map((organization) => (
              <OrganizationCard
                key={organization.id}
                organization={organization}
                leaving={leaving.doing?.id === organization.id}
                onLeave={() => void leaving.run(organization)}
              />
            ))}
          </ItemCards>
        )}
      </PagedList>
    </ConsolePage>
  )
}

function hrefOf(page: number) {
  return addressOf('/user/organizations', {}, { page })
}
