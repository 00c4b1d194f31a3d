import { Outlet } from '@tanstack/react-router'
import {
  type ComponentType,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { paletteOpen } from '../shell/palette-button.tsx'
import { showSnackbar } from '../ui/feedback/snackbar.tsx'
import type { PaletteProps } from './palette.tsx'

/** Makes the palette available on every signed-in page. */
export function WithPalette() {
  const { t } = useTranslation()
  const open = useSyncExternalStore(paletteOpen.subscribe, paletteOpen.get)
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const awaited = open && !Palette
  /** The text that was typed before the palette's script loaded. */
  const early = useRef('')

  useEffect(() => {
    if (!awaited) return
    // If the script fails to load, the page keeps working.
    import('./palette.tsx').then(
      (module) => setPalette(() => module.Palette),
      () => {
        paletteOpen.set(false)
        showSnackbar({ kind: 'error', message: t('Something went wrong!') })
      },
    )
  }, [awaited, t])

  // This is a layout effect, because the listener must be removed as soon as the field appears. Otherwise, typed keys
  // would be lost.
  useLayoutEffect(() => {
    // This isn't done during rendering, because a render may start twice.
    if (!awaited) early.current = ''
    const listen = (event: KeyboardEvent) => {
      const command = event.metaKey || event.ctrlKey
      if (awaited && event.key.length === 1 && !command && !event.altKey) {
        // The key belongs to the palette, and not to one of the page's shortcuts.
        event.preventDefault()
        event.stopPropagation()
        early.current += event.key
      }
      if (event.key.toLowerCase() !== 'k' || !command || event.altKey || event.shiftKey) return
      // This keeps the browser's own search from opening.
      event.preventDefault()
      paletteOpen.set(!paletteOpen.get())
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [awaited])

  return (
    <>
      <Outlet />
      {open && Palette && <Palette early={early} onClose={() => paletteOpen.set(false)} />}
    </>
  )
}
