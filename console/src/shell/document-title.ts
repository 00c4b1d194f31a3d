import { useEffect } from 'react'
import { settings } from '../settings.ts'

/** The page's name on the tab, before the brand's. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${settings.brand}`
  }, [title])
}
