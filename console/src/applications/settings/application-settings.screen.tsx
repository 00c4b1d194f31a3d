import {
  type Application,
  ApplicationDetails,
  deleteApplication,
} from '@accord/contract/applications.ts'
import { graceDays } from '@accord/contract/deletions.ts'
import { useAction } from '../../actions/use-action.ts'
import { confirmIdentity } from '../../session/confirm-identity.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { focusTitle, showTitle } from '../../pages/page-title.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { typedName } from '../../ui/overlays/typed-name.tsx'
import {
  applicationCardQuery,
  applicationQuery,
  deleteApplicationMutation,
} from '../applications.api.ts'
import { restoreApplicationMutation } from '../../organizations/deletion/deletion.api.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { DeletedNotice } from '../../ui/feedback/deleted-notice.tsx'
import { daysUntilDeletion } from '../../ui/text/format-time.ts'
import { NamedFields } from '../../forms/named-fields.tsx'
import { UpdateForm } from '../../forms/update-form.tsx'
import { useSaveApplication } from './use-save-application.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { GrantedAuthorizationsCard } from '../../authorizations/granted-authorizations-card.tsx'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { SectionPage } from '../../organizations/managed-page.tsx'
import { Loaded } from '../../pages/loaded.tsx'
import { SectionList, Sections } from '../../pages/section-list.tsx'
import { BackchannelCard, PostLogoutUrisCard, RedirectUrisCard } from './address-cards.tsx'
import { ApprovalCard } from './approval/approval-card.tsx'
import { ConnectCard } from './connect/connect-card.tsx'
import { CredentialsCard } from './credentials-card.tsx'
import { RunCard } from './run/run-card.tsx'
import { ScopesCard } from './scopes-card.tsx'
import { SignInCard } from './sign-in-card.tsx'

/** Lets owners delete an application, after a preview of the access that ends with it. */
export function DeleteApplicationCard({ application }: { application: Application }) {
  const { t } = useTranslation()
  const { id, name, organization } = application
  const days = graceDays.application
  const whatEnds = (
    <ImpactPreview
      of={deleteApplication}
      sent={{ params: { id } }}
      organizationId={organization.id}
    />
  )

  const deleting = useAction({
    ...deleteApplicationMutation(application),
    before: confirmIdentity,
    ask: () => ({
      title: t('Delete {{name}}?', { name }),
      message: t(
        "{{name}} will stop working immediately, for everyone. Owners can restore it for {{count}} days. After that, we'll permanently delete it.",
        { name, count: days },
      ),
      action: t('Delete application'),
      danger: true,
      content: whatEnds,
      typed: typedName(name, t),
    }),
    done: t('Application deleted'),
    // The focused button was removed with the card.
    after: showTitle,
  })

  return (
    <Card
      danger
      title={t('Delete this application')}
      description={t(
        "The application will stop working immediately, for everyone. The organization's owners can restore it for {{count}} days. After that, we'll permanently delete it.",
        { count: days },
      )}
      footer={
        <Button variant="danger" pending={deleting.pending} onClick={() => void deleting.run()}>
          {t('Delete application')}
        </Button>
      }
    />
  )
}

/** The notice above the settings of a deleted application. */
export function DeletedApplication({ application }: { application: Application }) {
  const { t, language } = useTranslation()
  const { profileRoles = [] } = useOrganization()
  const { deletion } = application
  const restoring = useAction({
    ...restoreApplicationMutation(application.id, application.organization.id),
    done: t('Application restored'),
    // The focused button was removed with the notice.
    after: focusTitle,
  })
  if (!deletion) return null

  return (
    <DeletedNotice
      said={t(
        "This application was deleted on {{deleted}}. We'll permanently delete it on {{removed}}.",
        daysUntilDeletion(deletion, language),
      )}
      meaning={t(
        "Until then, it doesn't work for anyone, and you can't change any of its settings.",
      )}
      restoring={profileRoles.includes('owner') ? restoring : undefined}
    />
  )
}

export function DetailsCard({ application }: { application: Application }) {
  const { t } = useTranslation()
  const saving = useSaveApplication(application)
  const initial = { name: application.name, description: application.description }

  return (
    <UpdateForm
      title={t('Application details')}
      schema={ApplicationDetails}
      initial={initial}
      save={(_, changed) => saving.attempt(changed)}
    >
      {(errors) => <NamedFields initial={initial} errors={errors} />}
    </UpdateForm>
  )
}

const area = getRouteApi('/signed-in/application/$id')

export function ApplicationSettingsScreen() {
  const { t } = useTranslation()
  const { id } = area.useParams()
  const organization = useOrganization()
  const card = useQuery(applicationCardQuery(id)).data
  const manages = canManage(organization.profileRoles ?? [])
  const application = useQuery({ ...applicationQuery(organization.id, id), enabled: manages })
  const name = application.data?.name ?? card?.name ?? ''

  return (
    <SectionPage section="applications" title={name} trail={[{ label: name }]}>
      <Loaded query={application} failure={t('Unexpected error fetching applications')}>
        {(data) => <Settings application={data} />}
      </Loaded>
    </SectionPage>
  )
}

/** The sections start with what people need right after they create an application. */
function Settings({ application }: { application: Application }) {
  const { t } = useTranslation()
  const { profileRoles = [] } = useOrganization()
  const sections = [
    {
      id: 'credentials',
      label: t('Client credentials'),
      cards: <CredentialsCard application={application} />,
    },
    { id: 'connect', label: t('Connect'), cards: <ConnectCard application={application} /> },
    { id: 'run', label: t('Run it here'), cards: <RunCard application={application} /> },
    {
      id: 'approval',
      label: t('Approval screen'),
      cards: <ApprovalCard application={application} />,
    },
    {
      id: 'addresses',
      label: t('Redirect URIs'),
      cards: (
        <>
          <RedirectUrisCard application={application} />
          <PostLogoutUrisCard application={application} />
          <BackchannelCard application={application} />
        </>
      ),
    },
    { id: 'scopes', label: t('Permissions'), cards: <ScopesCard application={application} /> },
    { id: 'sign-in', label: t('Sign-in'), cards: <SignInCard application={application} /> },
    {
      id: 'authorizations',
      label: t('Authorizations'),
      cards: <GrantedAuthorizationsCard application={application} />,
    },
    {
      id: 'details',
      label: t('Details'),
      cards: (
        <>
          <DetailsCard application={application} />
          {profileRoles.includes('owner') && !application.deletion && (
            <DeleteApplicationCard application={application} />
          )}
        </>
      ),
    },
  ]
  return (
    <>
      <DeletedApplication application={application} />
      <SectionList sections={sections} />
      <NotWhileDeleted off={Boolean(application.deletion)}>
        <Sections sections={sections} />
      </NotWhileDeleted>
    </>
  )
}
