import type { AppPath } from './app-path.ts'

// These are the only two ways to open a URL from another party. No other code may assign such a URL to `location`.

const longest = 2048

/** The maximum length, which is enough for an application's URL of 2000 characters and a state of 2048 bytes. */
export const maxAnswerLength = 10_000

/** Returns a path inside the console, even if it isn't a page, or undefined if it could lead to another site. */
export function safeReturn(
  path: unknown,
  origin: string = location.origin,
  longestAllowed = longest,
): AppPath | undefined {
  if (typeof path !== 'string' || path.length > longestAllowed) return undefined
  // Parsers interpret control characters, spaces, and backslashes differently.
  if (!/^\/(?!\/)[^\u0000-\u0020\u007f\\]*$/.test(path)) return undefined
  if (!URL.canParse(path, origin)) return undefined
  const url = new URL(path, origin)
  if (url.origin !== origin || url.username || url.password) return undefined
  // '/.//host' is normalized to '//host', which is another site.
  if (url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}` as AppPath
}

/** Returns another site's http(s) URL, or undefined. The person sees its host before it's opened. */
export function externalTarget(address: unknown, longestAllowed = longest): URL | undefined {
  if (typeof address !== 'string' || address.length > longestAllowed || !URL.canParse(address))
    return undefined
  const url = new URL(address)
  const allowed =
    (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password
  return allowed ? url : undefined
}

/** A page of the console or another site. */
export type Destination = { path: AppPath } | { outside: URL }

/** Returns where an external URL leads, or undefined if it's invalid. */
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
 * Replaces this page with one of the console's pages. The promise never settles, so the button stays pending until the
 * next page appears.
 */
export function leaveFor(address: AppPath): Promise<never> {
  location.replace(address)
  return new Promise(() => {})
}

/** Opens the URL that the service returned, such as an application's after an approval. */
export function leaveForAnswer(address: string): Promise<never> {
  const target = externalTarget(address, maxAnswerLength)
  if (!target) throw new TypeError('The response has no valid address.')
  // This isn't one of our pages, but it's opened in the same way.
  return leaveFor(target.href as AppPath)
}
