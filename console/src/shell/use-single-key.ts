import { useEffect, useSyncExternalStore } from 'react'
import { forget, keep, recall } from '../browser/browser-storage.ts'
import { watchedValue } from '../ui/watched-value.ts'
import { isSingleKey } from './single-key.ts'

const enabled = watchedValue(recall('helpKey') !== 'off')

/** Speech input may press single keys by accident, so they can be switched off (WCAG 2.1.4). */
export function enableSingleKeys(next: boolean) {
  enabled.set(next)
  if (next) forget('helpKey')
  else keep('helpKey', 'off')
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
