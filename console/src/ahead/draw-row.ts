import { fillIn } from './fill-in.ts'
import type { DrawnRow } from './rows-in.ts'

/** A row like the sample: with its names, or with bars in their places. */
export function drawRow(sample: Element, row: DrawnRow | undefined): Element {
  const drawn = sample.cloneNode(true) as HTMLElement
  const values = row?.values ?? {}
  drawn.dataset['ahead'] = row ? 'known' : 'awaited'
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) repeat(drawn, name, value)
  }
  fillIn(drawn, (name) => values[name]?.toString() ?? '')
  if (!row) {
    // Nothing to tell yet, nor to go to: a row without names is only to be seen.
    drawn.inert = true
    drawn.removeAttribute('id')
  }
  for (const bar of drawn.querySelectorAll('[data-bar]')) {
    // As high as the words will be.
    if (row) removeWhole(bar)
    else bar.textContent = '\u00A0'
  }
  return drawn
}

/** With what held nothing else. */
function removeWhole(element: Element) {
  const { parentElement } = element
  element.remove()
  if (parentElement?.childNodes.length === 0) removeWhole(parentElement)
}

/** The item of a list in the row, once for each. */
function repeat(row: Element, name: string, words: string[]) {
  const item = [...row.querySelectorAll('li')].find(({ textContent }) =>
    textContent.includes(`~${name}~`),
  )
  item?.replaceWith(
    ...words.map((each) => {
      const one = item.cloneNode(true) as Element
      fillIn(one, (place) => (place === name ? each : undefined))
      return one
    }),
  )
}
