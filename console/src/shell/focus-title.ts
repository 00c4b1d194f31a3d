/** After a path change the title takes the focus: it is read out, and Tab goes on from there. */
export function focusTitle() {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
