import type { Connection } from '@accord/contract/connections.ts'
import { SamlForm } from '@accord/contract/saml.ts'
import * as z from 'zod/mini'
import { useAction } from '../../actions/use-action.ts'
import { UpdateForm } from '../../forms/update-form.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { updateConnectionMutation } from '../connections.api.ts'
import styles from '../connections.module.css'

const { metadataUrl: MetadataUrl, metadata: Metadata } = SamlForm.shape

const emptyIsMissing = z.pipe(
  z.optional(z.string()),
  z.transform((text) => (text?.trim() ? text : undefined)),
)

/** The fields have the names that the service uses in its errors. */
const ValuesForm = z.object({
  'saml.metadataUrl': z.pipe(emptyIsMissing, MetadataUrl),
  'saml.metadata': z.pipe(emptyIsMissing, Metadata),
})

/** Takes the provider's metadata, and shows what it contained. */
export function SamlValuesCard({ connection }: { connection: Connection }) {
  const { t } = useTranslation()
  const { saml } = connection
  const saving = useAction({ ...updateConnectionMutation(connection), done: t('Values saved') })
  const initial = { 'saml.metadataUrl': saml?.metadataUrl ?? '', 'saml.metadata': '' }
  return (
    <>
      <UpdateForm
        title={t('Metadata from your provider')}
        description={t(
          "Enter the metadata's address or paste the metadata. With an address, new certificates work without a change here.",
        )}
        label={t('Save metadata')}
        schema={ValuesForm}
        initial={initial}
        save={(values) => {
          const metadata = values['saml.metadata']
          const metadataUrl = values['saml.metadataUrl']
          return saving.attempt({
            saml: metadata === undefined ? { metadataUrl } : { metadata },
          })
        }}
      >
        {(errors) => (
          <div className={styles.fields}>
            <TextField
              label={t('Metadata URL')}
              name="saml.metadataUrl"
              type="url"
              mono
              autoComplete="off"
              spellCheck={false}
              defaultValue={initial['saml.metadataUrl']}
              error={errors['saml.metadataUrl']}
            />
            <TextArea
              label={t('Metadata (XML)')}
              name="saml.metadata"
              spellCheck={false}
              hint={t('Only if your provider has no address for it.')}
              error={errors['saml.metadata']}
            />
          </div>
        )}
      </UpdateForm>
      {saml && <SamlFacts saml={saml} />}
    </>
  )
}

/** Shows the provider's values, with the expiry of its certificates. */
export function SamlFacts({ saml }: { saml: NonNullable<Connection['saml']> }) {
  const { t } = useTranslation()
  const now = useNow()
  return (
    <Card title={t('Identity provider')}>
      <dl className={styles.facts}>
        <dt>{t('Entity ID')}</dt>
        <dd>
          <code>{saml.entityId}</code>
        </dd>
        <dt>{t('Sign-in address')}</dt>
        <dd>
          <code>{saml.signInUrl}</code>
        </dd>
        {saml.certificates.map(({ fingerprint, validTo }) => (
          <SamlCertificate
            key={fingerprint}
            fingerprint={fingerprint}
            validTo={validTo}
            now={now}
          />
        ))}
        {saml.metadataProblem && (
          <>
            <dt>{t('Problem with the metadata')}</dt>
            <dd>{t(saml.metadataProblem)}</dd>
          </>
        )}
      </dl>
    </Card>
  )
}

type SamlCertificateProps = { fingerprint: string; validTo: string; now: Date }

function SamlCertificate({ fingerprint, validTo, now }: SamlCertificateProps) {
  const { t } = useTranslation()
  return (
    <>
      <dt>{t('Certificate expires')}</dt>
      <dd>
        <RelativeTime value={validTo} now={now} /> <code>{fingerprint.slice(0, 23)}…</code>
      </dd>
    </>
  )
}
