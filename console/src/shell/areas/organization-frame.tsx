import { membershipSuspended, secondFactorNeeded } from '@accord/contract/errors.ts'
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
import { OrganizationNotFound, SecondFactorNeeded } from '../../organizations/no-access.tsx'
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
 * An organization may begin to require a second factor while somebody looks at its pages: the first read that is
 * refused for it asks for the organization anew, whose own refusal says what to do in place of the page.
 */
export function useSecondFactorPolicyStarted(id: string) {
  const client = useQueryClient()
  useEffect(() => {
    const { queryKey } = organizationQuery(id)
    const own = hashKey(queryKey)
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (event.query.queryHash === own || !hasCode(event.action.error, secondFactorNeeded)) return
      void client.invalidateQueries({ queryKey, exact: true })
    })
  }, [client, id])
}

type OrganizationFrameProps = {
  id: string
  /** For those who have no profile in it. */
  notFound: ReactNode
  /** In place of the organization's own, for what has pages of its own. */
  area?: { label: string; owner: string; menu: readonly SideMenuItem[] }
  children: ReactNode
}

/** The frame of all pages that belong to an organization, made under the person's profile in it. */
export function OrganizationFrame({ id, notFound, area, children }: OrganizationFrameProps) {
  const { t } = useTranslation()
  const organization = useQuery(organizationQuery(id))
  const menu = useOrganizationMenu(id, organization.data?.profileRoles ?? [])
  useActingFor(id, organization.isSuccess)
  useRemembered(organization.data)
  useSecondFactorPolicyStarted(id)

  if (hasCode(organization.error, secondFactorNeeded)) {
    const { fields, message } = organization.error
    return (
      <UserShell>
        <SecondFactorNeeded said={fields['organization'] ?? message} />
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
          // Whether they manage it decides on the rest of the menu.
          awaited={area || !organization.isPending ? 0 : loadingFrames.organization - menu.length}
        >
          {organization.data ? (
            // What was typed for one organization is not carried over to the next.
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

/** For the frame of the next page that is opened by its address. */
function useRemembered(organization: Organization | undefined) {
  useEffect(() => {
    if (!organization) return
    const { id, name, profileRoles = [] } = organization
    saveStored('lastOrganization', { id, name, profileRoles })
  }, [organization])
}

/** Records whom the person acts for, and speaks the language of the organization's country (GEN-4), or the one chosen there. */
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

/** The pages of the organization that the address names. */
export function OrganizationArea() {
  const { id } = route.useParams()
  return (
    <OrganizationFrame id={id} notFound={<OrganizationNotFound />}>
      <Outlet />
    </OrganizationFrame>
  )
}

/**
 * Around what stands in for a page until it is known whose it is, or when that cannot be told: the menu
 * stays that of the organization the person was in, for the page is most likely one of its own.
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
