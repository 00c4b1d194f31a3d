/** Focuses the first empty field, unless the person focused something before the script loaded. */
export function focusGap() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('input:invalid')?.focus()
}

/** Moves the focus to the content that replaced a form. */
export function focusHeading() {
  document.querySelector<HTMLElement>('h1')?.focus()
}
