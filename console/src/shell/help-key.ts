/** '?' typed into a field is a question mark; anywhere else it asks for help. */
export function isHelpKey(event: KeyboardEvent): boolean {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return false
  const at = event.target
  if (!(at instanceof HTMLElement)) return true
  const takesKeys = 'input, textarea, select, [role="menu"], [role="dialog"], [role="alertdialog"]'
  return !at.isContentEditable && at.closest(takesKeys) === null
}
