import type { PointerEvent } from 'react'
import { useWords } from '../language/words.ts'
import styles from './palette.module.css'
import type { Place } from './place.ts'

type PlaceListProps = {
  id: string
  places: readonly Place[]
  /** Where the arrow keys are. */
  marked: Place | undefined
  onChoose: (place: Place) => void
}

/** By headings, in the order in which they came. */
export function PlaceList({ id, places, marked, onChoose }: PlaceListProps) {
  const { t } = useWords()
  const groups = Map.groupBy(places, ({ group }) => group)
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={t('What was found')}>
      {[...groups].map(([group, inside]) => (
        <div key={group} role="group" aria-label={group}>
          <div className={styles.group} role="presentation">
            {group}
          </div>
          {inside.map((place) => (
            <button
              key={place.id}
              type="button"
              // The keyboard reaches it through the field, which names it as its active descendant.
              tabIndex={-1}
              id={`${id}-${place.id}`}
              ref={place === marked ? showInList : undefined}
              className={styles.option}
              role="option"
              aria-selected={place === marked}
              onClick={() => onChoose(place)}
              onPointerDown={keepFocus}
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

/** In the field. */
function keepFocus(event: PointerEvent) {
  event.preventDefault()
}

function showInList(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}
