import { type Application, ApplicationForm } from '@accord/contract/applications.ts'
import { useChanged } from '../forms/use-changed.ts'
import { useForm } from '../forms/use-form.ts'
import { useServiceValues } from '../forms/use-service-values.ts'
import { useWords } from '../language/words.ts'
import { useUnsavedChanges } from '../shell/unsaved-changes.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ApplicationFields } from './application-fields.tsx'
import { useSaveApplication } from './use-save-application.ts'

export function DetailsCard({ application }: { application: Application }) {
  const { t } = useWords()
  const { save, saySaved, sayFailed } = useSaveApplication(application)
  const initial = { name: application.name, description: application.description }
  const { changed, onInput, settle } = useChanged(initial)
  useUnsavedChanges(changed)

  const { props, errors, pending } = useForm({
    schema: ApplicationForm,
    submit: async (form) => {
      await save(form)
      settle()
      saySaved()
    },
    onRefused: sayFailed,
  })
  useServiceValues(props.ref, changed, initial)

  return (
    <form {...props} onInput={onInput}>
      <Card
        title={t('Application details')}
        footer={
          <Button type="submit" variant="primary" disabled={!changed} pending={pending}>
            {t('Update')}
          </Button>
        }
      >
        <ApplicationFields initial={initial} errors={errors} />
      </Card>
    </form>
  )
}
