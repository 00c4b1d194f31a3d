import { ApplicationForm } from '@accord/contract/applications.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { explainError } from '../api/explain-error.ts'
import { hasStatus } from '../api/refused-with.ts'
import { NamedFields } from '../forms/named-fields.tsx'
import { useChanged } from '../forms/use-changed.ts'
import { useForm } from '../forms/use-form.ts'
import { useWords } from '../language/words.ts'
import { SectionPage } from '../organizations/section-page.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import { useUnsavedChanges } from '../pages/unsaved-changes.ts'
import { buttonClass } from '../ui/buttons/button-class.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { createApplicationMutation } from './applications.api.ts'

const nothing = { name: '', description: '' }

export function CreateApplicationScreen() {
  const { t } = useWords()
  const title = t('New application')

  return (
    <SectionPage
      section="applications"
      title={title}
      trail={[{ label: title }]}
      description={t(
        'Its name is what people read before they decide on it. What it may do is chosen afterwards.',
      )}
    >
      <CreateForm />
    </SectionPage>
  )
}

function CreateForm() {
  const { t } = useWords()
  const { id } = useOrganization()
  const navigate = useNavigate()
  const [created, setCreated] = useState(false)
  const { changed, onInput } = useChanged(nothing)
  useUnsavedChanges(changed && !created)

  const creating = useAction({
    ...createApplicationMutation(id),
    done: t('Application created'),
    failed: (error) =>
      hasStatus(error, 400) ? t('Invalid or missing inputs') : t(explainError(error)),
  })
  const { props, errors, pending } = useForm({
    schema: ApplicationForm,
    submit: async (form) => {
      const application = await creating.attempt(form)
      setCreated(true)
      await navigate({
        to: '/application/$id',
        params: { id: application.id },
        ignoreBlocker: true,
      })
    },
  })

  return (
    <form {...props} onInput={onInput}>
      <Card
        title={t('Application details')}
        footer={
          <>
            <Link to="/organization/$id/applications" params={{ id }} className={buttonClass({})}>
              {t('Cancel')}
            </Link>
            <Button type="submit" variant="primary" pending={pending}>
              {t('Create application')}
            </Button>
          </>
        }
      >
        <NamedFields initial={nothing} errors={errors} />
      </Card>
    </form>
  )
}
