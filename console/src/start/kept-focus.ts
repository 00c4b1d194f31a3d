/** Who was on a link of the page that was drawn beforehand is on the same link of the page that takes its place. */
export function keptFocus(): () => void {
  const focused = document.activeElement
  const href = focused?.getAttribute('href')
  // The top bar has links to some of the same pages.
  const part = focused?.closest('main') ? 'main' : 'nav'
  return () => {
    if (!href || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`${part} a[href="${CSS.escape(href)}"]`)?.focus()
  }
}
