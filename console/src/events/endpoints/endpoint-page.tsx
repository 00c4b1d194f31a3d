import { DeletedApplication } from '../../applications/settings/delete-application.tsx'
import { pathTo } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import {
  ManagedPage,
  type ManagedPageProps,
  noAccessTitle,
} from '../../organizations/managed-page.tsx'
import { useOrganizationTrail } from '../../organizations/use-organization.ts'
import type { Breadcrumb } from '../../ui/layout/breadcrumbs.tsx'
import { useEndpointOwner, useEndpointPages, useOwningApplication } from './endpoint-owner.ts'

type EndpointPageProps = Omit<ManagedPageProps, 'trail' | 'noPermission'> & {
  /** The breadcrumbs below the list of endpoints. */
  below: readonly Breadcrumb[]
}

/** The frame of a page about an endpoint of an organization or an application. */
export function EndpointPage(props: EndpointPageProps) {
  const { applicationId } = useEndpointOwner()
  return applicationId === undefined ? (
    <OfOrganization {...props} />
  ) : (
    <OfApplication {...props} id={applicationId} />
  )
}

function OfOrganization({ below, ...page }: EndpointPageProps) {
  const { t } = useTranslation()
  const { list } = useEndpointPages()
  return (
    <ManagedPage
      {...page}
      trail={useOrganizationTrail({ label: t('Developers'), href: list }, ...below)}
      noPermission={t("You don't have permission to manage endpoints")}
    />
  )
}

function OfApplication({ id, below, children, ...page }: EndpointPageProps & { id: string }) {
  const { t } = useTranslation()
  const { list } = useEndpointPages()
  const { organizationId } = useEndpointOwner()
  const application = useOwningApplication()
  const name = application?.name ?? t('Application')
  const trail = useOrganizationTrail(
    {
      label: t('Applications'),
      href: pathTo('/organization/$id/applications', { id: organizationId }),
    },
    { label: name, href: pathTo('/application/$id', { id }) },
    { label: t('Events'), href: list },
    ...below,
  )
  return (
    <ManagedPage {...page} trail={trail} noPermission={noAccessTitle('applications', t)}>
      {application && <DeletedApplication application={application} />}
      {children}
    </ManagedPage>
  )
}
