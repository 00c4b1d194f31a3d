import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { removeStored, saveStored, loadStored } from '../browser/browser-storage.ts'
import { observableValue } from '../ui/observable-value.ts'
import { useRouter } from '@tanstack/react-router'
import type { AppPath } from '../browser/app-path.ts'
import type { SideMenuItem } from './side-menu.tsx'

/** A key pressed alone, and not typed into anything: a field keeps its '?' and its '/'. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return false
  const at = event.target
  if (!(at instanceof HTMLElement)) return true
  const takesKeys = 'input, textarea, select, [role="menu"], [role="dialog"], [role="alertdialog"]'
  return !at.isContentEditable && at.closest(takesKeys) === null
}

const enabled = observableValue(loadStored('helpKey') !== 'off')

/** Speech input may press single keys by accident, so they can be switched off (WCAG 2.1.4). */
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
      // Or the field that opens would be handed the key.
      event.preventDefault()
      onPress()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [listening, key, onPress])
}

/** So long the second key of two is waited for. */
const patience = 1500

/** What is made on a page by `c`: by how its address ends, where it leads to. */
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

/** `g` and then the key of a section leads there; `c` makes what the page lists. */
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
