let awaited = false

/** After a path change the title takes the focus: it is read out, and Tab goes on from there. */
export function focusTitle() {
  const title = document.querySelector<HTMLElement>('main h1')
  awaited = title === null
  title?.focus({ preventScroll: true })
}

/** The title came later than its path, behind what had to be fetched first. */
export function focusAwaitedTitle() {
  if (awaited && document.activeElement === document.body) focusTitle()
}
