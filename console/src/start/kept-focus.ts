/** Who was on a link of the page that was drawn beforehand is on the same link of the page that takes its place. */
export function keptFocus(): () => void {
  const href = document.activeElement?.getAttribute('href')
  return () => {
    if (!href || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus()
  }
}
