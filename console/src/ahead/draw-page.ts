import { mostUnsearched } from '../pages/lists/most-unsearched.ts'
import { titleWords } from '../browser/title-words.ts'
import { keptFocus } from '../start/kept-focus.ts'
import { drawRow } from './draw-row.ts'
import { fillIn } from './fill-in.ts'
import type { DrawnList } from './rows-in.ts'

/** So many bars stand for a list of which nothing is known. */
const awaited = [undefined, undefined]

/**
 * Puts the page that the build drew (`drawn-pages.tsx`) in the place of the frame's bars: its words at once, the names in
 * its lists as they come. The console's scripts take all of it away.
 */
export function drawPage(
  section: string,
  organization: { id: string; name: string } | undefined,
  brand: string | undefined,
  listsOf: () => Promise<DrawnList | undefined>[],
) {
  let place = document.querySelector('main [aria-busy]')!
  const loading = place?.firstElementChild
  const side = document.querySelector('#main')?.previousElementSibling
  if (!templateOf('') || !loading) return
  const lists = listsOf()
  const known: (DrawnList | undefined)[] = []

  // 'Loading…' as a title: the page has its own now.
  place.previousElementSibling?.remove()
  draw()
  const title = place.querySelector('h1')?.textContent ?? ''
  document.title = titleWords(title, organization?.name, brand)
  for (const [index, list] of lists.entries()) {
    void list.then((came) => {
      known[index] = came
      if (came && place.isConnected) draw()
    })
  }

  // All but the menu anew, with what holds it: what is new moves nothing that stood there.
  function draw() {
    const shown = inPlace(known)
    const nones = lists.map((_, index) => index).filter((index) => shown[index]?.total === 0)
    const template = templateOf(nones.join('')) ?? templateOf('')!
    const page = template.content.cloneNode(true) as DocumentFragment
    const samples = samplesIn(page)
    // Before the rows: what people are called is not looked through for places.
    fillIn(page, (name) => {
      const [, index] = /^total(\d)$/.exec(name) ?? []
      if (index) return `${shown[Number(index)]?.total ?? ''}`
      return { id: organization?.id, organization: organization?.name }[name]
    })
    for (const bar of page.querySelectorAll('[data-bar]')) bar.remove()
    const filled = lists.map((_, index) => shown[index]).filter((list) => list?.total !== 0)
    for (const [index, ofList] of samples.entries()) {
      const rows = filled[index]?.rows ?? awaited
      ofList[0]!.before(...rows.map((row) => drawRow(ofList[row?.kind ?? 0]!, row)))
      for (const sample of ofList) sample.remove()
      if (filled[index] && !rows.some((row) => row?.isTickable))
        page.querySelector('[data-ticks]')?.remove()
    }
    const most = Math.max(...shown.map((list) => list?.total ?? 0))
    if (most <= mostUnsearched) page.querySelector('[data-searched]')?.remove()
    const menu = page.querySelector('nav')!
    if (!side?.querySelector('a')) side?.replaceChildren(menu)
    else if (menu === page.firstElementChild) menu.remove()
    const refocus = keptFocus()
    const drawn = place.cloneNode() as Element
    drawn.append(loading!, page)
    place.replaceWith(drawn)
    refocus()
    place = drawn
  }

  /** As the page is where some of its lists have nothing in them. */
  function templateOf(nones: string) {
    return document.querySelector<HTMLTemplateElement>(`template[id="${section}${nones}"]`)
  }
}

/** Those that stand where they will: all of what is above them is drawn. */
function inPlace(known: (DrawnList | undefined)[]) {
  const open = known.findIndex((list) => !list?.isWhole)
  return open < 0 ? known : known.slice(0, open + 1)
}

/** What rows are made of, list by list: one of each kind. */
function samplesIn(page: DocumentFragment): Element[][] {
  const all = [...page.querySelectorAll('tr, li')].filter(({ textContent }) =>
    textContent.includes('~name~'),
  )
  return [...Map.groupBy(all, ({ parentElement }) => parentElement).values()]
}
