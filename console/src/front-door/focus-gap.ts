/** Whoever opens a form can type at once, unless they began before the script came. */
export function focusGap() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('input:invalid')?.focus()
}
