import { type AppPath, withQuery } from '../browser/app-path.ts'
import { queryClient } from '../api/query-client.ts'
import { loadStored } from '../browser/browser-storage.ts'
import { leaveFor } from '../browser/redirects.ts'
import { saveOriginLocation } from './origin-location.ts'
import { meQuery } from './session.api.ts'
import { hasSession as isSignedIn } from './session.ts'

type Entry = { go: 'on' } | { go: 'sign-in'; href: AppPath; comeBackTo: string }

/** Returns whether a visitor can open a URL, or must sign in first and then return. */
export function decideEntry(
  hasSession: boolean,
  address: { href: string; searchStr: string },
): Entry {
  if (hasSession) return { go: 'on' }
  return { go: 'sign-in', href: withQuery('/sign-in', address.searchStr), comeBackTo: address.href }
}

/** Returns what a tab does when the stored user has changed. */
export function afterStorageChange(
  shownUser: string | undefined,
  currentUser: string | undefined,
): 'stay' | 'sign-in' | 'reload' {
  if (shownUser === undefined || currentUser === shownUser) return 'stay'
  return currentUser === undefined ? 'sign-in' : 'reload'
}

/**
 * Runs on every path change in the signed-in console. It doesn't block the screen: cached data is shown while the
 * service responds, and `call` ends an expired session.
 */
// The explicit return type prevents a circular type through the route table.
export function checkSession(address: {
  href: string
  searchStr: string
}): Promise<never> | undefined {
  const entry = decideEntry(isSignedIn(), address)
  if (entry.go === 'sign-in') {
    saveOriginLocation(entry.comeBackTo)
    // This promise never settles, so the screen doesn't start to load.
    return leaveFor(entry.href)
  }
  queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => {
    // The screen that needs the person shows the error.
  })
  return undefined
}

/** Reacts if another tab signs out, or signs in as someone else. */
export function followOtherTabs() {
  const shownUser = loadStored('user')?.id

  function compare() {
    const currentUser = isSignedIn() ? loadStored('user')?.id : undefined
    const next = afterStorageChange(shownUser, currentUser)
    if (next === 'sign-in') void leaveFor('/sign-in')
    if (next === 'reload') location.reload()
  }

  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'tokens' || key === 'user') compare()
  })
  // A page that is restored from the browser's cache has missed events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) compare()
  })
}
