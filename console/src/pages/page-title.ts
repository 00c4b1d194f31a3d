import { createContext, useEffect, useSyncExternalStore } from 'react'
import { settings } from '../browser/settings.ts'
import { observableValue } from '../ui/observable-value.ts'

/** The number of to-do items in the tab's title. It's undefined on the auth pages. */
export const toDoCountInTitle = observableValue<string | undefined>(undefined)

export function useDocumentTitle(title: string, area?: string) {
  const { subscribe, get } = toDoCountInTitle
  const count = useSyncExternalStore(subscribe, get, get)
  useEffect(() => {
    const words = titleWords(title, area, settings.brand)
    document.title = count ? `(${count}) ${words}` : words
  }, [title, area, count])
}

/** Returns the page's title, the area's name if it differs, and the brand name. */
function titleWords(title: string, area: string | undefined, brand: string | undefined): string {
  return [title, area === title ? undefined : area, brand].filter(Boolean).join(' · ')
}

let awaited = false

/** Focuses the title after a path change, so that it's read aloud and Tab continues from there. */
export function focusTitle() {
  const title = document.querySelector<HTMLElement>('main h1[tabindex]')
  awaited = title === null
  title?.focus({ preventScroll: true })
}

/** Focuses the title and scrolls to the top, for changes that appear there. */
export function showTitle() {
  focusTitle()
  window.scrollTo({ top: 0 })
}

/** Focuses a title that rendered after its path changed, because its data had to load first. */
export function focusAwaitedTitle() {
  if (awaited && document.activeElement === document.body) focusTitle()
}

/** The name of the current area in the tab's title, such as the organization's name. */
export const AreaName = createContext<string | undefined>(undefined)
