import { all } from './elements.js'

const leading = all(HTMLAnchorElement, '.audiences a, .others a')

/**
 * Takes along to the other page what is searched for on this one.
 *
 * @param {string} words
 */
export function takeAlong(words) {
  for (const link of leading) link.search = words && String(new URLSearchParams({ find: words }))
}

/** What was searched for on the page that led here. */
export function broughtAlong() {
  return new URLSearchParams(location.search).get('find') ?? ''
}

/** Whoever comes for a call without knowing whom it is for is led to the page that has it. */
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
