import { type EventEndpoint, EndpointForm } from '@accord/contract/event-endpoints.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAction } from '../../actions/use-action.ts'
import { EditButtons, useEdited } from '../../forms/edit-form.tsx'
import { UpdateForm } from '../../forms/update-form.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { Card } from '../../ui/layout/card.tsx'
import { UrlField } from '../url-field.tsx'
import { useEndpoint } from './endpoint-area.tsx'
import { FormatField, MoreOptions } from './endpoint-options.tsx'
import { updateEndpointMutation } from './endpoints.api.ts'
import styles from './endpoints.module.css'
import { MissingTypes, useOfferedTypes } from './offered-types.tsx'
import { type ChosenTypes, TypesField } from './types-field.tsx'

export function EndpointSettingsScreen() {
  const endpoint = useEndpoint()
  return (
    <div className={styles.stack}>
      <UrlCard endpoint={endpoint} />
      <TypesCard endpoint={endpoint} />
      <OptionsCard endpoint={endpoint} />
    </div>
  )
}

type EndpointCardProps = { endpoint: EventEndpoint }

function useSaveEndpoint(endpoint: EventEndpoint) {
  const { t } = useTranslation()
  return useAction({ ...updateEndpointMutation(endpoint), done: t('Endpoint updated') })
}

const UrlForm = z.strictObject({ url: EndpointForm.shape.url })

function UrlCard({ endpoint }: EndpointCardProps) {
  const { t } = useTranslation()
  const saving = useSaveEndpoint(endpoint)
  const { url } = endpoint
  return (
    <UpdateForm
      title={t('Destination')}
      description={t('You have to verify a new URL with a test event. Until then, events wait.')}
      label={t('Update URL')}
      schema={UrlForm}
      initial={{ url }}
      save={(form) => saving.attempt(form)}
    >
      {(errors) => <UrlField defaultValue={url} error={errors['url']} />}
    </UpdateForm>
  )
}

function TypesCard({ endpoint }: EndpointCardProps) {
  const { t } = useTranslation()
  const saving = useSaveEndpoint(endpoint)
  const receivable = useOfferedTypes()
  const saved: ChosenTypes = endpoint.types.length > 0 ? endpoint.types : 'all'
  const [isNone, setNone] = useState(false)
  const { value, edit, discard, update } = useEdited<ChosenTypes>('types', saved, (types) => {
    setNone(types.length === 0)
    if (types.length === 0) throw new Error('No type is chosen.')
    return saving.attempt({ types: types === 'all' ? [] : [...types] })
  })
  const changed = keyOf(value) !== keyOf(saved)
  useUnsavedChanges(changed)

  return (
    <Card
      title={t('Event types')}
      footer={
        <EditButtons
          changed={changed}
          saving={saving.pending}
          label={t('Update types')}
          onDiscard={() => {
            setNone(false)
            discard()
          }}
          onUpdate={update}
        />
      }
    >
      <TypesField
        // The application's permissions may have changed since these were chosen.
        offered={[...new Set([...receivable, ...endpoint.types])]}
        note={<MissingTypes />}
        chosen={value}
        error={isNone ? t('Choose at least one type.') : undefined}
        onChange={(types) => {
          setNone(false)
          edit(types)
        }}
      />
    </Card>
  )
}

/** The order of the types doesn't matter. */
function keyOf(types: ChosenTypes): string {
  return types === 'all' ? types : types.toSorted().join()
}

function OptionsCard({ endpoint }: EndpointCardProps) {
  const { t } = useTranslation()
  const saving = useSaveEndpoint(endpoint)
  const { format, includesEmail, strictOrder, signsEd25519 } = endpoint
  const saved = { format, includesEmail, strictOrder, signsEd25519 }
  const { value, edit, discard, update } = useEdited('options', saved, saving.attempt)
  const changed = JSON.stringify(value) !== JSON.stringify(saved)
  useUnsavedChanges(changed)

  return (
    <Card
      title={t('Options')}
      footer={
        <EditButtons
          changed={changed}
          saving={saving.pending}
          label={t('Update options')}
          onDiscard={discard}
          onUpdate={update}
        />
      }
    >
      <div className={styles.fields}>
        <FormatField value={value} onChange={edit} />
        <MoreOptions value={value} wasIncludingEmail={includesEmail} onChange={edit} />
      </div>
    </Card>
  )
}
