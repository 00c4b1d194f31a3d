import type { Application } from '@accord/contract/applications.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { Link, Navigate, getRouteApi } from '@tanstack/react-router'
import { useTranslation } from '../i18n/translation.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { ConsolePage } from '../pages/console-page.tsx'
import { renderButton } from '../pages/router-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { EntityLogo } from '../ui/text/entity-logo.tsx'
import styles from './choose-organization.module.css'
import { canManage } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { hasStatus } from '../api/error-checks.ts'
import { allOrganizationsQuery } from '../organizations/organizations.api.ts'
import { ErrorPage } from '../pages/error-page.tsx'
import { roleNames } from '../permissions/role-labels.ts'
import { PageSkeleton } from '../pages/page-skeleton.tsx'
import { UserShell } from '../shell/areas/user-area.tsx'
import { ApplicationNotFound } from './application-not-found.tsx'
import { applicationCardQuery } from './applications.api.ts'

type OrganizationChoiceProps = {
  application: Application
  organizations: readonly Organization[]
  /** The names of the organizations that the person belongs to, whose admins can open the link instead. */
  memberOf: readonly string[]
}

/** Asks which organization the application should act for. If there's only one, the prompt for it opens directly. */
export function OrganizationChoice(props: OrganizationChoiceProps) {
  const { application, organizations, memberOf } = props
  const { t, language } = useTranslation()
  const title = t('Authorize {{name}}', { name: application.name })
  const [only, ...others] = organizations
  if (only && others.length === 0) {
    return (
      <Navigate
        to="/organization/$id/applications/authorize/$appId"
        params={{ id: only.id, appId: application.id }}
        replace
      />
    )
  }
  return (
    <ConsolePage
      title={title}
      trail={[{ label: title }]}
      description={t('Choose the organization that {{name}} should act for.', {
        name: application.name,
      })}
    >
      {only ? (
        <ul className={styles.list} aria-label={t('Organizations')}>
          {organizations.map(({ id, name, logo, profileRoles = [] }) => (
            <li key={id}>
              <Link
                to="/organization/$id/applications/authorize/$appId"
                params={{ id, appId: application.id }}
                className={styles.organization}
              >
                <EntityLogo of={{ id, name, logo }} />
                <span className={styles.words}>
                  {name}
                  <span className={styles.roles}>{roleNames(profileRoles, t)}</span>
                </span>
                <ChevronRight size={16} className={styles.chevron} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t("You don't manage any organizations")}
          action={renderButton('/user/organizations/new', t('Create organization'), {
            variant: 'primary',
          })}
        >
          {t("Only an organization's admins and owners can authorize applications for it.")}{' '}
          {memberOf.length > 0 &&
            t("Send this page's link to an admin of {{organizations}}.", {
              organizations: new Intl.ListFormat(language, { type: 'disjunction' }).format(
                memberOf,
              ),
            })}
        </EmptyState>
      )}
    </ConsolePage>
  )
}

const route = getRouteApi('/signed-in/application/$id/authorize')

/** Shows the page behind the authorization link that an application's owner sends out. */
export function ChooseOrganizationScreen() {
  const { id } = route.useParams()
  const application = useQuery(applicationCardQuery(id))
  const organizations = useQuery(allOrganizationsQuery)
  const error = application.error ?? organizations.error

  return (
    <UserShell>
      {application.data && organizations.data ? (
        <OrganizationChoice
          application={application.data}
          organizations={organizations.data.data.filter(
            ({ profileRoles = [], deletion }) => canManage(profileRoles) && !deletion,
          )}
          memberOf={organizations.data.data
            .filter(
              ({ profileRoles = [], deletion }) => profileRoles.includes('member') && !deletion,
            )
            .map(({ name }) => name)}
        />
      ) : hasStatus(error, 404) ? (
        <ApplicationNotFound />
      ) : error ? (
        <ErrorPage
          error={error}
          reset={() => void Promise.all([application.refetch(), organizations.refetch()])}
        />
      ) : (
        <PageSkeleton />
      )}
    </UserShell>
  )
}
