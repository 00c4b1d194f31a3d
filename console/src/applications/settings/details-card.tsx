import { ApplicationDetails } from '@accord/contract/application-forms.ts'
import type { Application } from '@accord/contract/applications.ts'
import { NamedFields } from '../../forms/named-fields.tsx'
import { UpdateForm } from '../../forms/update-form.tsx'
import { useWords } from '../../language/words.ts'
import { useSaveApplication } from './use-save-application.ts'

export function DetailsCard({ application }: { application: Application }) {
  const { t } = useWords()
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
