/** After the form has gone, the keyboard and the screen reader go on at what took its place. */
export function focusHeading() {
  document.querySelector<HTMLElement>('h1')?.focus()
}
