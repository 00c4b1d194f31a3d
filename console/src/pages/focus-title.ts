let awaited = false

/** After a path change the title takes the focus: it is read out, and Tab goes on from there. */
export function focusTitle() {
  const title = document.querySelector<HTMLElement>('main h1[tabindex]')
  awaited = title === null
  title?.focus({ preventScroll: true })
}

/** Also where somebody is far below it, and what changed stands at the top. */
export function showTitle() {
  focusTitle()
  window.scrollTo({ top: 0 })
}

/** The title came later than its path, behind what had to be fetched first. */
export function focusAwaitedTitle() {
  if (awaited && document.activeElement === document.body) focusTitle()
}
