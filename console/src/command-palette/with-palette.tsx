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

/** Shows the palette on every signed-in page. */
export function WithPalette() {
  const { t } = useTranslation()
  const open = useSyncExternalStore(paletteOpen.subscribe, paletteOpen.get)
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const awaited = open && !Palette
  /** What was typed before the palette's script loaded. */
  const early = useRef('')

  useEffect(() => {
    if (!awaited) return
    // The page keeps working if the script fails to load.
    import('./palette.tsx').then(
      (module) => setPalette(() => module.Palette),
      () => {
        paletteOpen.set(false)
        showSnackbar({ kind: 'error', message: t('Something went wrong!') })
      },
    )
  }, [awaited, t])

  // A layout effect, because it must stop listening as soon as the field appears. Keys caught later would be lost.
  useLayoutEffect(() => {
    // Not during rendering, because a render may start twice.
    if (!awaited) early.current = ''
    const listen = (event: KeyboardEvent) => {
      const command = event.metaKey || event.ctrlKey
      if (awaited && event.key.length === 1 && !command && !event.altKey) {
        // The key belongs to the palette, not to a shortcut of the page.
        event.preventDefault()
        event.stopPropagation()
        early.current += event.key
      }
      if (event.key.toLowerCase() !== 'k' || !command || event.altKey || event.shiftKey) return
      // Keeps the browser's own search closed.
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
