import { all } from './elements.js'

const leading = all(HTMLAnchorElement, '.audiences a, .others a')

/**
 * Adds the search text to the links to the other page.
 *
 * @param {string} words
 */
export function takeAlong(words) {
  for (const link of leading) link.search = words && String(new URLSearchParams({ find: words }))
}

/** Returns the search text of the page that led here. */
export function broughtAlong() {
  return new URLSearchParams(location.search).get('find') ?? ''
}

/** Redirects a reader whose link names a call on the other page. */
export function leadOn() {
  const look = () => {
    const { hash } = location
    if (hash === '' || document.getElementById(hash.slice(1))) return
    const there = leading.find((link) => link.hash === hash)
    if (there) location.replace(there.href)
  }
  look()
  window.addEventListener('hashchange', look)
}
