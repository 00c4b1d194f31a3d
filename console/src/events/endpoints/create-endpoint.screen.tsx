import { EndpointForm } from '@accord/contract/event-endpoints.ts'
import { type EventType, eventTypes } from '@accord/contract/event-types.ts'
import { useQuery } from '@tanstack/react-query'
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
import { TextField } from '../../ui/fields/text-field.tsx'
import { eventTypesQuery } from './event-types.api.ts'
import { type EndpointOptions, FormatField, MoreOptions } from './endpoint-options.tsx'
import { useEndpointOwner, useEndpointPages, useOwningApplication } from './endpoint-owner.ts'
import { EndpointPage } from './endpoint-page.tsx'
import { createEndpointMutation } from './endpoints.api.ts'
import styles from './endpoints.module.css'
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

type UrlFieldProps = {
  value?: string
  defaultValue?: string
  hint?: string
  placeholder?: string
  error: string | undefined
  onChange?: (url: string) => void
}

export function UrlField({ error, hint, onChange, ...values }: UrlFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('URL')}
      name="url"
      type="url"
      mono
      required
      autoComplete="off"
      spellCheck={false}
      placeholder="https://"
      hint={hint ?? t('An https address on port 443, or on a port from 1024.')}
      error={error}
      onChange={onChange && (({ target }) => onChange(target.value))}
      {...values}
    />
  )
}

/** Returns the types that the owner of the endpoints can receive. The service lists them for applications. */
export function useOfferedTypes(): readonly EventType[] {
  const { applicationId } = useEndpointOwner()
  const { scopes = [] } = useOwningApplication() ?? {}
  const known = useQuery({ ...eventTypesQuery, enabled: applicationId !== undefined }).data?.data
  if (applicationId === undefined) return eventTypes
  // No person is involved, so everything else needs the permission to act on its own.
  const readable = new Set<unknown>(['itself'])
  if (scopes.includes('service-account:manage')) scopes.forEach((scope) => readable.add(scope))
  const types = new Set<unknown>(
    known?.filter(({ application }) => readable.has(application)).map(({ type }) => type),
  )
  return eventTypes.filter((type) => types.has(type))
}
