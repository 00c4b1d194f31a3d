import type { ReactNode } from 'react'
import type { Address } from '../../browser/address.ts'

export type LinkParts = {
  href: Address
  className: string | undefined
  children: ReactNode
  title?: string | undefined
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | undefined
}

/** Lets a piece draw links without knowing the router: the screen passes its Link. */
export type RenderLink = (parts: LinkParts) => ReactNode
