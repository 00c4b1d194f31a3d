/** As long as a slow page takes to be complete. */
const holdsMs = 5000

/**
 * What the address names after its '#' is shown and takes the focus, once it is there: lists come later than
 * their page. It stays in sight while what stands above it comes too, until the reader goes on.
 */
export function goToAnchor() {
  const id = location.hash.slice(1)
  if (id === '') return
  const over = new AbortController()
  const { signal } = over
  const go = () => {
    const target = document.getElementById(id)
    if (!target) return
    // Again, where it was not shown yet or its page was drawn anew.
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
