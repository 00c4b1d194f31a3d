/** Whoever opens a form can type at once, unless they began before the script came. */
export function focusGap() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('input:invalid')?.focus()
}

/** After the form has gone, the keyboard and the screen reader go on at what took its place. */
export function focusHeading() {
  document.querySelector<HTMLElement>('h1')?.focus()
}
