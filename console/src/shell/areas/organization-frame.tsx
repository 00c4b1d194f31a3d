import { membershipSuspended, providerNeeded, secondFactorNeeded } from '@accord/contract/errors.ts'
import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { hasCode, hasStatus } from '../../api/error-checks.ts'
import { organizationQuery } from '../../organizations/organizations.api.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { languageOf } from '@accord/contract/rules/regions.ts'
import { saveStored, loadStored } from '../../browser/browser-storage.ts'
import { changeLanguage, useTranslation } from '../../i18n/translation.ts'
import { DeletedBanner } from '../../organizations/deletion/deletion-notices.tsx'
import { OrganizationId } from '../../organizations/use-organization.ts'
import {
  OrganizationNotFound,
  ProviderNeeded,
  SecondFactorNeeded,
} from '../../organizations/no-access.tsx'
import { AreaName } from '../../pages/page-title.ts'
import { ErrorPage } from '../../pages/error-page.tsx'
import { Nowhere } from '../../pages/nowhere.tsx'
import { PageSkeleton } from '../../pages/page-skeleton.tsx'
import { ownProfileQuery } from '../../profiles/profiles.api.ts'
import { NoProfile } from '../../session/act-for.ts'
import { actAs, userKey } from '../../session/session.ts'
import { Shell } from '../shell.tsx'
import type { SideMenuItem } from '../side-menu.tsx'
import { recordVisitedOrganization } from '../switcher/remembered-organizations.ts'
import { loadingFrames } from '../loading-frame.tsx'
import { useOrganizationMenu } from './use-organization-menu.tsx'
import { UserShell } from './user-area.tsx'
import { Outlet, getRouteApi } from '@tanstack/react-router'

/**
 * Handles an organization that starts to require a second factor or its identity provider while someone is using it.
 * The first rejected query reloads the organization, whose own error explains what to do.
 */
export function usePolicyStarted(id: string) {
  const client = useQueryClient()
  useEffect(() => {
    const { queryKey } = organizationQuery(id)
    const own = hashKey(queryKey)
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      const isNeeded = hasCode(event.action.error, secondFactorNeeded, providerNeeded)
      if (event.query.queryHash === own || !isNeeded) return
      void client.invalidateQueries({ queryKey, exact: true })
    })
  }, [client, id])
}

type OrganizationFrameProps = {
  id: string
  /** The content for people without a profile in the organization. */
  notFound: ReactNode
  /** Replaces the organization's menu, for objects that have their own pages. */
  area?: { label: string; owner: string; menu: readonly SideMenuItem[] }
  children: ReactNode
}

/** Shows the frame of all pages of an organization, with the person's profile in it. */
export function OrganizationFrame({ id, notFound, area, children }: OrganizationFrameProps) {
  const { t } = useTranslation()
  const organization = useQuery(organizationQuery(id))
  const menu = useOrganizationMenu(id, organization.data?.profileRoles ?? [])
  useActingFor(id, organization.isSuccess)
  useRemembered(organization.data)
  usePolicyStarted(id)

  if (hasCode(organization.error, secondFactorNeeded)) {
    const { fields, message } = organization.error
    return (
      <UserShell>
        <SecondFactorNeeded said={fields['organization'] ?? message} />
      </UserShell>
    )
  }
  if (hasCode(organization.error, providerNeeded)) {
    return (
      <UserShell>
        <ProviderNeeded error={organization.error} />
      </UserShell>
    )
  }
  if (hasCode(organization.error, membershipSuspended)) {
    return (
      <UserShell>
        <Nowhere
          title={t('Suspended')}
          said={t(membershipSuspended.message)}
          icon={<LockKeyhole size={20} />}
        >
          {t("Your account and your other organizations aren't affected.")}
        </Nowhere>
      </UserShell>
    )
  }
  if (isNotFound(organization.error)) return <UserShell>{notFound}</UserShell>
  return (
    <OrganizationId value={id}>
      <AreaName value={area?.label ?? organization.data?.name}>
        <Shell
          menuLabel={area?.label ?? organization.data?.name ?? t('Organization')}
          menu={area?.menu ?? menu}
          about={area}
          // The rest of the menu depends on their role.
          awaited={area || !organization.isPending ? 0 : loadingFrames.organization - menu.length}
        >
          {organization.data ? (
            // A new key drops the text that was typed for another organization.
            <Fragment key={id}>
              <DeletedBanner organization={organization.data} />
              {children}
            </Fragment>
          ) : organization.error ? (
            <ErrorPage error={organization.error} reset={() => void organization.refetch()} />
          ) : (
            <PageSkeleton />
          )}
        </Shell>
      </AreaName>
    </OrganizationId>
  )
}

function isNotFound(error: unknown): boolean {
  return error instanceof NoProfile || hasStatus(error, 404)
}

/** Stores the organization for the frame of the next page that's opened directly. */
function useRemembered(organization: Organization | undefined) {
  useEffect(() => {
    if (!organization) return
    const { id, name, profileRoles = [] } = organization
    saveStored('lastOrganization', { id, name, profileRoles })
  }, [organization])
}

/**
 * Records for whom the person acts, and uses the language of the organization's country (GEN-4) or the one chosen
 * there.
 */
function useActingFor(id: string, known: boolean) {
  const country = useQuery({ ...ownProfileQuery(id), enabled: known }).data?.organization.country

  useEffect(() => {
    if (!known) return
    actAs(id)
    recordVisitedOrganization(id)
  }, [id, known])

  useEffect(() => {
    if (country) void changeLanguage(loadStored('chosenLanguages')?.[id] ?? languageOf(country))
  }, [id, country])
}

const route = getRouteApi('/signed-in/organization/$id')

export function OrganizationArea() {
  const { id } = route.useParams()
  return (
    <OrganizationFrame id={id} notFound={<OrganizationNotFound />}>
      <Outlet />
    </OrganizationFrame>
  )
}

/**
 * Wraps a page while its organization is loading or unknown. It keeps the last organization's menu, because the page
 * most likely belongs to it.
 */
export function LastArea({ children }: { children: ReactNode }) {
  const [last = userKey] = useState(() => loadStored('activeToken'))
  if (last === userKey) return <UserShell>{children}</UserShell>
  return (
    <OrganizationFrame id={last} notFound={children}>
      {children}
    </OrganizationFrame>
  )
}
