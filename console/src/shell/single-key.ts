/** A key pressed alone, and not typed into anything: a field keeps its '?' and its '/'. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return false
  const at = event.target
  if (!(at instanceof HTMLElement)) return true
  const takesKeys = 'input, textarea, select, [role="menu"], [role="dialog"], [role="alertdialog"]'
  return !at.isContentEditable && at.closest(takesKeys) === null
}
