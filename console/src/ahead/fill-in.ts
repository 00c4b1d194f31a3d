/** Where the build left something open: `~name~`. */
const open = /~(\w+)~/g

/**
 * Puts values in the places that the build left open in a node: as text and in attributes, never as markup, because
 * names are whatever people typed. A place without a value stays open. What is then left without a word is marked as a bar.
 */
export function fillIn(node: ParentNode & Node, valueOf: (name: string) => string | undefined) {
  for (const element of [node, ...node.querySelectorAll('*')]) {
    if (element instanceof Element)
      for (const attribute of element.attributes) attribute.value = filled(attribute.value)
    for (const child of element.childNodes) {
      if (!(child instanceof Text) || !child.data.includes('~')) continue
      child.data = filled(child.data)
      if (!child.data) (element as HTMLElement).dataset['bar'] = ''
    }
  }

  function filled(text: string): string {
    return text.replaceAll(open, (place, name: string) => valueOf(name) ?? place)
  }
}
