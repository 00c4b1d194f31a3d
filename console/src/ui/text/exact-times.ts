import { useSyncExternalStore } from 'react'
import { forget, keep, recall } from '../../browser/browser-storage.ts'
import { watchedValue } from '../watched-value.ts'

const exact = watchedValue(recall('exactTimes') === true)

/** From 'an hour ago' to date and time, or back, wherever a time stands; remembered in this browser. */
export function swapTimes() {
  const next = !exact.get()
  exact.set(next)
  if (next) keep('exactTimes', true)
  else forget('exactTimes')
}

export function useExactTimes(): boolean {
  return useSyncExternalStore(exact.subscribe, exact.get, () => false)
}

/** Whoever taps a time wants to know it: on a screen without a pointer nothing hovers. */
export function swapTapped({ target }: MouseEvent) {
  if (target instanceof Element && target.closest('time[data-swaps]')) swapTimes()
}
