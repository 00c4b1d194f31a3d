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
import { numberedTitle } from './setup-steps.tsx'

type JoiningCardProps = {
  connection: Connection
  /** Whether the card is a step of the setup. */
  isStep?: boolean
}

/** Lets owners choose whether the provider's people can become members by signing in. */
export function JoiningCard({ connection, isStep = false }: JoiningCardProps) {
  const { t } = useTranslation()
  const name = useId()
  const isOwner = useOwnsConnections()
  const saving = useAction({ ...updateConnectionMutation(connection), done: t('Policy saved') })
  const { value, edit, discard, update } = useEdited('joins', connection.joins, (joins) =>
    saving.attempt({ joins }),
  )
  const changed = value !== connection.joins
  useUnsavedChanges(changed)

  return (
    <Card
      title={isStep ? numberedTitle(connection, 'joining', t) : t('New members')}
      description={t(
        'The provider never makes anyone an owner, and never brings back people who were removed.',
      )}
      footer={
        isOwner && (
          <EditButtons
            changed={changed}
            saving={saving.pending}
            label={t('Update')}
            onDiscard={discard}
            onUpdate={update}
          />
        )
      }
    >
      <div className={styles.stack}>
        <RadioCards legend={t('People who can sign in')}>
          <RadioCard
            name={name}
            checked={!value}
            disabled={!isOwner}
            label={t('Members and invited people')}
            description={t('You invite everyone yourself.')}
            onChange={() => edit(false)}
          />
          <RadioCard
            name={name}
            checked={value}
            disabled={!isOwner}
            label={t('Also new people with an address in a verified domain')}
            description={t(
              'They become members when they sign in for the first time. At most 100 people can join in an hour.',
            )}
            onChange={() => edit(true)}
          />
        </RadioCards>
      </div>
    </Card>
  )
}
