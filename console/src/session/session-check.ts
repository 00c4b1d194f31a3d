import { type AppPath, withQuery } from '../browser/app-path.ts'
import { queryClient } from '../api/query-client.ts'
import { loadStored } from '../browser/browser-storage.ts'
import { leaveFor } from '../browser/redirects.ts'
import { saveOriginLocation } from './origin-location.ts'
import { meQuery } from './session.api.ts'
import { hasSession as isSignedIn } from './session.ts'

type Entry = { go: 'on' } | { go: 'sign-in'; href: AppPath; comeBackTo: string }

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

/**
 * Runs on every path change behind the front door. It does not hold the screen back: what is known is
 * painted while the service is asked, and `call` ends a session that the service no longer knows.
 */
// Its type is said: the route table's own addresses would lead back to it.
export function checkSession(address: {
  href: string
  searchStr: string
}): Promise<never> | undefined {
  const entry = decideEntry(isSignedIn(), address)
  if (entry.go === 'sign-in') {
    saveOriginLocation(entry.comeBackTo)
    // Never settles, so nothing of the screen starts.
    return leaveFor(entry.href)
  }
  queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => {
    // The screen that needs the answer shows the error.
  })
  return undefined
}

/** Another tab may sign out, or sign in as somebody else; this one must not go on as if it had not. */
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
  // A page that comes back from the browser's cache has missed what happened since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) compare()
  })
}
