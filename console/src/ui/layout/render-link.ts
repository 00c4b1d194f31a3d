import type { ReactNode } from 'react'
import type { AppPath } from '../../browser/app-path.ts'

export type LinkParts = {
  href: AppPath
  className: string | undefined
  children: ReactNode
  title?: string | undefined
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | undefined
}

/** Lets a component render links without the router. The screen passes its Link. */
export type RenderLink = (parts: LinkParts) => ReactNode
