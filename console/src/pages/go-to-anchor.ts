/** How long a slow page may take to load completely. */
const holdsMs = 5000

/**
 * Scrolls to the element that the address names after '#', and focuses it, once it exists: lists load after
 * their page. It stays in view while content above it loads, until the reader interacts with the page.
 */
export function goToAnchor() {
  const id = location.hash.slice(1)
  if (id === '') return
  const over = new AbortController()
  const { signal } = over
  const go = () => {
    const target = document.getElementById(id)
    if (!target) return
    // Repeats if the element wasn't shown yet or was rendered again.
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
