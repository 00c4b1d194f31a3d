import type { Organization } from '@accord/contract/organizations.ts'
import { ApiError } from '../api/api-error.ts'
import { explainError } from '../api/explain-error.ts'
import { useChanged } from '../forms/use-changed.ts'
import { useForm } from '../forms/use-form.ts'
import { useServiceValues } from '../forms/use-service-values.ts'
import { useWords } from '../language/words.ts'
import { useUnsavedChanges } from '../shell/unsaved-changes.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { showSnackbar } from '../ui/snackbar-store.ts'
import { MembershipCaption } from './membership-caption.tsx'
import { OrganizationFields } from './organization-fields.tsx'
import { organizationValues, TypedOrganization } from './organization-values.ts'
import { useUpdateOrganization } from './organizations.api.ts'

export function DetailsForm({ organization }: { organization: Organization }) {
  const { t } = useWords()
  const update = useUpdateOrganization(organization.id)
  const initial = organizationValues(organization)
  const { changed, onInput, settle } = useChanged(initial)
  useUnsavedChanges(changed)

  const { props, errors, pending } = useForm({
    schema: TypedOrganization,
    submit: async (values) => {
      await update.mutateAsync(values)
      settle()
      showSnackbar({ kind: 'success', message: t('Updated details') })
    },
    onRefused: (error) => {
      const invalid = error instanceof ApiError && error.status === 400
      const message = invalid ? t('Invalid or missing inputs') : t(explainError(error))
      showSnackbar({ kind: 'error', message })
    },
  })
  useServiceValues(props.ref, changed, initial)

  return (
    <form {...props} onInput={onInput}>
      <Card
        title={t('Organization details')}
        description={<MembershipCaption organization={organization} />}
        footer={
          <Button type="submit" variant="primary" disabled={!changed} pending={pending}>
            {t('Update')}
          </Button>
        }
      >
        {/* Moved to the other country elsewhere: the lists of that one are needed. */}
        <OrganizationFields key={initial.country} initial={initial} errors={errors} />
      </Card>
    </form>
  )
}
