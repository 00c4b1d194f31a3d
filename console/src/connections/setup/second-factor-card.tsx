import type { Connection } from '@accord/contract/connections.ts'
import { useId } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { EditButtons, useEdited } from '../../forms/edit-form.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { useUnsavedChanges } from '../../pages/unsaved-changes.ts'
import { RadioCard, RadioCards } from '../../ui/fields/choice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useOwnsConnections } from '../connection-pages.ts'
import { updateConnectionMutation } from '../connections.api.ts'
import styles from '../connections.module.css'

/** Lets owners say whether the provider's second factors count for the organization's requirement. */
export function SecondFactorCard({ connection }: { connection: Connection }) {
  const { t } = useTranslation()
  const name = useId()
  const isOwner = useOwnsConnections()
  const saving = useAction({ ...updateConnectionMutation(connection), done: t('Policy saved') })
  const current = connection.enforcesSecondFactor
  const { value, edit, discard, update } = useEdited('enforcesSecondFactor', current, (enforces) =>
    saving.attempt({ enforcesSecondFactor: enforces }),
  )
  useUnsavedChanges(value !== current)

  return (
    <Card
      title={t('Second factor')}
      description={t(
        'If your organization requires a second factor, the provider can check it. The provider has to say so at each sign-in.',
      )}
      footer={
        isOwner && (
          <EditButtons
            changed={value !== current}
            saving={saving.pending}
            label={t('Update')}
            onDiscard={discard}
            onUpdate={update}
          />
        )
      }
    >
      <div className={styles.stack}>
        <RadioCards legend={t("The provider's second factor")}>
          <RadioCard
            name={name}
            checked={!value}
            disabled={!isOwner}
            label={t("Doesn't count")}
            description={t('People need a second factor of their own account.')}
            onChange={() => edit(false)}
          />
          <RadioCard
            name={name}
            checked={value}
            disabled={!isOwner}
            label={t('Counts, because the provider enforces it')}
            description={t(
              'Choose this only if your administrators require a second factor from everyone. We accept “mfa” in the claim “amr”, or an authentication context for it.',
            )}
            onChange={() => edit(true)}
          />
        </RadioCards>
      </div>
    </Card>
  )
}
