import Building2 from 'lucide-react/icons/building-2'
import { useTranslation } from '../i18n/translation.ts'
import { renderButton } from '../pages/router-link.tsx'
import { usePerson } from '../session/session.api.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import styles from './organizations.module.css'
import { type Organization, leaveOrganization } from '@accord/contract/organizations.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { Link, getRouteApi } from '@tanstack/react-router'
import { RoleChip } from '../permissions/role-chip.tsx'
import { Button, buttonClass } from '../ui/buttons/button.tsx'
import { Chip } from '../ui/text/chip.tsx'
import type { Translate } from '@accord/contract/translation.ts'
import { membershipSuspended } from '@accord/contract/errors.ts'
import { ItemCard, ItemCardSkeletons, ItemCards, isLongList } from '../ui/layout/item-card.tsx'
import { daysUntilDeletion } from '../ui/text/format-time.ts'
import { useAction } from '../actions/use-action.ts'
import { ApiError } from '../api/api-error.ts'
import { ImpactPreview } from '../pages/what-ends.tsx'
import {
  leaveOrganizationMutation,
  organizationsPerPage,
  organizationsQuery,
} from './organizations.api.ts'
import { selectedSecrets } from './secrets/viewed-secrets.api.ts'
import { JoinableOrganizations } from './joining/joinable-organizations.tsx'
import { RestoreButton } from './deletion/restore-button.tsx'
import { ViewedSecrets, rotatedMessages } from './secrets/viewed-secrets.tsx'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { pathTo } from '../browser/app-path.ts'
import { PendingInvitations } from '../invitations/pending-invitations.tsx'
import { ConsolePage } from '../pages/console-page.tsx'
import { NothingFound, PagedList } from '../pages/lists/paged-list.tsx'
import { ListLocationSearch } from '../pages/lists/list-search.tsx'

export function NoOrganizations() {
  const { t } = useTranslation()
  const { email = t('your email address') } = usePerson()

  return (
    <EmptyState
      title={t("You don't belong to an organization yet")}
      icon={<Building2 size={20} />}
      action={
        <div className={styles.ways}>
          {renderButton('/user/organizations/new', t('Create organization'), {
            variant: 'primary',
          })}
          <details className={styles.help}>
            <summary>{t('I was invited')}</summary>
            <p>
              {t(
                'Invitations sent to {{email}} also appear on this page. If yours was sent to a different address, sign in with that address, or ask for a new invitation to {{email}}.',
                { email },
              )}
            </p>
          </details>
        </div>
      }
    >
      {t(
        'An organization is the team or company you represent. Create one, or join one by invitation.',
      )}
    </EmptyState>
  )
}

export type ListedOrganizationProps = {
  organization: Organization
  leaving: boolean
  onLeave: () => void
}

/** Shows the actions to open or leave an organization. Suspended members have neither. */
export function OrganizationActions({ organization, leaving, onLeave }: ListedOrganizationProps) {
  const { t } = useTranslation()
  const { id, name, profileRoles: roles = [] } = organization
  const manages = canManage(roles)
  return (
    <>
      {organization.deletion && roles.includes('owner') && <RestoreButton deleted={organization} />}
      {!roles.includes('owner') && (
        <Button
          variant="quiet"
          pending={leaving}
          aria-label={t('Leave {{name}}', { name })}
          onClick={onLeave}
        >
          {t('Leave')}
        </Button>
      )}
      <Link
        to="/organization/$id"
        params={{ id }}
        className={buttonClass({})}
        aria-label={manages ? t('Manage {{name}}', { name }) : t('View {{name}}', { name })}
      >
        {manages ? t('Manage') : t('View')}
      </Link>
    </>
  )
}

/** Shows the person's role, unless another status is more important. */
export function OrganizationStatus({ organization }: { organization: Organization }) {
  const { t } = useTranslation()
  const { deletion, suspended, profileRoles: roles = [] } = organization
  if (deletion) return <Chip tone="danger">{t('Deleted')}</Chip>
  if (suspended) return <Chip tone="warning">{t('Suspended')}</Chip>
  return <RoleChip roles={roles} />
}

/** Returns details that distinguish organizations with the same name: the city and the number of members. */
export function organizationFactLabels(
  { city, memberCount }: Organization,
  t: Translate,
): string[] {
  const people =
    memberCount !== undefined &&
    t('{{count}} members', { count: memberCount, defaultValue_one: '{{count}} member' })
  return [...(city ? [city] : []), ...(people ? [people] : [])]
}

export function OrganizationCard(props: ListedOrganizationProps) {
  const { t, language } = useTranslation()
  const { organization } = props
  const { description, deletion, suspended } = organization
  const place = organizationFactLabels(organization, t).join(' · ')

  return (
    <ItemCard
      whole={!suspended}
      item={organization}
      description={description}
      status={<OrganizationStatus organization={organization} />}
      facts={
        (place || deletion || suspended) && (
          <>
            {suspended && <p>{t(membershipSuspended.message)}</p>}
            {place && <p>{place}</p>}
            {deletion && (
              <p>
                {t(
                  'Will be permanently deleted on {{removed}}',
                  daysUntilDeletion(deletion, language),
                )}
              </p>
            )}
          </>
        )
      }
      action={!suspended && <OrganizationActions {...props} />}
    />
  )
}

/** Leaves an organization. `onLeft` runs after the card with the focused button is removed. */
export function useLeaveOrganization(onLeft: () => void) {
  const { t } = useTranslation()

  return useAction({
    ...leaveOrganizationMutation,
    ask: ({ id, name, profileRoles = [] }: Organization) => {
      selectedSecrets.set([])
      return {
        title: t('Leave {{name}}?', { name }),
        message: t(
          "You'll immediately lose access to {{name}} and won't be able to act for it. To rejoin, you'll need an invitation from one of its admins or owners.",
          { name },
        ),
        action: t('Leave'),
        danger: true,
        // Only people who manage the organization can view and rotate secrets.
        content: (
          <>
            <ImpactPreview of={leaveOrganization} sent={{ body: { organization: id } }} />
            {canManage(profileRoles) && <ViewedSecrets organizationId={id} />}
          </>
        ),
      }
    },
    done: (secrets, { name }) =>
      [
        t('You have successfully left the organization {{name}}', { name }),
        ...rotatedMessages(secrets, t),
      ].join('. '),
    failed: (error) => {
      const reason = error instanceof ApiError ? error.message : ''
      return reason ? t(reason) : t('Error leaving the organization')
    },
    after: onLeft,
  })
}

const route = getRouteApi('/signed-in/user/organizations')

export function OrganizationsScreen() {
  const { t } = useTranslation()
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
      description={t('You belong to these teams and companies.')}
      // The empty state contains the same button.
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
      <JoinableOrganizations />
      <ListLocationSearch
        place={{ search, hrefOf }}
        label={t('Search by name or city')}
        total={total}
      />
      <PagedList
        query={organizations}
        page={page}
        perPage={organizationsPerPage}
        hrefOf={(next) => hrefOf(next, search)}
        pagesLabel={t('Organizations pagination')}
        failure={t('Error loading organizations')}
        loadingLabel={t('Loading your organizations…')}
        skeleton={<ItemCardSkeletons />}
        empty={search === undefined ? <NoOrganizations /> : <NothingFound everything={hrefOf(1)} />}
      >
        {(rows) => (
          <ItemCards ref={list} label={title} items={rows} compact={isLongList(total, search)}>
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
  return pathTo('/user/organizations', {}, { page, search })
}
