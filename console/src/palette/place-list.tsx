import { useWords } from '../language/words.ts'
import { classNames } from '../ui/class-names.ts'
import combobox from '../ui/combobox/combobox.module.css'
import { type OptionProps, showInList } from '../ui/combobox/use-combobox.ts'
import styles from './palette.module.css'
import type { Place } from './place.ts'

type PlaceListProps = {
  listId: string
  places: readonly Place[]
  /** Where the arrow keys are. */
  marked: Place | undefined
  optionOf: (place: Place) => OptionProps
}

/** By headings, in the order in which they came. */
export function PlaceList({ listId, places, marked, optionOf }: PlaceListProps) {
  const { t } = useWords()
  const groups = Map.groupBy(places, ({ group }) => group)
  return (
    <div
      id={listId}
      className={classNames(combobox.list, styles.list)}
      role="listbox"
      aria-label={t('What was found')}
    >
      {[...groups].map(([group, inside]) => (
        <div key={group} role="group" aria-label={group}>
          <div className={styles.group} role="presentation">
            {group}
          </div>
          {inside.map((place) => (
            <button
              {...optionOf(place)}
              key={place.id}
              ref={place === marked ? showInList : undefined}
              className={styles.option}
              role="option"
              aria-selected={place === marked}
            >
              <span className={styles.icon}>{place.icon}</span>
              <span className={styles.label}>{place.label}</span>
              {place.hint && <span className={styles.hint}>{place.hint}</span>}
              {place.keys && <kbd className={styles.keys}>{place.keys}</kbd>}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
