import type { Organization } from '@accord/contract/organizations.ts'
import { useAction } from '../../actions/use-action.ts'
import { explainError } from '../../api/explain-error.ts'
import { hasStatus } from '../../api/refused-with.ts'
import { UpdateForm } from '../../forms/update-form.tsx'
import { useWords } from '../../language/words.ts'
import { MembershipCaption } from '../membership-caption.tsx'
import { updateOrganizationMutation } from '../organizations.api.ts'
import { OrganizationFields } from './organization-fields.tsx'
import { organizationValues, TypedOrganization } from './organization-values.ts'

export function DetailsForm({ organization }: { organization: Organization }) {
  const { t } = useWords()
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
        // Moved to the other country elsewhere: the lists of that one are needed.
        <OrganizationFields key={initial.country} initial={initial} errors={errors} />
      )}
    </UpdateForm>
  )
}
