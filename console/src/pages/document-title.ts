import { useEffect, useSyncExternalStore } from 'react'
import { settings } from '../browser/settings.ts'
import { titleWords } from '../browser/title-words.ts'
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
