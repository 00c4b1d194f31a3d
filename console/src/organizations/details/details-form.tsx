import type { Organization } from '@accord/contract/organizations.ts'
import { ApiError } from '../../api/api-error.ts'
import { explainError } from '../../api/explain-error.ts'
import { UpdateForm } from '../../forms/update-form.tsx'
import { useWords } from '../../language/words.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { MembershipCaption } from '../membership-caption.tsx'
import { useUpdateOrganization } from '../organizations.api.ts'
import { OrganizationFields } from './organization-fields.tsx'
import { organizationValues, TypedOrganization } from './organization-values.ts'

export function DetailsForm({ organization }: { organization: Organization }) {
  const { t } = useWords()
  const update = useUpdateOrganization(organization.id)
  const initial = organizationValues(organization)

  return (
    <UpdateForm
      title={t('Organization details')}
      description={<MembershipCaption organization={organization} />}
      schema={TypedOrganization}
      initial={initial}
      saving={{
        save: update.mutateAsync,
        saySaved: () => showSnackbar({ kind: 'success', message: t('Updated details') }),
        sayFailed: (error) => {
          const invalid = error instanceof ApiError && error.status === 400
          const message = invalid ? t('Invalid or missing inputs') : t(explainError(error))
          showSnackbar({ kind: 'error', message })
        },
      }}
    >
      {(errors) => (
        // Moved to the other country elsewhere: the lists of that one are needed.
        <OrganizationFields key={initial.country} initial={initial} errors={errors} />
      )}
    </UpdateForm>
  )
}
