import { useEffect, useSyncExternalStore } from 'react'
import { settings } from '../browser/settings.ts'
import { watchedValue } from '../ui/watched-value.ts'

/** How much waits for the person, for whoever looks at the tab alone; none on pages before sign-in. */
export const waitingInTitle = watchedValue<string | undefined>(undefined)

/** The page's name on the tab, then the area's where it has one, then the brand's. */
export function useDocumentTitle(title: string, area?: string) {
  const count = useSyncExternalStore(waitingInTitle.subscribe, waitingInTitle.get)
  useEffect(() => {
    const parts = [title, area === title ? undefined : area, settings.brand]
    const words = parts.filter(Boolean).join(' · ')
    document.title = count ? `(${count}) ${words}` : words
  }, [title, area, count])
}
