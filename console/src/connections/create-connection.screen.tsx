import {
  ConnectionForm,
  type ConnectionProtocol,
  type IdentityProvider,
  connectionProtocols,
  identityProviders,
} from '@accord/contract/connections.ts'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { useAction } from '../actions/use-action.ts'
import { explainError } from '../api/api-error.ts'
import { hasStatus } from '../api/error-checks.ts'
import { CreateButtons } from '../forms/create-form.tsx'
import { useEdited } from '../forms/edit-form.tsx'
import { useForm } from '../forms/use-form.ts'
import { useTranslation } from '../i18n/translation.ts'
import { NotWhileDeleted } from '../organizations/deletion/deletion-notices.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import { renderButton } from '../pages/router-link.tsx'
import { useUnsavedChanges } from '../pages/unsaved-changes.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { RadioCard, RadioCards } from '../ui/fields/choice.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { Card } from '../ui/layout/card.tsx'
import { protocolName, providerName } from './connection-labels.ts'
import { ConnectionPage } from './connection-page.tsx'
import { useConnectionPages, useOwnsConnections } from './connection-pages.ts'
import { createConnectionMutation } from './connections.api.ts'
import styles from './connections.module.css'

export function CreateConnectionScreen() {
  const { t } = useTranslation()
  const isOwner = useOwnsConnections()
  const { list } = useConnectionPages()
  const title = t('Add connection')

  return (
    <ConnectionPage
      title={title}
      below={[{ label: title }]}
      description={t("You'll set it up step by step. No one can use it until you turn it on.")}
    >
      {isOwner ? (
        <NotWhileDeleted>
          <CreateForm />
        </NotWhileDeleted>
      ) : (
        <EmptyState
          title={t('Only owners can add a connection')}
          action={renderButton(list, t('View all connections'), { variant: 'primary' })}
        >
          {t('Ask an owner of this organization to add it.')}
        </EmptyState>
      )}
    </ConnectionPage>
  )
}

/** The radio buttons have a name of their own, which isn't part of the connection. */
const { protocol: Protocol, provider: Provider, name: Name } = ConnectionForm.shape
const NewConnectionForm = z.object({ protocol: Protocol, provider: Provider, name: Name })

type NewConnection = { protocol: ConnectionProtocol; provider: IdentityProvider; name: string }

const nothing: NewConnection = { protocol: 'oidc', provider: 'entra', name: '' }

function CreateForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const pages = useConnectionPages()
  const { id, name: organizationName } = useOrganization()
  const creating = useAction({
    ...createConnectionMutation(id),
    done: t('Connection added'),
    failed: (error) =>
      hasStatus(error, 400) ? t('Invalid or missing inputs') : t(explainError(error)),
  })
  const { value, edit } = useEdited('connection', nothing, () => Promise.resolve())
  const [created, setCreated] = useState(false)
  useUnsavedChanges(JSON.stringify(value) !== JSON.stringify(nothing) && !created)

  const { props, errors, pending } = useForm({
    schema: NewConnectionForm,
    extra: () => ({ ...value }),
    submit: async (form) => {
      const connection = await creating.attempt(form)
      setCreated(true)
      await navigate({ href: pages.setUp(connection.id), ignoreBlocker: true })
    },
  })

  return (
    <form {...props}>
      <Card
        footer={<CreateButtons label={t('Add connection')} pending={pending} cancel={pages.list} />}
      >
        <div className={styles.fields}>
          <ProviderField
            chosen={value.provider}
            onChange={(provider) => edit({ ...value, provider })}
          />
          <ProtocolField
            chosen={value.protocol}
            onChange={(protocol) => edit({ ...value, protocol })}
          />
          <NameField
            value={value.name}
            placeholder={organizationName}
            error={errors['name']}
            onChange={(name) => edit({ ...value, name })}
          />
        </div>
      </Card>
    </form>
  )
}

type ProviderFieldProps = {
  chosen: IdentityProvider
  onChange: (provider: IdentityProvider) => void
}

function ProviderField({ chosen, onChange }: ProviderFieldProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <RadioCards legend={t('Identity provider')}>
      {identityProviders.map((provider) => (
        <RadioCard
          key={provider}
          name={name}
          value={provider}
          checked={provider === chosen}
          label={providerName(provider, t)}
          onChange={() => onChange(provider)}
        />
      ))}
    </RadioCards>
  )
}

type ProtocolFieldProps = {
  chosen: ConnectionProtocol
  onChange: (protocol: ConnectionProtocol) => void
}

function ProtocolField({ chosen, onChange }: ProtocolFieldProps) {
  const { t } = useTranslation()
  const name = useId()
  const descriptions = {
    oidc: t('Recommended. It needs fewer values, and no certificates.'),
    saml: t("For providers that don't offer OpenID Connect."),
  }
  return (
    <RadioCards legend={t('Protocol')}>
      {connectionProtocols.map((protocol) => (
        <RadioCard
          key={protocol}
          name={name}
          value={protocol}
          checked={protocol === chosen}
          label={protocolName(protocol, t)}
          description={descriptions[protocol]}
          onChange={() => onChange(protocol)}
        />
      ))}
    </RadioCards>
  )
}

type NameFieldProps = {
  value?: string
  defaultValue?: string
  placeholder?: string
  error: string | undefined
  onChange?: (name: string) => void
}

export function NameField({ error, onChange, ...values }: NameFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('Name')}
      name="name"
      required
      autoComplete="off"
      hint={t("People see it on the sign-in page: “Continue with …”. Use your company's name.")}
      error={error}
      onChange={onChange && (({ target }) => onChange(target.value))}
      {...values}
    />
  )
}
