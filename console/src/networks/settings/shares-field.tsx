import { scopeEntities, type ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { entityName, exampleAfterSentence } from '../../permissions/data-kinds.ts'
import { shareSentence } from '../../permissions/scope-sentences.ts'
import { Checkbox } from '../../ui/fields/choice.tsx'
import styles from './network-form.module.css'

type SharesFieldProps = {
  shares: readonly ScopeEntity[]
  onChange: (shares: ScopeEntity[]) => void
}

/** Lets people select the data that members share. Invited organizations see the same descriptions. */
export function SharesField({ shares, onChange }: SharesFieldProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.shares}>
      <legend className="visually-hidden">{t('Shared data')}</legend>
      {scopeEntities.map((entity) => (
        <Checkbox
          key={entity}
          value={entity}
          label={entityName(entity, t)}
          description={descriptionOf(entity, t)}
          checked={shares.includes(entity)}
          onChange={({ target }) =>
            onChange(
              scopeEntities.filter((known) =>
                known === entity ? target.checked : shares.includes(known),
              ),
            )
          }
        />
      ))}
    </fieldset>
  )
}

function descriptionOf(entity: ScopeEntity, t: Translate): string {
  const example = exampleAfterSentence(entity, t)
  return example ? `${shareSentence(entity, t)} ${example}.` : shareSentence(entity, t)
}
