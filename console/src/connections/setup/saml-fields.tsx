import type { IdentityProvider } from '@accord/contract/connections.ts'
import type { SamlProvider } from '@accord/contract/saml.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from '../connections.module.css'
import { type SamlWay, samlInitial } from './saml-form.ts'
import { samlTerms } from './saml-terms.ts'

type SamlFieldsProps = {
  provider: IdentityProvider
  way: SamlWay
  onWay: (way: SamlWay) => void
  /** What someone entered before. */
  saved: SamlProvider | null
  errors: Record<string, string>
}

/** Shows the fields for a provider's metadata, or for its values. */
export function SamlFields({ provider, way, onWay, saved, errors }: SamlFieldsProps) {
  const { t } = useTranslation()
  const initial = samlInitial(way, saved)
  const fieldOf = (name: string) => ({
    name,
    spellCheck: false,
    required: true,
    defaultValue: initial[name],
    error: errors[name],
  })
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('Enter values as')}
        value={way}
        onChange={({ target }) => onWay(target.value as SamlWay)}
      >
        <option value="metadataUrl">{t('Metadata URL (recommended)')}</option>
        <option value="metadata">{t('Metadata file')}</option>
        <option value="values">{t('Separate values')}</option>
      </SelectField>
      {way === 'metadataUrl' && (
        <TextField
          {...fieldOf('saml.metadataUrl')}
          label={t('Metadata URL')}
          type="url"
          mono
          autoComplete="off"
          placeholder="https://"
          hint={samlTerms(provider, t).metadataHint}
        />
      )}
      {way === 'metadata' && (
        <TextArea
          {...fieldOf('saml.metadata')}
          label={t('Metadata (XML)')}
          hint={t('Open the file in an editor, and copy everything in it.')}
        />
      )}
      {way === 'values' && (
        <>
          <TextField
            {...fieldOf('saml.entityId')}
            label={t('Entity ID')}
            mono
            autoComplete="off"
            hint={t('Also called “Issuer” or “Identifier”.')}
          />
          <TextField
            {...fieldOf('saml.signInUrl')}
            label={t('Sign-on address')}
            type="url"
            mono
            autoComplete="off"
            placeholder="https://"
            hint={t('Also called “Login URL” or “SSO URL”. It must accept HTTP-Redirect.')}
          />
          <TextArea
            {...fieldOf('saml.certificates')}
            label={t('Signing certificates')}
            required={saved === null}
            placeholder="-----BEGIN CERTIFICATE-----"
            hint={
              saved
                ? t('{{count}} certificates are saved. Leave this empty to keep them.', {
                    count: saved.certificates.length,
                    defaultValue_one: 'A certificate is saved. Leave this empty to keep it.',
                  })
                : t('One or several, one below the other.')
            }
          />
        </>
      )}
    </div>
  )
}
