import { ApplicationForm } from '@accord/contract/applications.ts'
import { redirectUriError } from '@accord/contract/rules/redirect-uris.ts'
import * as z from 'zod/mini'
import { useAction } from '../actions/use-action.ts'
import { explainError } from '../api/api-error.ts'
import { hasStatus } from '../api/error-checks.ts'
import { pathTo } from '../browser/app-path.ts'
import { CreateButtons, useCreateForm } from '../forms/create-form.tsx'
import { NamedFields } from '../forms/named-fields.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { NotWhileDeleted } from '../organizations/deletion/deletion-notices.tsx'
import { SectionPage } from '../organizations/managed-page.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import { Card } from '../ui/layout/card.tsx'
import { createApplicationMutation } from './applications.api.ts'
import styles from './create-application.module.css'
import { KindChoice } from './application-kind.tsx'

const nothing = { name: '', description: '', kind: 'web', redirectUri: '' }

/** The form's values. The kind of application determines which redirect URIs are valid. */
const NewApplication = z
  .strictObject({ ...ApplicationForm.shape, redirectUri: z.string().check(z.trim()) })
  .check(
    z.check(({ value: { kind, redirectUri }, issues }) => {
      const message = redirectUri && redirectUriError(redirectUri, kind)
      if (!message) return
      issues.push({ code: 'custom', path: ['redirectUri'], message, input: redirectUri })
    }),
  )

export function CreateApplicationScreen() {
  const { t } = useTranslation()
  const title = t('Create application')

  return (
    <SectionPage
      section="applications"
      title={title}
      trail={[{ label: title }]}
      description={t(
        "People read the application's name and description before they approve it. You'll choose its permissions after you create it.",
      )}
    >
      <NotWhileDeleted>
        <CreateForm />
      </NotWhileDeleted>
    </SectionPage>
  )
}

function CreateForm() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const creating = useAction({
    ...createApplicationMutation(id),
    done: t('Application created'),
    failed: (error) =>
      hasStatus(error, 400) ? t('Invalid or missing inputs') : t(explainError(error)),
  })
  const { props, errors, pending } = useCreateForm({
    schema: NewApplication,
    initial: nothing,
    create: ({ redirectUri, ...form }) =>
      creating.attempt({ ...form, redirectUris: redirectUri ? [redirectUri] : [] }),
    pageOf: (application) => pathTo('/application/$id/connect', application),
  })
  // The service's error contains the position in its list, but the form has only one field.
  const redirectError = errors['redirectUri'] ?? errors['redirectUris.0']

  return (
    <form {...props}>
      <Card
        title={t('Application details')}
        footer={
          <CreateButtons
            label={t('Create application')}
            pending={pending}
            cancel={pathTo('/organization/$id/applications', { id })}
          />
        }
      >
        <div className={styles.fields}>
          <NamedFields initial={nothing} errors={errors} />
          <KindChoice />
          <TextField
            label={t('Redirect URI')}
            name="redirectUri"
            type="url"
            mono
            autoComplete="off"
            spellCheck={false}
            aside={t('Optional')}
            placeholder="https://"
            hint={t(
              'People return to this address after they approve the application. You can add more later.',
            )}
            error={redirectError && t(redirectError)}
          />
        </div>
      </Card>
    </form>
  )
}
