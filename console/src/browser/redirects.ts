import type { AppPath } from './app-path.ts'

// The only two ways to leave a page for an address that came from outside. Nothing else may assign
// `location` from a value it was given.

const longest = 2048

/** An application's address of at most 2000 characters, and a state of 2048 bytes that is written into it. */
export const maxAnswerLength = 10_000

/** A path inside the console, whether a page is there or not, or undefined for anything that could lead out of it. */
export function safeReturn(
  path: unknown,
  origin: string = location.origin,
  longestAllowed = longest,
): AppPath | undefined {
  if (typeof path !== 'string' || path.length > longestAllowed) return undefined
  // Controls, spaces and backslashes are what parsers disagree about.
  if (!/^\/(?!\/)[^\u0000-\u0020\u007f\\]*$/.test(path)) return undefined
  if (!URL.canParse(path, origin)) return undefined
  const url = new URL(path, origin)
  if (url.origin !== origin || url.username || url.password) return undefined
  // Without its dots '/.//host' becomes '//host', and that is another site.
  if (url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}` as AppPath
}

/** An http(s) address outside, or undefined. The person is shown its host before they go. */
export function externalTarget(address: unknown, longestAllowed = longest): URL | undefined {
  if (typeof address !== 'string' || address.length > longestAllowed || !URL.canParse(address))
    return undefined
  const url = new URL(address)
  const allowed =
    (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password
  return allowed ? url : undefined
}

/** A page of ours to go to at once, or another site. */
export type Destination = { path: AppPath } | { outside: URL }

/** Where an address that came from outside leads; undefined for one that leads nowhere. */
export function destinationOf(
  address: unknown,
  origin: string = location.origin,
  longestAllowed = longest,
): Destination | undefined {
  const target = externalTarget(address, longestAllowed)
  if (target && target.origin !== origin) return { outside: target }
  const own = target ? target.href.slice(origin.length) : address
  const path = safeReturn(own, origin, longestAllowed)
  return path ? { path } : undefined
}

/**
 * Goes to a page of our own in place of this one. Never settles: the button that waits for it stays
 * pending until the next page is there.
 */
export function leaveFor(address: AppPath): Promise<never> {
  location.replace(address)
  return new Promise(() => {})
}

/** Goes where the service's answer leads: after an approval, as a rule, back to the application. */
export function leaveForAnswer(address: string): Promise<never> {
  const target = externalTarget(address, maxAnswerLength)
  if (!target) throw new TypeError('The answer leads nowhere.')
  // Not a page of ours; the way out of this one is the same.
  return leaveFor(target.href as AppPath)
}
