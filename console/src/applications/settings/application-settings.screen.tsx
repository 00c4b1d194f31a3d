import { type Application, ApplicationDetails } from '@accord/contract/applications.ts'
import { actsForItself } from '@accord/contract/rules/application-kinds.ts'
import { pathTo } from '../../browser/app-path.ts'
import { LogoPicker } from '../../logos/logo-picker.tsx'
import { NamedFields } from '../../forms/named-fields.tsx'
import { UpdateForm } from '../../forms/update-form.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ApplicationPage } from './application-page.tsx'
import { CredentialsCard } from './credentials-card.tsx'
import { DeleteApplication } from './delete-application.tsx'
import { ScopesCard } from './scopes-card.tsx'
import { useSaveApplication } from './use-save-application.ts'

function DetailsCard({ application }: { application: Application }) {
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
      {(errors) => (
        <>
          <LogoPicker of={application} ownerId={application.organization.id} />
          <NamedFields initial={initial} errors={errors} />
        </>
      )}
    </UpdateForm>
  )
}

/** Links a new application's owner to the steps that connect it. */
function NotConnected({ application }: { application: Application }) {
  const { t } = useTranslation()
  const { id, name, kind = 'web', scopes, redirectUris = [], lastUsedAt, deletion } = application
  if (lastUsedAt || deletion) return null
  const needsUri = redirectUris.length === 0 && !actsForItself(kind, scopes)
  return (
    <Notice
      kind="info"
      announce={false}
      title={t("{{name}} isn't connected yet", { name })}
      action={renderButton(pathTo('/application/$id/connect', { id }), t('Connect application'), {
        size: 'small',
      })}
    >
      {needsUri
        ? t('Register a redirect URI, add the code, and try a sign-in.')
        : t('Add the code and try it.')}
    </Notice>
  )
}

export function ApplicationSettingsScreen() {
  const { profileRoles = [] } = useOrganization()
  return (
    <ApplicationPage tab="settings">
      {(application) => (
        <>
          <NotConnected application={application} />
          <DetailsCard application={application} />
          <div id="permissions" tabIndex={-1}>
            <ScopesCard application={application} />
          </div>
          <div id="credentials" tabIndex={-1}>
            <CredentialsCard application={application} />
          </div>
          {profileRoles.includes('owner') && !application.deletion && (
            <DeleteApplication application={application} />
          )}
        </>
      )}
    </ApplicationPage>
  )
}
