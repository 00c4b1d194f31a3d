import { createContext, useEffect, useSyncExternalStore } from 'react'
import { settings } from '../browser/settings.ts'
import { observableValue } from '../ui/observable-value.ts'

/** How much waits for the person, for whoever looks at the tab alone; none on pages before sign-in. */
export const toDoCountInTitle = observableValue<string | undefined>(undefined)

export function useDocumentTitle(title: string, area?: string) {
  const { subscribe, get } = toDoCountInTitle
  const count = useSyncExternalStore(subscribe, get, get)
  useEffect(() => {
    const words = titleWords(title, area, settings.brand)
    document.title = count ? `(${count}) ${words}` : words
  }, [title, area, count])
}

/** The page's name on the tab, then the area's where it has one, then the brand's. */
function titleWords(title: string, area: string | undefined, brand: string | undefined): string {
  return [title, area === title ? undefined : area, brand].filter(Boolean).join(' · ')
}

let awaited = false

/** After a path change the title takes the focus: it is read out, and Tab goes on from there. */
export function focusTitle() {
  const title = document.querySelector<HTMLElement>('main h1[tabindex]')
  awaited = title === null
  title?.focus({ preventScroll: true })
}

/** Also where somebody is far below it, and what changed stands at the top. */
export function showTitle() {
  focusTitle()
  window.scrollTo({ top: 0 })
}

/** The title came later than its path, behind what had to be fetched first. */
export function focusAwaitedTitle() {
  if (awaited && document.activeElement === document.body) focusTitle()
}

/** What the pages around are called together, for the tab: the organization's name. */
export const AreaName = createContext<string | undefined>(undefined)
