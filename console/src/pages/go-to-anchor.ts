/** How long a slow page can take to load completely. */
const holdsMs = 5000

/**
 * Waits for the element that the URL contains after '#', because lists load after their page. Then scrolls to the
 * element and focuses it. It stays in view while content above it loads, until the reader interacts with the page.
 */
export function goToAnchor() {
  const id = location.hash.slice(1)
  if (id === '') return
  const over = new AbortController()
  const { signal } = over
  const go = () => {
    const target = document.getElementById(id)
    if (!target) return
    // This repeats if the element wasn't visible yet or was rendered again.
    if (document.activeElement !== target) target.focus({ preventScroll: true })
    target.scrollIntoView()
  }
  const watch = new MutationObserver(go)
  watch.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => watch.disconnect())
  for (const kind of ['keydown', 'pointerdown', 'click', 'wheel', 'touchmove', 'popstate']) {
    addEventListener(kind, () => over.abort(), { signal, passive: true })
  }
  setTimeout(() => over.abort(), holdsMs)
  go()
}
