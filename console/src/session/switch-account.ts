/** What a link needs that signs out for another account. */
export interface Switching {
  href: string
  onClick?: () => void
}

/** Signs out and comes back to a page, which then asks the next person to sign in. */
export function switchAndReturn(path: string): Switching {
  return { href: `/logout?redirect=${encodeURIComponent(path)}` }
}
