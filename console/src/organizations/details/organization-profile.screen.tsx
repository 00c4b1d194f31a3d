import { deleteOrganization, graceDays } from '@accord/contract/deletions.ts'
import type { Organization } from '@accord/contract/organizations.ts'
import { useAction } from '../../actions/use-action.ts'
import { confirmIdentity } from '../../session/confirm-identity.ts'
import { pathTo } from '../../browser/app-path.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Translated } from '../../i18n/translated.tsx'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { showTitle } from '../../pages/page-title.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { typedName } from '../../ui/overlays/typed-name.tsx'
import { deleteOrganizationMutation } from '../deletion/deletion.api.ts'
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

/** For owners: deletes the organization and everything in it. */
function DeleteOrganizationCard({ organization }: { organization: Organization }) {
  const { t } = useTranslation()
  const { id, name } = organization
  const days = graceDays.organization
  const whatEnds = (
    <ImpactPreview of={deleteOrganization} sent={{ params: { id } }} organizationId={id} />
  )

  const deleting = useAction({
    ...deleteOrganizationMutation(id),
    before: confirmIdentity,
    ask: () => ({
      title: t('Delete {{name}}?', { name }),
      message: t(
        "Its applications will stop immediately, and nothing in it can be changed. Any owner can restore it for {{count}} days. After that, we'll permanently delete it.",
        { count: days },
      ),
      action: t('Delete organization'),
      danger: true,
      content: whatEnds,
      typed: typedName(name, t),
    }),
    done: t('Organization deleted'),
    // The focused button is removed with the card.
    after: showTitle,
  })

  return (
    <Card
      danger
      title={t('Delete organization')}
      description={t(
        'Its applications stop working, nothing in it can be changed, and we notify its members. Owners can restore it for {{count}} days. After that, we permanently delete it.',
        { count: days },
      )}
      footer={
        <>
          {renderButton(pathTo('/organization/$id/data-export', { id }), t('Export data first'))}
          <Button variant="danger" pending={deleting.pending} onClick={() => void deleting.run()}>
            {t('Delete organization')}
          </Button>
        </>
      }
    />
  )
}

/** The person's membership in the organization (OD-2). */
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

/** For people who don't manage the organization: the name and description. */
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

/** The organization's first page. Admins without first steps to do see the overview instead. */
export function OrganizationProfileScreen({ glance }: { glance: ReactNode }) {
  const organization = useOrganization()
  const trail = useOrganizationTrail()
  const { id, name, deletion, profileRoles: roles = [] } = organization
  // Data from the list is enough for the name, but not for a form.
  const { isPlaceholderData } = useQuery(organizationQuery(id))
  const { known, steps, dismiss } = useFirstSteps(organization)

  return (
    <ConsolePage title={name} trail={trail} status={<RoleChip roles={roles} />}>
      {/* The same skeleton for both, so that it doesn't move while either loads. */}
      {(isPlaceholderData || !known) && <ProfileSkeleton />}
      {/* Rendered only now, because content below would be pushed down later. */}
      {!isPlaceholderData && (
        <>
          {steps && (
            <FirstStepsCard
              organization={organization}
              steps={steps}
              owns={roles.includes('owner')}
              onDismiss={dismiss}
            />
          )}
          {known && !steps && !deletion && canManage(roles) && glance}
          {canManage(roles) ? (
            <NotWhileDeleted>
              <DetailsForm organization={organization} />
            </NotWhileDeleted>
          ) : (
            <ReadOnlyDetails organization={organization} />
          )}
          <NotWhileDeleted>
            <OwnProfileCard organizationId={id} />
          </NotWhileDeleted>
          {!deletion && roles.includes('owner') && (
            <DeleteOrganizationCard organization={organization} />
          )}
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
