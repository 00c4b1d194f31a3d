import { useEffect, useState, useSyncExternalStore } from 'react'
import iconButtonStyles from '../buttons/icon-button.module.css'
import { classNames } from '../class-names.ts'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../text/inline-icons.tsx'
import {
  hideSnackbar,
  showSnackbarOfPreviousPage,
  shownSnackbars,
  type Snackbar,
} from './snackbar-store.ts'
import styles from './snackbar.module.css'

const hidesAfterMs = 10_000
const noSnackbars: readonly Snackbar[] = []
const icons = { error: ErrorIcon, info: InfoIcon, success: SuccessIcon }

export type SnackbarLabels = { region: string; close: string }

/** Once per page. Both live regions are always there, or their first message would go unread. */
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

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => hideSnackbar(id), hidesAfterMs)
    return () => clearTimeout(timer)
  }, [id, held])

  return (
    <div
      className={classNames(styles.snackbar, styles[kind])}
      // Wherever it is pressed: it may lie over what somebody wants to press next. For the keyboard there is the button.
      role="presentation"
      onClick={() => {
        // Nor is it pressed by whoever marks words of it.
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
