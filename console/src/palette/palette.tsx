import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { explainError } from '../api/explain-error.ts'
import { recall } from '../browser/browser-storage.ts'
import { useWords } from '../language/words.ts'
import { organizationQuery } from '../organizations/organizations.api.ts'
import { userKey } from '../session/session.ts'
import { Modal } from '../ui/overlays/modal.tsx'
import styles from './palette.module.css'
import { PlaceList } from './place-list.tsx'
import { eachOnce, matchingPlaces, type Place } from './place.ts'
import { recentPlaces, rememberPlace } from './recent-places.ts'
import { useFoundPlaces } from './use-found-places.tsx'
import { useKnownPlaces } from './use-known-places.tsx'

export interface PaletteProps {
  /** What was typed before it was there. */
  early: RefObject<string>
  onClose: () => void
}

/**
 * A field over a list, as the ARIA practices describe a combobox: the field keeps the focus, the arrow keys move in the
 * list. What the service finds is added below, and what is marked stays marked.
 */
export function Palette({ early, onClose }: PaletteProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [titleId, listId] = [useId(), useId()]
  const [typed, setTyped] = useState(() => early.current)
  const [chosen, setChosen] = useState<string>()

  const current = useCurrent()
  const known = useKnownPlaces(current)
  const { places: found, asking, failed, silent } = useFoundPlaces(current, typed)
  const nothingTyped = typed.trim() === ''
  const here = nothingTyped
    ? [...recentPlaces(t('Recent')), ...known]
    : matchingPlaces(known, typed)
  // In the order in which they are shown.
  const places = [
    ...Map.groupBy(eachOnce([...here, ...found]), ({ group }) => group).values(),
  ].flat()
  const marked = places.find(({ id }) => id === chosen) ?? places[0]

  function choose(place: Place) {
    rememberPlace(place)
    onClose()
    if (typeof place.to === 'function') place.to()
    else void navigate({ href: place.to })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && marked) {
      event.preventDefault()
      const next = (places.indexOf(marked) + step + places.length) % places.length
      setChosen(places[next]?.id)
    }
    if (event.key === 'Enter' && marked) {
      event.preventDefault()
      choose(marked)
    }
  }

  return (
    <Modal labelledBy={titleId} initialFocus={field} className={styles.popup} onDismiss={onClose}>
      <h2 id={titleId} className="visually-hidden">
        {t('Find anything')}
      </h2>
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={t('Find a page, a person, an application, a network, or what to do')}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={marked && `${listId}-${marked.id}`}
        placeholder={t('Search, or paste an id')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(undefined)
        }}
        onKeyDown={onKeyDown}
      />
      <PlaceList id={listId} places={places} marked={marked} onChoose={choose} />
      <p className={styles.message} role="status">
        {said()}
        {silent.length > 0 && (
          <>
            {' '}
            <br />
            {t('{{organizations}} did not answer.', {
              organizations: silent.map(({ name }) => name).join(', '),
            })}
          </>
        )}
      </p>
    </Modal>
  )

  function said(): string | undefined {
    if (nothingTyped) return undefined
    if (places.length > 0) {
      return places.length === 1 ? t('1 found') : t('{{count}} found', { count: places.length })
    }
    if (asking) return t('Searching…')
    if (failed) return t(explainError(failed))
    return current
      ? t('Nothing found')
      : t('Nothing found. Applications and networks are found once an organization is open.')
  }
}

/** The organization that the person acts for, also on pages whose address does not name it. */
function useCurrent() {
  const acting = recall('activeToken') ?? userKey
  return useQuery({ ...organizationQuery(acting), enabled: acting !== userKey }).data
}
