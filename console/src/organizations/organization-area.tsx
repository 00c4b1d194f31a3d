import { canManage } from '@accord/contract/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet, useLocation } from '@tanstack/react-router'
import Building2 from 'lucide-react/icons/building-2'
import History from 'lucide-react/icons/history'
import Users from 'lucide-react/icons/users'
import { useEffect } from 'react'
import { ApiError } from '../api/api-error.ts'
import { languageOf } from '../language/language.ts'
import { changeLanguage, useWords } from '../language/words.ts'
import { NoProfile } from '../session/act-for.ts'
import { actAs } from '../session/session.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { PageSkeleton } from '../shell/page-skeleton.tsx'
import { Shell } from '../shell/shell.tsx'
import type { SideMenuItem } from '../shell/side-menu.tsx'
import { UserShell } from '../shell/user-area.tsx'
import { OrganizationNotFound } from './organization-not-found.tsx'
import { organizationQuery, ownProfileQuery } from './organizations.api.ts'

const route = getRouteApi('/signed-in/organization/$id')

/** The pages of one organization, made under the person's profile in it. */
export function OrganizationArea() {
  const { t } = useWords()
  const { id } = route.useParams()
  const organization = useQuery(organizationQuery(id))
  const menu = useMenu(id, canManage(organization.data?.profileRoles ?? []))
  useActingFor(id, organization.isSuccess)

  if (isNotFound(organization.error)) {
    return (
      <UserShell>
        <OrganizationNotFound />
      </UserShell>
    )
  }
  return (
    <Shell menuLabel={organization.data?.name ?? t('Organization')} menu={menu}>
      {organization.data ? (
        // What was typed for one organization is not carried over to the next.
        <Outlet key={id} />
      ) : organization.error ? (
        <ErrorPage error={organization.error} reset={() => void organization.refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Shell>
  )
}

function isNotFound(error: unknown): boolean {
  return error instanceof NoProfile || (error instanceof ApiError && error.status === 404)
}

function useMenu(id: string, manages: boolean): SideMenuItem[] {
  const { t } = useWords()
  const home = `/organization/${id}`
  // General has two addresses; the menu marks it at both.
  const general = useLocation({ select: ({ pathname }) => pathname === `${home}/profile` })
    ? `${home}/profile`
    : home

  return [
    { label: t('General'), to: general, icon: <Building2 size={18} aria-hidden />, exact: true },
    ...(manages
      ? [
          { label: t('Members'), to: `${home}/members`, icon: <Users size={18} aria-hidden /> },
          { label: t('Activity'), to: `${home}/activity`, icon: <History size={18} aria-hidden /> },
        ]
      : []),
  ]
}

/** Records whom the person acts for, and speaks the language of the organization's country (GEN-4). */
function useActingFor(id: string, known: boolean) {
  const country = useQuery({ ...ownProfileQuery(id), enabled: known }).data?.organization.country

  useEffect(() => {
    if (known) actAs(id)
  }, [id, known])

  useEffect(() => {
    if (country) void changeLanguage(languageOf(country))
  }, [country])
}
