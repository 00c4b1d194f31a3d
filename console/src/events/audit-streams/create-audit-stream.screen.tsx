import {
  AuditStreamForm,
  streamTokenError,
  streamUrlError,
} from '@accord/contract/audit-streams.ts'
import { type StreamPreset, streamPresets } from '@accord/contract/rules/stream-presets.ts'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { useAction } from '../../actions/use-action.ts'
import { explainError } from '../../api/api-error.ts'
import { hasStatus } from '../../api/error-checks.ts'
import { CreateButtons } from '../../forms/create-form.tsx'
import { useEdited } from '../../forms/edit-form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { NotWhileDeleted } from '../../organizations/deletion/deletion-notices.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { renderButton } from '../../pages/router-link.tsx'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { RadioCard, RadioCards } from '../../ui/fields/choice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from '../endpoints/endpoints.module.css'
import { UrlField } from '../url-field.tsx'
import { presetDescription, presetName, urlExamples } from './audit-stream-labels.ts'
import { AuditStreamPage } from './audit-stream-page.tsx'
import { useAuditStreamPages, useOwnsStreams } from './audit-stream-pages.ts'
import { createAuditStreamMutation } from './audit-streams.api.ts'
import { TokenField } from './token-field.tsx'

export function CreateAuditStreamScreen() {
  const { t } = useTranslation()
  const isOwner = useOwnsStreams()
  const { list } = useAuditStreamPages()

  return (
    <AuditStreamPage
      title={t('Create audit stream')}
      description={t('After you create it, a test verifies that it works.')}
    >
      {isOwner ? (
        <NotWhileDeleted>
          <CreateForm />
        </NotWhileDeleted>
      ) : (
        <EmptyState
          title={t('Only owners can create an audit stream')}
          action={renderButton(list, t('View all audit streams'), { variant: 'primary' })}
        >
          {t('Ask an owner of this organization to create it.')}
        </EmptyState>
      )}
    </AuditStreamPage>
  )
}

/** The radio buttons have names of their own. The address and the token have to fit the receiver. */
const FittingForm = z.object(AuditStreamForm.shape).check(({ value, issues }) => {
  const { preset, url, token } = value
  const faults = {
    url: streamUrlError(preset, url),
    token: streamTokenError(preset, token !== undefined),
  }
  for (const [field, message] of Object.entries(faults)) {
    if (message) issues.push({ code: 'custom', path: [field], message, input: value })
  }
})

type Start = 'now' | 'beginning' | 'row'
type NewStream = { preset: StreamPreset; url: string; start: Start; row: string }

const nothing: NewStream = { preset: 'splunk', url: '', start: 'now', row: '' }

/** Returns the row to begin after. Without one, the stream begins now. */
function afterOf({ start, row }: NewStream): number | undefined {
  if (start === 'now') return undefined
  return start === 'beginning' ? 0 : Number(row || NaN)
}

function CreateForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const pages = useAuditStreamPages()
  const { id } = useOrganization()
  const creating = useAction({
    ...createAuditStreamMutation(id),
    done: t('Audit stream created'),
    failed: (error) =>
      hasStatus(error, 400) ? t('Invalid or missing inputs') : t(explainError(error)),
  })
  const { value, edit } = useEdited('stream', nothing, () => Promise.resolve())
  // Unlike the other values, it's never stored in the browser.
  const [token, setToken] = useState('')
  const [created, setCreated] = useState(false)
  useUnsavedChanges((JSON.stringify(value) !== JSON.stringify(nothing) || token !== '') && !created)
  const { preset, url } = value
  const hasToken = preset !== 'https'

  const { props, errors, pending } = useForm({
    schema: FittingForm,
    extra: () => ({
      preset,
      url,
      token: hasToken && token !== '' ? token : undefined,
      after: afterOf(value),
    }),
    submit: async (form) => {
      const stream = await creating.attempt(form)
      setCreated(true)
      await navigate({ href: pages.stream(stream.id), ignoreBlocker: true })
    },
  })

  return (
    <form {...props}>
      <Card
        footer={
          <CreateButtons label={t('Create audit stream')} pending={pending} cancel={pages.list} />
        }
      >
        <div className={styles.fields}>
          <PresetField chosen={preset} onChange={(next) => edit({ ...value, preset: next })} />
          <UrlField
            value={url}
            placeholder={urlExamples[preset]}
            error={errors['url']}
            onChange={(typed) => edit({ ...value, url: typed })}
          />
          {hasToken && (
            <TokenField
              value={token}
              error={errors['token']}
              onChange={({ target }) => setToken(target.value)}
            />
          )}
          <StartField value={value} error={errors['after']} onChange={edit} />
          <Notice kind="warning" title={t("We can't erase data there")} announce={false}>
            {t(
              "Rows contain names, email addresses, and IP addresses. If a person's data is erased here, your tool still has its copy. Limit who can read it there, and delete old data.",
            )}
          </Notice>
        </div>
      </Card>
    </form>
  )
}

type PresetFieldProps = { chosen: StreamPreset; onChange: (preset: StreamPreset) => void }

function PresetField({ chosen, onChange }: PresetFieldProps) {
  const { t } = useTranslation()
  const name = useId()
  const [other, ...products] = streamPresets
  return (
    <RadioCards legend={t('Receiver')}>
      {[...products, other].map((preset) => (
        <RadioCard
          key={preset}
          name={name}
          value={preset}
          checked={preset === chosen}
          label={presetName(preset, t)}
          description={presetDescription(preset, t)}
          onChange={() => onChange(preset)}
        />
      ))}
    </RadioCards>
  )
}

type StartFieldProps = {
  value: NewStream
  error: string | undefined
  onChange: (value: NewStream) => void
}

function StartField({ value, error, onChange }: StartFieldProps) {
  const { t } = useTranslation()
  const name = useId()
  const choices: Record<Start, [label: string, description: string]> = {
    now: [t('Now'), t('Sends what happens from now on.')],
    beginning: [t('The beginning'), t('Also sends all activity that is kept.')],
    row: [t('After a row'), t('Continues a copy that you already have.')],
  }
  return (
    <>
      <RadioCards legend={t('Begin with')}>
        {(['now', 'beginning', 'row'] as const).map((start) => (
          <RadioCard
            key={start}
            name={name}
            value={start}
            checked={start === value.start}
            label={choices[start][0]}
            description={choices[start][1]}
            onChange={() => onChange({ ...value, start })}
          />
        ))}
      </RadioCards>
      {value.start === 'row' && (
        <PositionField
          value={value.row}
          error={error}
          onChange={(row) => onChange({ ...value, row })}
        />
      )}
    </>
  )
}

type PositionFieldProps = {
  value?: string
  error: string | undefined
  onChange?: (row: string) => void
}

export function PositionField({ error, onChange, ...values }: PositionFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('Position')}
      name="after"
      inputMode="numeric"
      autoComplete="off"
      required
      hint={t('The position of the last row that your tool has.')}
      error={error}
      onChange={onChange && (({ target }) => onChange(target.value))}
      {...values}
    />
  )
}
