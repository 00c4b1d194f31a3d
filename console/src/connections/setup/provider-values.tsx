import type { ClientAuthentication, Connection, SetupPage } from '@accord/contract/connections.ts'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Credential } from '../../ui/text/credential.tsx'
import styles from '../connections.module.css'
import { providerTerms, valuesForProvider } from './provider-terms.ts'
import { samlTerms } from './saml-terms.ts'

/** Shows how to register this service at the provider, with the values to copy. */
export function ValuesForProvider({
  page,
}: {
  page: Pick<Connection, 'provider' | 'forProvider'> | SetupPage
}) {
  const { t } = useTranslation()
  const terms = page.forProvider.saml ? samlTerms : providerTerms
  const { steps } = terms(page.provider, t)
  return (
    <>
      <ol className={styles.instructions}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className={styles.stack}>
        {valuesForProvider(page, t).map(({ label, value }) => (
          <Credential
            key={label}
            label={label}
            copy={{
              value,
              label: t('Copy: {{name}}', { name: label }),
              copiedLabel: t('{{name}} copied', { name: label }),
            }}
          />
        ))}
      </dl>
    </>
  )
}

type ProviderFieldsProps = {
  provider: Connection['provider']
  initial: { issuer: string; clientId: string; clientAuthentication: ClientAuthentication }
  hasClientSecret: boolean
  /** Whether the person can choose how we prove our identity. */
  choosesAuthentication: boolean
  errors: Record<string, string>
}

/** Shows the fields for the values that the provider's administrator looks up. */
export function ProviderFields(props: ProviderFieldsProps) {
  const { provider, initial, hasClientSecret, choosesAuthentication, errors } = props
  const { t } = useTranslation()
  const terms = providerTerms(provider, t)
  const [authentication, setAuthentication] = useState(initial.clientAuthentication)

  return (
    <div className={styles.fields}>
      <TextField
        label={t('Issuer')}
        name="issuer"
        type="url"
        mono
        required
        autoComplete="off"
        spellCheck={false}
        placeholder={terms.issuerExample}
        defaultValue={initial.issuer}
        hint={terms.issuerHint}
        error={errors['issuer']}
      />
      <TextField
        label={t('Client ID')}
        name="clientId"
        mono
        required
        autoComplete="off"
        spellCheck={false}
        defaultValue={initial.clientId}
        hint={terms.clientIdHint}
        error={errors['clientId']}
      />
      {choosesAuthentication && (terms.acceptsKeys || authentication !== 'client_secret') && (
        <SelectField
          label={t('Client authentication')}
          name="clientAuthentication"
          defaultValue={initial.clientAuthentication}
          hint={
            authentication === 'client_secret'
              ? t('A secret that the provider created.')
              : t('We sign with a key of our own. The public keys appear above after you save.')
          }
          error={errors['clientAuthentication']}
          onChange={({ target }) => setAuthentication(target.value as ClientAuthentication)}
        >
          <option value="client_secret">{t('Client secret')}</option>
          <option value="private_key_jwt">{t('Private key (private_key_jwt)')}</option>
        </SelectField>
      )}
      {authentication === 'client_secret' && (
        <PasswordField
          label={t('Client secret')}
          name="clientSecret"
          autoComplete="off"
          showLabel={t('Show client secret')}
          hint={
            hasClientSecret
              ? t("It's saved, and can't be shown again. Leave this empty to keep it.")
              : terms.clientSecretHint
          }
          error={errors['clientSecret']}
        />
      )}
    </div>
  )
}
