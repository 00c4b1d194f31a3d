import { EndpointForm } from '@accord/contract/event-endpoints.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAction } from '../../actions/use-action.ts'
import { explainError } from '../../api/api-error.ts'
import { hasStatus } from '../../api/error-checks.ts'
import { CreateButtons } from '../../forms/create-form.tsx'
import { useEdited } from '../../forms/edit-form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { Card } from '../../ui/layout/card.tsx'
import { UrlField } from '../url-field.tsx'
import { type EndpointOptions, FormatField, MoreOptions } from './endpoint-options.tsx'
import { useEndpointOwner, useEndpointPages, useOwningApplication } from './endpoint-owner.ts'
import { EndpointPage } from './endpoint-page.tsx'
import { createEndpointMutation } from './endpoints.api.ts'
import styles from './endpoints.module.css'
import { MissingTypes, useOfferedTypes } from './offered-types.tsx'
import { type ChosenTypes, TypesField } from './types-field.tsx'

export function CreateEndpointScreen() {
  const { t } = useTranslation()
  const title = t('Create endpoint')
  const owning = useOwningApplication()

  return (
    <EndpointPage
      title={title}
      below={[{ label: title }]}
      description={t('After you create it, a test event verifies that it works.')}
    >
      <NotWhileDeleted off={Boolean(owning?.deletion)}>
        <CreateForm />
      </NotWhileDeleted>
    </EndpointPage>
  )
}

/** The radio buttons have a name of their own, which isn't part of the endpoint. */
const FormWithChoice = z.object(EndpointForm.shape)

type NewEndpoint = EndpointOptions & { url: string; types: ChosenTypes }

const nothing: NewEndpoint = {
  url: '',
  types: 'all',
  format: 'standard',
  includesEmail: false,
  strictOrder: false,
  signsEd25519: false,
}

function CreateForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const pages = useEndpointPages()
  const creating = useAction({
    ...createEndpointMutation(useEndpointOwner()),
    done: t('Endpoint created'),
    failed: (error) =>
      hasStatus(error, 400) ? t('Invalid or missing inputs') : t(explainError(error)),
  })
  const { value, edit } = useEdited('endpoint', nothing, () => Promise.resolve())
  const { types, url } = value
  const [created, setCreated] = useState(false)
  const [isNoType, setNoType] = useState(false)
  useUnsavedChanges(JSON.stringify(value) !== JSON.stringify(nothing) && !created)

  const { props, errors, pending } = useForm({
    schema: FormWithChoice,
    extra: () => ({ ...value, types: types === 'all' ? [] : types }),
    submit: async (form) => {
      setNoType(types !== 'all' && types.length === 0)
      if (types !== 'all' && types.length === 0) return
      const endpoint = await creating.attempt(form)
      setCreated(true)
      await navigate({ href: pages.deliveries(endpoint.id), ignoreBlocker: true })
    },
  })

  return (
    <form {...props}>
      <Card
        footer={
          <CreateButtons label={t('Create endpoint')} pending={pending} cancel={pages.list} />
        }
      >
        <div className={styles.fields}>
          <UrlField
            value={url}
            error={errors['url']}
            onChange={(typed) => edit({ ...value, url: typed })}
          />
          <TypesField
            offered={useOfferedTypes()}
            note={<MissingTypes />}
            chosen={types}
            error={isNoType ? t('Choose at least one type.') : undefined}
            onChange={(chosen) => {
              setNoType(false)
              edit({ ...value, types: chosen })
            }}
          />
          <FormatField value={value} onChange={edit} />
          <details className={styles.more}>
            <summary>{t('More options')}</summary>
            <MoreOptions value={value} onChange={edit} />
          </details>
        </div>
      </Card>
    </form>
  )
}
