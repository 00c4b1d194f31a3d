/** Selects it as well: what has the focus is what is shown. */
export function focusNode(within: ParentNode | null, id: string) {
  within?.querySelector<SVGElement>(`[data-organization="${id}"]`)?.focus()
}

/** Which one a key leads to from the current one; the last is followed by the first. */
export function nextNode(key: string, ids: readonly string[], current = ''): string | undefined {
  const index = ids.indexOf(current)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return ids[(index + 1) % ids.length]
    case 'ArrowLeft':
    case 'ArrowUp':
      return ids.at(index - 1)
    case 'Home':
      return ids[0]
    case 'End':
      return ids.at(-1)
    default:
      return undefined
  }
}
