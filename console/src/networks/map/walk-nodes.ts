interface Node {
  id: string
  name: string
}

/** Focuses a node, which also selects it. */
export function focusNode(within: ParentNode | null, id: string) {
  within?.querySelector<SVGElement>(`[data-organization="${id}"]`)?.focus()
}

/** Returns the node that a key moves to. The last node is followed by the first. */
export function nextNode(key: string, nodes: readonly Node[], current = ''): string | undefined {
  const index = nodes.findIndex(({ id }) => id === current)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return nodes[(index + 1) % nodes.length]?.id
    case 'ArrowLeft':
    case 'ArrowUp':
      return nodes.at(index - 1)?.id
    case 'Home':
      return nodes[0]?.id
    case 'End':
      return nodes.at(-1)?.id
    default:
      return undefined
  }
}

type Pressed = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey'>

export function isLetter({ key, ctrlKey, metaKey, altKey }: Omit<Pressed, 'timeStamp'>): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey
}

interface Typed {
  letters: string
  at: number
}

/** How long a pause in typing must be to start a new search term, in milliseconds. */
const pause = 800

export function typedAhead(
  { letters, at }: Typed,
  { key, timeStamp }: Pick<Pressed, 'key' | 'timeStamp'>,
): Typed {
  return { letters: timeStamp - at < pause ? letters + key : key, at: timeStamp }
}

/** Returns the next node whose name starts with these letters. A single letter moves on from the current node. */
export function findNodeByName(
  letters: string,
  nodes: readonly Node[],
  current = '',
): string | undefined {
  const index = nodes.findIndex(({ id }) => id === current) + (letters.length === 1 ? 1 : 0)
  const inTurn = [...nodes.slice(index), ...nodes.slice(0, index)]
  return inTurn.find(({ name }) => name.toLowerCase().startsWith(letters.toLowerCase()))?.id
}
