import type { Connection } from '@accord/contract/connections.ts'
import { useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { UpdateForm } from '../../forms/update-form.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { updateConnectionMutation } from '../connections.api.ts'
import { SamlFactsCard } from './saml-facts.tsx'
import { SamlFields } from './saml-fields.tsx'
import { type SamlWay, samlFormOf, samlInitial, usualWay } from './saml-form.ts'

/** Takes the provider's metadata or its values, and shows what is saved. */
export function SamlValuesCard({ connection }: { connection: Connection }) {
  const { t } = useTranslation()
  const { provider, saml, state } = connection
  const [chosen, setChosen] = useState<SamlWay>()
  const way = chosen ?? usualWay(saml)
  const saving = useAction({ ...updateConnectionMutation(connection), done: t('Values saved') })
  return (
    <>
      <UpdateForm
        title={t('Values from your provider')}
        description={
          state === 'active'
            ? t(
                'Another entity ID or sign-on address turns the connection off until you test it again.',
              )
            : t('Test them again after a change.')
        }
        label={t('Save values')}
        schema={samlFormOf(way, saml)}
        initial={samlInitial(way, saml)}
        save={async (values) => {
          await saving.attempt(values)
          setChosen(undefined)
        }}
      >
        {(errors) => (
          <SamlFields
            // The fields begin with what was saved last.
            key={saml?.entityId}
            provider={provider}
            way={way}
            onWay={setChosen}
            saved={saml}
            errors={errors}
          />
        )}
      </UpdateForm>
      {saml && <SamlFactsCard saml={saml} />}
    </>
  )
}
