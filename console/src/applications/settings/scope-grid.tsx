import {
  scopeEntities,
  type ScopeEntity,
  type ScopeLevel,
  type ScopeLevels,
} from '@accord/contract/rules/scopes.ts'
import { type ApplicationKind, mayAskFor } from '@accord/contract/rules/application-kinds.ts'
import { useId } from 'react'
import { useWords } from '../../language/words.ts'
import { entityName, levelName, scopeSentence } from '../../rights/scope-sentences.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './scope-grid.module.css'

type ScopeGridProps = {
  kind: ApplicationKind
  levels: ScopeLevels
  onChange: (levels: ScopeLevels) => void
}

/** One level for each entity, and beside it what that lets the application do. */
export function ScopeGrid({ kind, levels, onChange }: ScopeGridProps) {
  return (
    <div>
      {scopeEntities.map((entity) => (
        <ScopeRow
          key={entity}
          entity={entity}
          chosen={levels[entity]}
          offered={levelChoices.filter((level) => mayAskFor(kind, [`${entity}:${level}`]))}
          onChoose={(level) => onChange({ ...levels, [entity]: level })}
        />
      ))}
    </div>
  )
}

const levelChoices = ['none', 'read', 'manage'] as const
const levelClass = { none: undefined, read: styles.read, manage: styles.manage }

type ScopeRowProps = {
  entity: ScopeEntity
  chosen: ScopeLevel
  offered: readonly ScopeLevel[]
  onChoose: (level: ScopeLevel) => void
}

function ScopeRow({ entity, chosen, offered, onChoose }: ScopeRowProps) {
  const { t } = useWords()
  const id = useId()
  return (
    <div
      className={styles.row}
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-sentence`}
    >
      <div className={styles.words}>
        <div id={`${id}-name`} className={styles.name}>
          {entityName(entity, t)}
        </div>
        <div id={`${id}-sentence`} className={styles.sentence} aria-live="polite">
          {scopeSentence(entity, chosen, t)}
        </div>
      </div>
      <div className={styles.levels}>
        {offered.map((level) => (
          <label key={level} className={classNames(styles.level, levelClass[level])}>
            <input
              type="radio"
              className={styles.radio}
              name={`${id}-level`}
              checked={level === chosen}
              onChange={() => onChoose(level)}
            />
            {levelName(level, t)}
          </label>
        ))}
      </div>
    </div>
  )
}
