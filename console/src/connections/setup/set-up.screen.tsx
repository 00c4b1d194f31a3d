import { type Connection, ConnectionForm, identityProviders } from '@accord/contract/connections.ts'
import * as z from 'zod/mini'
import { useAction } from '../../actions/use-action.ts'
import { UpdateForm } from '../../forms/update-form.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useConnection } from '../connection-area.tsx'
import { providerName } from '../connection-labels.ts'
import { useOwnsConnections } from '../connection-pages.ts'
import { updateConnectionMutation } from '../connections.api.ts'
import styles from '../connections.module.css'
import { NameField } from '../create-connection.screen.tsx'
import { JoiningCard } from './joining-card.tsx'
import { ProviderFields, ValuesForProvider } from './provider-values.tsx'
import { knownIssuer } from './provider-terms.ts'
import { ReadOnlySetup } from './read-only-setup.tsx'
import { RolesCard } from './roles-card.tsx'
import { SamlProblems } from './saml-facts.tsx'
import { SamlValuesCard } from './saml-values-card.tsx'
import { SetupLinkCard } from './setup-link-card.tsx'
import { SetupProgress, numberedTitle } from './setup-steps.tsx'
import { TestCard } from './test-card.tsx'
import { TurnOnCard } from './turn-on-card.tsx'
import { valuesForm } from './values-form.ts'

/** Guides owners through the steps, and shows others the result. */
export function SetUpScreen() {
  const connection = useConnection()
  const isOwner = useOwnsConnections()
  if (!isOwner) return <ReadOnlySetup connection={connection} />

  return (
    <div className={styles.stack}>
      {connection.saml && <SamlProblems saml={connection.saml} />}
      {connection.state !== 'active' && <SetupProgress connection={connection} />}
      <section id="provider" tabIndex={-1}>
        <ProviderCard connection={connection} />
      </section>
      <section id="values" tabIndex={-1} className={styles.stack}>
        <ForProviderCard connection={connection} />
        {connection.protocol === 'saml' ? (
          <SamlValuesCard connection={connection} />
        ) : (
          <FromProviderCard connection={connection} />
        )}
        <SetupLinkCard connection={connection} />
      </section>
      <section id="tested" tabIndex={-1}>
        <TestCard connection={connection} />
      </section>
      <section id="joining" tabIndex={-1}>
        <JoiningCard connection={connection} isStep />
      </section>
      <section id="roles" tabIndex={-1}>
        <RolesCard connection={connection} />
      </section>
      <section id="turn-on" tabIndex={-1}>
        <TurnOnCard connection={connection} />
      </section>
    </div>
  )
}

type ConnectionProps = { connection: Connection }

const { provider: Provider, name: Name } = ConnectionForm.shape
const ProviderForm = z.object({ provider: Provider, name: Name })

function ProviderCard({ connection }: ConnectionProps) {
  const { t } = useTranslation()
  const { provider, name } = connection
  const saving = useAction({
    ...updateConnectionMutation(connection),
    done: t('Connection updated'),
  })
  return (
    <UpdateForm
      title={numberedTitle(connection, 'provider', t)}
      schema={ProviderForm}
      initial={{ provider, name }}
      save={(_, changed) => saving.attempt(changed)}
    >
      {(errors) => (
        <div className={styles.fields}>
          <SelectField
            label={t('Identity provider')}
            name="provider"
            defaultValue={provider}
            error={errors['provider']}
          >
            {identityProviders.map((each) => (
              <option key={each} value={each}>
                {providerName(each, t)}
              </option>
            ))}
          </SelectField>
          <NameField defaultValue={name} error={errors['name']} />
        </div>
      )}
    </UpdateForm>
  )
}

function ForProviderCard({ connection }: ConnectionProps) {
  const { t } = useTranslation()
  return (
    <Card
      title={numberedTitle(connection, 'values', t)}
      description={t('Register this service at your provider with these values.')}
    >
      <ValuesForProvider page={connection} />
    </Card>
  )
}

function FromProviderCard({ connection }: ConnectionProps) {
  const { t } = useTranslation()
  const { provider, clientAuthentication, hasClientSecret, state } = connection
  const saving = useAction({ ...updateConnectionMutation(connection), done: t('Values saved') })
  const initial = {
    issuer: connection.issuer ?? '',
    clientId: connection.clientId ?? '',
    clientAuthentication,
  }
  return (
    <UpdateForm
      title={t('Values from your provider')}
      description={
        state === 'active'
          ? t('Another issuer or client ID turns the connection off until you test it again.')
          : t('Test them again after a change.')
      }
      label={t('Save values')}
      schema={valuesForm(connection)}
      initial={{ ...initial, clientSecret: '' }}
      save={(_, changed) => saving.attempt(changed)}
    >
      {(errors) => (
        <ProviderFields
          // The issuer's default and the chosen authentication belong to the saved connection.
          key={`${provider} ${clientAuthentication}`}
          provider={provider}
          initial={{ ...initial, issuer: initial.issuer || (knownIssuer(provider) ?? '') }}
          hasClientSecret={hasClientSecret}
          choosesAuthentication
          errors={errors}
        />
      )}
    </UpdateForm>
  )
}
