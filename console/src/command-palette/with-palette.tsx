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

/** Every page of who is signed in, and over it, where it is asked for, the way to all the others. */
export function WithPalette() {
  const { t } = useTranslation()
  const open = useSyncExternalStore(paletteOpen.subscribe, paletteOpen.get)
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const awaited = open && !Palette
  /** Typed before its script came. */
  const early = useRef('')

  useEffect(() => {
    if (!awaited) return
    // A script that does not come takes nothing else with it.
    import('./palette.tsx').then(
      (module) => setPalette(() => module.Palette),
      () => {
        paletteOpen.set(false)
        showSnackbar({ kind: 'error', message: t('Something went wrong!') })
      },
    )
  }, [awaited, t])

  // Gone with the drawing that shows the field: what it caught after that would reach nobody.
  useLayoutEffect(() => {
    // Not while it is drawn: a drawing may be begun twice.
    if (!awaited) early.current = ''
    const listen = (event: KeyboardEvent) => {
      const command = event.metaKey || event.ctrlKey
      if (awaited && event.key.length === 1 && !command && !event.altKey) {
        // Meant for it, and for no key of the page.
        event.preventDefault()
        event.stopPropagation()
        early.current += event.key
      }
      if (event.key.toLowerCase() !== 'k' || !command || event.altKey || event.shiftKey) return
      // The browser's own search would open.
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
