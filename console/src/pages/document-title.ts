import { useEffect } from 'react'
import { settings } from '../browser/settings.ts'

/** The page's name on the tab, then the organization's where it has one, then the brand's. */
export function useDocumentTitle(title: string, organization?: string) {
  useEffect(() => {
    const parts = [title, organization === title ? undefined : organization, settings.brand]
    document.title = parts.filter(Boolean).join(' · ')
  }, [title, organization])
}
