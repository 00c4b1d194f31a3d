import type { Organization } from '@accord/contract/organizations.ts'
import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Translated } from '../../i18n/translated.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { canManage, effectiveRole } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadedPart } from '../../pages/loaded.tsx'
import { ownProfileQuery } from '../../profiles/profiles.api.ts'
import { formatDay } from '../../ui/text/format-time.ts'
import { explainError } from '../../api/api-error.ts'
import { hasStatus } from '../../api/error-checks.ts'
import { LogoPicker } from '../../logos/logo-picker.tsx'
import { UpdateForm } from '../../forms/update-form.tsx'
import { organizationQuery, updateOrganizationMutation } from '../organizations.api.ts'
import { OrganizationFields } from './organization-fields.tsx'
import { TypedOrganization, organizationValues } from './organization-values.ts'
import styles from './organization-profile.module.css'
import type { ReactNode } from 'react'
import { ConsolePage } from '../../pages/console-page.tsx'
import { OwnProfileCard } from '../../profiles/own-profile-card.tsx'
import { RoleChip } from '../../permissions/role-chip.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { NotWhileDeleted } from '../deletion/deletion-notices.tsx'
import { FirstStepsCard, useFirstSteps } from '../first-steps/first-steps-card.tsx'
import { useOrganization, useOrganizationTrail } from '../use-organization.ts'

/** Shows the person's membership in the organization (OD-2). */
function MembershipCaption({ organization }: { organization: Organization }) {
  const { t } = useTranslation()
  const profile = useQuery(ownProfileQuery(organization.id))
  const role = effectiveRole(organization.profileRoles ?? [])

  if (role === 'admin') return t('You are an admin of this organization')
  if (role !== 'owner' && role !== 'member') return null
  return (
    <LoadedPart query={profile}>
      {({ founder, joinedAt }) =>
        role === 'member' ? (
          <>
            <Translated
              text={t('You are a member of this organization since {{time}}')}
              parts={{ time: <Day value={joinedAt} /> }}
            />
          </>
        ) : founder ? (
          <>
            <Translated
              text={t('You created this organization at {{time}}')}
              parts={{ time: <Day value={organization.createdAt} /> }}
            />
          </>
        ) : (
          <>
            <Translated
              text={t("You've been an owner of this organization since {{time}}")}
              parts={{ time: <Day value={joinedAt} /> }}
            />
          </>
        )
      }
    </LoadedPart>
  )
}

function Day({ value }: { value: string | undefined }) {
  const { language } = useTranslation()
  if (value === undefined) return null
  return <time dateTime={value}>{formatDay(value, language)}</time>
}

function DetailsForm({ organization }: { organization: Organization }) {
  const { t } = useTranslation()
  const initial = organizationValues(organization)
  const updating = useAction({
    ...updateOrganizationMutation(organization.id),
    done: t('Updated details'),
    failed: (error) =>
      hasStatus(error, 400) ? t('Invalid or missing inputs') : t(explainError(error)),
  })

  return (
    <UpdateForm
      title={t('Organization details')}
      description={<MembershipCaption organization={organization} />}
      schema={TypedOrganization}
      initial={initial}
      save={(_, changed) => updating.attempt(changed)}
    >
      {(errors) => (
        <>
          <LogoPicker of={organization} />
          {/* If the country was changed elsewhere, the form needs that country's lists. */}
          <OrganizationFields key={initial.country} initial={initial} errors={errors} />
        </>
      )}
    </UpdateForm>
  )
}

/** Shows the name and description to people who don't manage the organization. */
function ReadOnlyDetails({ organization }: { organization: Organization }) {
  const { t } = useTranslation()
  return (
    <Card
      title={t('Organization details')}
      description={<MembershipCaption organization={organization} />}
    >
      <dl className={styles.details}>
        <dt>{t('Name')}</dt>
        <dd>{organization.name}</dd>
        {organization.description && (
          <>
            <dt>{t('Description')}</dt>
            <dd dir="auto">{organization.description}</dd>
          </>
        )}
      </dl>
    </Card>
  )
}

type OrganizationProfileScreenProps = {
  /** The to-do items, for people who manage the organization. */
  toDo: ReactNode
  /** The key numbers, for people who manage the organization, when the first steps are done. */
  numbers: ReactNode
  /** The latest activity, for people who manage the organization. */
  activity: ReactNode
  /** Explains a session that has only this organization. */
  notice: ReactNode
  /** The person's own single sign-on. */
  connections: ReactNode
}

/**
 * Shows the organization's first page: an overview for people who manage it, then its details and the person's profile.
 */
export function OrganizationProfileScreen(overview: OrganizationProfileScreenProps) {
  const organization = useOrganization()
  const trail = useOrganizationTrail()
  const { id, name, deletion, profileRoles: roles = [] } = organization
  const manages = canManage(roles)
  // The data in the list is enough for the name, but not for a form.
  const { isPlaceholderData } = useQuery(organizationQuery(id))
  const { known, steps, dismiss } = useFirstSteps(organization)

  return (
    <ConsolePage title={name} trail={trail} status={<RoleChip roles={roles} />}>
      {/* Both parts share a skeleton, so that it doesn't move while either of them loads. */}
      {(isPlaceholderData || !known) && <ProfileSkeleton />}
      {/* This part is rendered only now, because the content below would be pushed down later. */}
      {!isPlaceholderData && (
        <>
          {overview.notice}
          {manages && !deletion && overview.toDo}
          {steps && (
            <FirstStepsCard
              organization={organization}
              steps={steps}
              owns={roles.includes('owner')}
              onDismiss={dismiss}
            />
          )}
          {manages && !deletion && known && !steps && overview.numbers}
          {manages && overview.activity}
          {manages ? (
            <NotWhileDeleted>
              <DetailsForm organization={organization} />
            </NotWhileDeleted>
          ) : (
            <ReadOnlyDetails organization={organization} />
          )}
          <NotWhileDeleted>
            <OwnProfileCard organizationId={id} />
            {!deletion && overview.connections}
          </NotWhileDeleted>
        </>
      )}
    </ConsolePage>
  )
}

function ProfileSkeleton() {
  const { t } = useTranslation()
  return (
    <Card>
      <Loading label={t('Loading…')}>
        <Skeleton shape="control" width="full" />
        <Skeleton shape="block" width="full" />
      </Loading>
    </Card>
  )
}
