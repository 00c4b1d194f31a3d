import { listValues, useTranslation } from '../i18n/translation.ts'
import { classNames } from '../ui/class-names.ts'
import combobox from '../ui/combobox/combobox.module.css'
import { type OptionProps, showInList, useCombobox } from '../ui/combobox/use-combobox.ts'
import styles from './palette.module.css'
import {
  type PaletteEntry,
  uniqueEntries,
  matchingEntries,
  recentEntries,
  rememberEntry,
} from './palette-entry.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useId, useRef, useState } from 'react'
import { explainError } from '../api/api-error.ts'
import { loadStored } from '../browser/browser-storage.ts'
import { organizationQuery } from '../organizations/organizations.api.ts'
import { userKey } from '../session/session.ts'
import { Modal } from '../ui/overlays/modal.tsx'
import { useFoundEntries } from './use-found-entries.tsx'
import { useKnownEntries } from './use-known-entries.tsx'

type PlaceListProps = {
  listId: string
  entries: readonly PaletteEntry[]
  /** The entry that the arrow keys have selected. */
  marked: PaletteEntry | undefined
  optionOf: (place: PaletteEntry) => OptionProps
}

/** Groups the entries by heading without changing their order. */
function PaletteEntryList({ listId, entries, marked, optionOf }: PlaceListProps) {
  const { t } = useTranslation()
  const groups = Map.groupBy(entries, ({ group }) => group)
  return (
    <div
      id={listId}
      className={classNames(combobox.list, styles.list)}
      role="listbox"
      aria-label={t('Search results')}
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

export interface PaletteProps {
  /** The text that was typed before the palette loaded. */
  early: RefObject<string>
  onClose: () => void
}

/** Searches pages and actions. Results from the service appear below them. */
export function Palette({ early, onClose }: PaletteProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const [typed, setTyped] = useState(() => early.current)

  const current = useCurrent()
  const known = useKnownEntries(current)
  const { entries: found, asking, failed, silent } = useFoundEntries(current, typed)
  const nothingTyped = typed.trim() === ''
  const here = nothingTyped
    ? [...recentEntries(t('Recent')), ...known]
    : matchingEntries(known, typed)
  // The entries are in the order in which they're shown.
  const entries = [
    ...Map.groupBy(uniqueEntries([...here, ...found]), ({ group }) => group).values(),
  ].flat()
  const { field: fieldProps, ...list } = useCombobox({
    typed,
    onType: setTyped,
    items: entries,
    onChoose: choose,
  })

  function choose(place: PaletteEntry) {
    rememberEntry(place)
    onClose()
    if (typeof place.to === 'function') place.to()
    else void navigate({ href: place.to })
  }

  return (
    <Modal labelledBy={titleId} initialFocus={field} className={styles.popup} onDismiss={onClose}>
      <h2 id={titleId} className="visually-hidden">
        {t('Find anything')}
      </h2>
      <input
        {...fieldProps}
        ref={field}
        className={classNames(combobox.field, styles.field)}
        aria-label={t('Find a page, person, application, network, or action')}
        placeholder={t('Search, or paste an ID')}
      />
      <PaletteEntryList entries={entries} {...list} />
      <p className={styles.message} role="status">
        {said()}
        {silent.length > 0 && (
          <>
            {' '}
            <br />
            {t("{{organizations}} didn't respond.", {
              organizations: listValues(silent.map(({ name }) => name)),
            })}
          </>
        )}
      </p>
    </Modal>
  )

  function said(): string | undefined {
    if (nothingTyped) return undefined
    if (entries.length > 0) {
      return t('{{count}} found', { count: entries.length })
    }
    if (asking) return t('Searching…')
    if (failed) return t(explainError(failed))
    return current
      ? t('Nothing found')
      : t('Nothing found. Open an organization to search its applications and networks.')
  }
}

/** Returns the organization that the person acts for, even if the page's URL doesn't contain it. */
function useCurrent() {
  const acting = loadStored('activeToken') ?? userKey
  return useQuery({ ...organizationQuery(acting), enabled: acting !== userKey }).data
}
