import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { removeStored, saveStored, loadStored } from '../browser/browser-storage.ts'
import { observableValue } from '../ui/observable-value.ts'
import { useRouter } from '@tanstack/react-router'
import type { AppPath } from '../browser/app-path.ts'
import type { SideMenuItem } from './side-menu.tsx'

/** Returns whether a key was pressed alone, and not typed into a field. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return false
  const at = event.target
  if (!(at instanceof HTMLElement)) return true
  const takesKeys = 'input, textarea, select, [role="menu"], [role="dialog"], [role="alertdialog"]'
  return !at.isContentEditable && at.closest(takesKeys) === null
}

const enabled = observableValue(loadStored('helpKey') !== 'off')

/** Turns single-key shortcuts on or off, because speech input may trigger them by accident (WCAG 2.1.4). */
export function enableSingleKeys(next: boolean) {
  enabled.set(next)
  if (next) removeStored('helpKey')
  else saveStored('helpKey', 'off')
}

export function useSingleKeysEnabled(): boolean {
  return useSyncExternalStore(enabled.subscribe, enabled.get)
}

export function useSingleKey(key: string, onPress: () => void) {
  const listening = useSingleKeysEnabled()
  useEffect(() => {
    if (!listening) return
    const listen = (event: KeyboardEvent) => {
      if (!isSingleKey(event, key)) return
      // Otherwise, the field that opens would receive the key.
      event.preventDefault()
      onPress()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [listening, key, onPress])
}

/** How long to wait for the second key of a two-key shortcut. */
const patience = 1500

/** The page that `c` opens, by the end of the current page's URL. */
const created: readonly [RegExp, string][] = [
  [/^\/organization\/[^/]+\/members$/, '/invite'],
  [/^\/organization\/[^/]+\/(?:applications|networks)$/, '/new'],
  [/^\/user\/organizations$/, '/new'],
  [/^\/network\/[^/]+\/organizations$/, '/new'],
]

export function createdFrom(pathname: string): AppPath | undefined {
  const [, below] = created.find(([page]) => page.test(pathname)) ?? []
  return below === undefined ? undefined : (`${pathname}${below}` as AppPath)
}

/**
 * Handles shortcuts: `g` and a section's key open that section, and `c` creates an item of the kind that the page
 * lists.
 */
export function useGoKeys(menu: readonly SideMenuItem[]) {
  const router = useRouter()
  const listening = useSingleKeysEnabled()
  const press = useEffectEvent((event: KeyboardEvent, going: boolean) => {
    const made = isSingleKey(event, 'c') && !going
    const to = made
      ? createdFrom(router.state.location.pathname)
      : going && menu.find(({ key }) => key && isSingleKey(event, key))?.to
    if (!to) return
    event.preventDefault()
    void router.navigate({ href: to })
  })

  useEffect(() => {
    if (!listening) return
    let begun = 0
    const listen = (event: KeyboardEvent) => {
      press(event, event.timeStamp - begun < patience)
      begun = isSingleKey(event, 'g') ? event.timeStamp : 0
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [listening])
}
