import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { explainError } from '../../api/explain-error.ts'
import { hasStatus } from '../../api/refused-with.ts'
import { useChanged } from '../../forms/use-changed.ts'
import { useForm } from '../../forms/use-form.ts'
import { useWords } from '../../language/words.ts'
import { ConsolePage } from '../../pages/console-page.tsx'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { createOrganizationMutation } from '../organizations.api.ts'
import { OrganizationFields } from './organization-fields.tsx'
import { organizationValues, TypedOrganization } from './organization-values.ts'
import { countryOf } from './region-words.ts'

export function CreateOrganizationScreen() {
  const { t, language } = useWords()
  const title = t('Create organization')

  return (
    <ConsolePage
      title={title}
      trail={[{ label: t('Organizations'), href: '/user/organizations' }, { label: title }]}
      description={t('You become its owner. Only the name is needed now; the rest can wait.')}
    >
      {/* The catalogue of a kept language comes a moment after the page, and with it the country. */}
      <CreateForm key={language} />
    </ConsolePage>
  )
}

function CreateForm() {
  const { t, language } = useWords()
  const navigate = useNavigate()
  const [created, setCreated] = useState(false)
  const initial = organizationValues({ country: countryOf(language) })
  const { changed, onInput } = useChanged(initial)
  useUnsavedChanges(changed && !created)

  const creating = useAction({
    ...createOrganizationMutation,
    done: t('Organization created'),
    failed: (error) =>
      hasStatus(error, 400) ? t('Error creating organization') : t('Invalid or missing inputs'),
  })
  // The specification's words for other failures explain little; the service's own do.
  const problem =
    creating.error && !hasStatus(creating.error, 400) ? t(explainError(creating.error)) : undefined

  const { props, errors, pending } = useForm({
    schema: TypedOrganization,
    submit: async (values) => {
      const { organization } = await creating.attempt(values)
      setCreated(true)
      await navigate({
        to: '/organization/$id',
        params: { id: organization.id },
        ignoreBlocker: true,
      })
    },
  })

  return (
    <form {...props} onInput={onInput}>
      <Card
        title={t('Organization details')}
        footer={
          <>
            <Link to="/user/organizations" className={buttonClass({})}>
              {t('Cancel')}
            </Link>
            <Button type="submit" variant="primary" pending={pending}>
              {t('Create organization')}
            </Button>
          </>
        }
      >
        {problem && <Notice kind="error">{problem}</Notice>}
        <OrganizationFields initial={initial} errors={errors} />
      </Card>
    </form>
  )
}
