import type { ReactNode } from 'react'

export type LinkParts = {
  href: string
  className: string | undefined
  children: ReactNode
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | undefined
}

/** Lets a piece draw links without knowing the router: the screen passes its Link. */
export type RenderLink = (parts: LinkParts) => ReactNode
