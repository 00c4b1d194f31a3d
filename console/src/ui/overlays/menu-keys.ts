/** What can be chosen, in its order; what is disabled can be read, too. */
export function itemsIn(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

/** Where a key leads: arrows around, Home and End, or a letter to the next item that begins with it. */
export function itemToFocus(items: HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement)
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length]
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default:
      return key.length === 1 ? beginningWith(items, at, key) : undefined
  }
}

function beginningWith(items: HTMLElement[], at: number, letter: string) {
  const fromHere = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return fromHere.find(({ textContent }) =>
    textContent.trim().toLowerCase().startsWith(letter.toLowerCase()),
  )
}
