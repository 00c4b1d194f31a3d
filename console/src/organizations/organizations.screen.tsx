import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { useWords } from '../language/words.ts'
import { PendingInvitations } from '../members/pending-invitations.tsx'
import { writeQuery } from '../query-string.ts'
import { ConsolePage } from '../shell/console-page.tsx'
import { PagedList } from '../shell/paged-list.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { NoOrganizations } from './no-organizations.tsx'
import { OrganizationCard } from './organization-card.tsx'
import { organizationsPerPage, organizationsQuery } from './organizations.api.ts'
import styles from './organizations.module.css'
import { useLeave } from './use-leave.ts'

const route = getRouteApi('/signed-in/user/organizations')

export function OrganizationsScreen() {
  const { t } = useWords()
  const { page = 1 } = route.useSearch()
  const organizations = useQuery(organizationsQuery(page))
  const list = useRef<HTMLUListElement>(null)
  const { leave, leavingId } = useLeave(() => list.current?.focus())
  const title = t('Organizations')

  return (
    <ConsolePage
      title={title}
      trail={[{ label: title, href: '/user/organizations' }]}
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
        skeleton={<CardSkeletons />}
        empty={<NoOrganizations />}
      >
        {(rows) => (
          <ul ref={list} className={styles.grid} aria-label={title} tabIndex={-1}>
            {rows.map((organization) => (
              <li key={organization.id}>
                <OrganizationCard
                  organization={organization}
                  leaving={leavingId === organization.id}
                  onLeave={() => void leave(organization)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </ConsolePage>
  )
}

function hrefOf(page: number) {
  return `/user/organizations${page > 1 ? writeQuery({ page }) : ''}`
}

function CardSkeletons() {
  return (
    <div className={styles.grid}>
      {[1, 2].map((place) => (
        <div key={place}>
          <Card title={<Skeleton width="medium" />} footer={<Skeleton width="short" />}>
            <Skeleton width="long" />
          </Card>
        </div>
      ))}
    </div>
  )
}
