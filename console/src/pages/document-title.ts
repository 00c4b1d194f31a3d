import { useEffect } from 'react'
import { settings } from '../browser/settings.ts'

/** The page's name on the tab, then the area's where it has one, then the brand's. */
export function useDocumentTitle(title: string, area?: string) {
  useEffect(() => {
    const parts = [title, area === title ? undefined : area, settings.brand]
    document.title = parts.filter(Boolean).join(' · ')
  }, [title, area])
}
