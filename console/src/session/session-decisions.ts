import { type Address, withQuery } from '../browser/address.ts'

type Entry = { go: 'on' } | { go: 'sign-in'; href: Address; comeBackTo: string }

/** Whether a visitor may go on to an address, or signs in first and comes back to it. */
export function decideEntry(
  hasSession: boolean,
  address: { href: string; searchStr: string },
): Entry {
  if (hasSession) return { go: 'on' }
  return { go: 'sign-in', href: withQuery('/sign-in', address.searchStr), comeBackTo: address.href }
}

/** What a tab does when the stored user is no longer the one it shows. */
export function afterStorageChange(
  shownUser: string | undefined,
  currentUser: string | undefined,
): 'stay' | 'sign-in' | 'reload' {
  if (shownUser === undefined || currentUser === shownUser) return 'stay'
  return currentUser === undefined ? 'sign-in' : 'reload'
}
