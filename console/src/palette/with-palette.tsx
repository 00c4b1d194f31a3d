import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { paletteOpen } from '../shell/palette-open.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

/** Every page of who is signed in, and over it, where it is asked for, the way to all the others. */
export function WithPalette() {
  const open = useSyncExternalStore(paletteOpen.subscribe, paletteOpen.get)

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      if (event.altKey || event.shiftKey) return
      // The browser's own search would open.
      event.preventDefault()
      paletteOpen.set(!paletteOpen.get())
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <Outlet />
      {open && (
        <Suspense>
          <Palette onClose={() => paletteOpen.set(false)} />
        </Suspense>
      )}
    </>
  )
}
