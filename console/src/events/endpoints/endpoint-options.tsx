import type { EventEndpoint, EventFormat } from '@accord/contract/event-endpoints.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { Checkbox } from '../../ui/fields/choice.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useEndpointOwner } from './endpoint-owner.ts'
import styles from './endpoints.module.css'

export type EndpointOptions = Pick<
  EventEndpoint,
  'format' | 'includesEmail' | 'strictOrder' | 'signsEd25519'
>

type OptionsProps<Options> = { value: Options; onChange: (value: Options) => void }

export function FormatField<Options extends Pick<EndpointOptions, 'format'>>({
  value,
  onChange,
}: OptionsProps<Options>) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('Format')}
      value={value.format}
      hint={t('Both have the same headers and the same signature. Only the body differs.')}
      onChange={({ target }) => onChange({ ...value, format: target.value as EventFormat })}
    >
      <option value="standard">{t('Standard Webhooks')}</option>
      <option value="cloudevents">{t('CloudEvents 1.0')}</option>
    </SelectField>
  )
}

/** Shows options that most endpoints don't need. */
export function MoreOptions<Options extends Omit<EndpointOptions, 'format'>>({
  value,
  wasIncludingEmail = false,
  onChange,
}: OptionsProps<Options> & {
  /** Whether it's on already. Then anyone who manages the endpoint can turn it off. */
  wasIncludingEmail?: boolean
}) {
  const { t } = useTranslation()
  const { profileRoles = [] } = useOrganization()
  const { applicationId } = useEndpointOwner()
  const isOwner = profileRoles.includes('owner')

  return (
    <div className={styles.options}>
      {applicationId === undefined && (
        <Checkbox
          label={t('Include email addresses')}
          description={
            isOwner || wasIncludingEmail
              ? t("We can't erase addresses there, even if the person deletes their account.")
              : t("Only owners can turn this on. We can't erase addresses there.")
          }
          disabled={!isOwner && !wasIncludingEmail}
          checked={value.includesEmail}
          onChange={({ target }) => onChange({ ...value, includesEmail: target.checked })}
        />
      )}
      <Checkbox
        label={t('Strict order')}
        description={t(
          'If an event fails, the next ones wait until it succeeds or we give up on it, which takes about three days. Without this setting, they wait only for its second attempt.',
        )}
        checked={value.strictOrder}
        onChange={({ target }) => onChange({ ...value, strictOrder: target.checked })}
      />
      <Checkbox
        label={t('Sign with ed25519 as well')}
        description={t(
          "Receivers can then verify events with a public key and don't need the secret. Most libraries don't support this.",
        )}
        checked={value.signsEd25519}
        onChange={({ target }) => onChange({ ...value, signsEd25519: target.checked })}
      />
    </div>
  )
}
