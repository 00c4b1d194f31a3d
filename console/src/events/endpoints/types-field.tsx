import { activitySubjects } from '@accord/contract/activity.ts'
import { type EventType, eventGroupOf } from '@accord/contract/event-types.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useId, useState } from 'react'
import { subjectName } from '../../activity/organization/activity-kind-labels.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Checkbox, RadioCard, RadioCards } from '../../ui/fields/choice.tsx'
import { typeName } from './endpoint-labels.ts'
import styles from './types-field.module.css'

/** The types that an endpoint receives. */
export type ChosenTypes = 'all' | readonly EventType[]

type TypesFieldProps = {
  /** The types that the endpoint's owner can receive. */
  offered: readonly EventType[]
  /** Why the owner can't receive the others. */
  note?: ReactNode
  chosen: ChosenTypes
  error?: string | undefined
  onChange: (chosen: ChosenTypes) => void
}

/** Asks for the types of events: all of them, or some by group. */
export function TypesField({ offered, note, chosen, error, onChange }: TypesFieldProps) {
  const { t } = useTranslation()
  const [name, errorId] = [useId(), useId()]
  const all = chosen === 'all'
  const groups = activitySubjects
    .map((group) => ({ group, types: offered.filter((type) => eventGroupOf(type) === group) }))
    .filter(({ types }) => types.length > 0)

  return (
    <div className={styles.field}>
      <RadioCards legend={t('Events to send')}>
        <RadioCard
          name={name}
          value="all"
          checked={all}
          label={t('All types')}
          description={t('Including types that we add later.')}
          onChange={() => onChange('all')}
        />
        <RadioCard
          name={name}
          value="some"
          checked={!all}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          label={t('Only the types that I choose')}
          onChange={() => onChange([])}
        />
      </RadioCards>
      {!all && (
        <ul className={styles.groups}>
          {groups.map(({ group, types }) => (
            <Group
              key={group}
              name={subjectName(group, t)}
              types={types}
              chosen={chosen}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
      {note}
      <div id={errorId} className={styles.error} aria-live="polite">
        {error}
      </div>
    </div>
  )
}

type GroupProps = {
  name: string
  types: readonly EventType[]
  chosen: readonly EventType[]
  onChange: (chosen: readonly EventType[]) => void
}

function Group({ name, types, chosen, onChange }: GroupProps) {
  const { t } = useTranslation()
  const id = useId()
  const [open, setOpen] = useState(false)
  const count = types.filter((type) => chosen.includes(type)).length
  const select = (some: readonly EventType[], on: boolean) => {
    const others = chosen.filter((type) => !some.includes(type))
    onChange(on ? [...others, ...some] : others)
  }

  return (
    <li className={styles.group}>
      <div className={styles.head}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={t('{{group}}: everything', { group: name })}
          checked={count === types.length}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < types.length
          }}
          onChange={({ target }) => select(types, target.checked)}
        />
        <button
          type="button"
          className={styles.open}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {name}
          <span className={styles.count}>
            {t('{{count}} of {{total}}', { count, total: types.length })}
          </span>
          <ChevronRight size={16} className={styles.chevron} aria-hidden />
        </button>
      </div>
      {open && (
        <div id={id} className={styles.types}>
          {types.map((type) => (
            <Checkbox
              key={type}
              label={typeName(type, t)}
              description={<code className={styles.code}>{type}</code>}
              checked={chosen.includes(type)}
              onChange={({ target }) => select([type], target.checked)}
            />
          ))}
        </div>
      )}
    </li>
  )
}
