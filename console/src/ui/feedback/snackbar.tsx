import { saveStored, takeStored } from '../../browser/browser-storage.ts'
import { observableValue } from '../observable-value.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import iconButtonStyles from '../buttons/icon-button.module.css'
import { classNames } from '../class-names.ts'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../text/inline-icons.tsx'
import styles from './snackbar.module.css'

type SnackbarKind = 'error' | 'info' | 'success'
export type SnackbarMessage = {
  kind: SnackbarKind
  message: string
  /** The topic. Of two messages with the same topic, only the newer one is shown. */
  about?: string
}
export type Snackbar = SnackbarMessage & { id: number; at: number }

const maxShown = 3
const maxRemembered = 20

/** The visible messages, oldest first. */
export const shownSnackbars = observableValue<readonly Snackbar[]>([])

/** The messages since the page was opened, newest first, for people who missed one. */
export const snackbarHistory = observableValue<readonly Snackbar[]>([])

let lastId = 0

export function showSnackbar({ kind, message, about }: SnackbarMessage): void {
  lastId += 1
  const snackbar = { id: lastId, at: Date.now(), kind, message, ...(about && { about }) }
  // A repeated message would only replace others, and an older result would contradict a newer one.
  const others = shownSnackbars
    .get()
    .filter((shown) => shown.message !== message && (!about || shown.about !== about))

  shownSnackbars.set([...others, snackbar].slice(-maxShown))
  snackbarHistory.set([snackbar, ...snackbarHistory.get()].slice(0, maxRemembered))
}

/** Hides one message by its ID, or the messages with the topic of an action that's retried. */
export function hideSnackbar(which: number | string): void {
  shownSnackbars.set(
    shownSnackbars.get().filter(({ id, about }) => id !== which && about !== which),
  )
}

/** Shows a message after a full page load. */
export function showSnackbarOnNextPage({ kind, message }: SnackbarMessage): void {
  saveStored('notice', { kind, message })
}

/** Shows the message that the previous page left, only once. */
export function showSnackbarOfPreviousPage(): void {
  const left = takeMessage()
  if (left) showSnackbar(left)
}

// Any script on this origin may have written this, so its type is checked.
function takeMessage(): SnackbarMessage | undefined {
  const { kind, message } = (takeStored('notice') ?? {}) as Partial<Record<string, unknown>>
  const known = kind === 'error' || kind === 'info' || kind === 'success'
  return known && typeof message === 'string' ? { kind, message } : undefined
}

const hidesAfterMs = 10_000
const noSnackbars: readonly Snackbar[] = []
const icons = { error: ErrorIcon, info: InfoIcon, success: SuccessIcon }

export type SnackbarLabels = { region: string; close: string }

/**
 * Shows the messages. It's rendered once per page. Both live regions always exist, because screen readers would
 * otherwise miss the first message.
 */
export function SnackbarRegion({ labels }: { labels: SnackbarLabels }) {
  const shown = useSyncExternalStore(
    shownSnackbars.subscribe,
    shownSnackbars.get,
    () => noSnackbars,
  )
  useEffect(showSnackbarOfPreviousPage, [])

  const errors = shown.filter(({ kind }) => kind === 'error')
  const others = shown.filter(({ kind }) => kind !== 'error')

  return (
    <section className={styles.region} aria-label={labels.region}>
      <div aria-live="polite">
        {others.map((snackbar) => (
          <SnackbarItem key={snackbar.id} snackbar={snackbar} closeLabel={labels.close} />
        ))}
      </div>
      <div aria-live="assertive">
        {errors.map((snackbar) => (
          <SnackbarItem key={snackbar.id} snackbar={snackbar} closeLabel={labels.close} />
        ))}
      </div>
    </section>
  )
}

function SnackbarItem({ snackbar, closeLabel }: { snackbar: Snackbar; closeLabel: string }) {
  const { id, kind, message } = snackbar
  const Icon = icons[kind]
  const [held, setHeld] = useState(false)
  const hide = () => hideSnackbar(id)

  const own = useRef<HTMLDivElement>(null)
  // The message may cover the button that was just clicked.
  useEffect(() => {
    const { activeElement: focused } = document
    const { top, bottom } = focused!.getBoundingClientRect()
    const isCovered = bottom > own.current!.getBoundingClientRect().top && top < innerHeight
    if (focused !== document.body && isCovered) focused!.scrollIntoView({ block: 'nearest' })
  }, [])

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => hideSnackbar(id), hidesAfterMs)
    return () => clearTimeout(timer)
  }, [id, held])

  return (
    <div
      ref={own}
      className={classNames(styles.snackbar, styles[kind])}
      // A click anywhere on the message hides it, because it may cover something. Keyboard users have the button.
      role="presentation"
      onClick={() => {
        // Selecting text doesn't count as a click.
        if (getSelection()?.isCollapsed !== false) hide()
      }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.icon}>
        <Icon />
      </span>
      <p className={styles.message}>{message}</p>
      <button
        type="button"
        className={classNames(iconButtonStyles.button, styles.close)}
        aria-label={closeLabel}
        onClick={hide}
      >
        <CloseIcon />
      </button>
    </div>
  )
}
