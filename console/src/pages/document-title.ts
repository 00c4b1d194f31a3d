import { useEffect, useSyncExternalStore } from 'react'
import { settings } from '../browser/settings.ts'
import { watchedValue } from '../ui/watched-value.ts'

/** How much waits for the person, for whoever looks at the tab alone; none on pages before sign-in. */
export const waitingInTitle = watchedValue<string | undefined>(undefined)

export function useDocumentTitle(title: string, area?: string) {
  const { subscribe, get } = waitingInTitle
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
