import { titleWords } from '../browser/title-words.ts'
import { fillIn } from './fill-in.ts'
import type { DrawnRow } from './rows-in.ts'

/** So many bars stand for a list of which nothing is known. */
const awaited = [undefined, undefined, undefined]

/**
 * Puts the page that the build drew (`drawn-pages.tsx`) in the place of the frame's bars: its words at once, the names in
 * its lists as they come. The console's scripts take all of it away.
 */
export function drawPage(
  section: string | undefined,
  { id, name }: { id: string; name: string },
  brand: string | undefined,
  lists: Promise<DrawnRow[]>[],
) {
  const template = document.querySelector<HTMLTemplateElement>(`template[id="${section}"]`)
  let place = document.querySelector('main [aria-busy]')!
  const loading = place?.firstElementChild
  const side = document.querySelector('#main')?.previousElementSibling
  if (!template || !loading) return
  const known: DrawnRow[][] = []

  // 'Loading…' as a title: the page has its own now.
  place.previousElementSibling?.remove()
  draw()
  document.title = titleWords(place.querySelector('h1')?.textContent ?? '', name, brand)
  for (const [index, list] of lists.entries()) {
    void list.then((rows) => {
      known[index] = rows
      if (rows.length > 0 && place.isConnected) draw()
    })
  }

  // All but the menu anew, with what holds it: what is new moves nothing that stood there.
  function draw() {
    const page = template!.content.cloneNode(true) as DocumentFragment
    const samples = [...page.querySelectorAll('tr, li')].filter(isSample)
    // Before the rows: what people are called is not looked through for places.
    fillIn(page, { id, organization: name })
    for (const [index, sample] of samples.entries()) {
      const rows = known[index] ?? []
      sample.replaceWith(...(rows.length > 0 ? rows : awaited).map((row) => rowOf(sample, row)))
      if (rows.length > 0 && !rows.some(({ isTickable }) => isTickable))
        page.querySelector('[data-ticks]')?.remove()
    }
    const menu = page.firstElementChild!
    if (side?.querySelector('a')) menu.remove()
    else side?.replaceChildren(menu)
    const focused = [...place.querySelectorAll('a')].indexOf(document.activeElement as never)
    const drawn = place.cloneNode() as Element
    drawn.append(loading!, page)
    place.replaceWith(drawn)
    drawn.querySelectorAll('a')[focused]?.focus()
    place = drawn
  }
}

function isSample({ textContent }: Element): boolean {
  return textContent.includes('~name~')
}

function rowOf(sample: Element, row: DrawnRow | undefined): Element {
  const drawn = sample.cloneNode(true) as HTMLElement
  drawn.dataset['ahead'] = ''
  fillIn(drawn, { item: row?.id, name: row?.name, second: row?.second })
  for (const bar of drawn.querySelectorAll('[data-bar]')) {
    // As high as the words will be.
    if (row) bar.remove()
    else bar.textContent = '\u00A0'
  }
  return drawn
}
