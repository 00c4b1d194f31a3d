import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { addressOf } from '../../browser/address.ts'
import { PendingInvitations } from '../../invitations/pending-invitations.tsx'
import { useWords } from '../../language/words.ts'
import { ConsolePage } from '../../pages/console-page.tsx'
import { NothingFound } from '../../pages/lists/nothing-found.tsx'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import { PlaceSearch } from '../../pages/lists/searched-place.tsx'
import { renderButton } from '../../pages/router-link.tsx'
import { ItemCards, ItemCardSkeletons } from '../../ui/layout/item-card.tsx'
import { organizationsPerPage, organizationsQuery } from '../organizations.api.ts'
import { NoOrganizations } from './no-organizations.tsx'
import { OrganizationCard } from './organization-card.tsx'
import { useLeaveOrganization } from './use-leave-organization.tsx'

const route = getRouteApi('/signed-in/user/organizations')

export function OrganizationsScreen() {
  const { t } = useWords()
  const { page = 1, search } = route.useSearch()
  const organizations = useQuery(organizationsQuery(page, undefined, search))
  const list = useRef<HTMLUListElement>(null)
  const leaving = useLeaveOrganization(() => list.current?.focus())
  const title = t('Organizations')
  const { total = 0 } = organizations.data?.__meta ?? {}
  const none = organizations.data && total === 0 && search === undefined

  return (
    <ConsolePage
      title={title}
      trail={[{ label: title }]}
      description={t('The teams and companies that you act for.')}
      // An empty list has the same button.
      action={
        !none &&
        renderButton(
          '/user/organizations/new',
          <>
            <Plus size={16} />
            {t('Create organization')}
          </>,
          { variant: 'primary' },
        )
      }
    >
      <PendingInvitations />
      <PlaceSearch place={{ search, hrefOf }} label={t('Search by name or city')} total={total} />
      <PagedList
        query={organizations}
        page={page}
        perPage={organizationsPerPage}
        hrefOf={(next) => hrefOf(next, search)}
        pagesLabel={t('Pages of organizations')}
        failure={t('Error loading organizations')}
        loadingLabel={t('Loading your organizations…')}
        skeleton={<ItemCardSkeletons />}
        empty={search === undefined ? <NoOrganizations /> : <NothingFound everything={hrefOf(1)} />}
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

function hrefOf(page: number, search?: string) {
  return addressOf('/user/organizations', {}, { page, search })
}
