import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect, test } from './test.ts'

/** Half as much to read for every page as what the package itself hands out. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const widths = [320, 900, 1440]
const schemes = ['light', 'dark'] as const

/** The rules that look at colours: only those differ between the schemes. */
const colourRules = ['color-contrast', 'link-in-text-block']

const softly = expect.configure({ soft: true })

/** Every state at every width in both schemes, as `npm run test:long` asks for it. */
const everywhere = process.env['ACCESSIBILITY'] === 'whole'

/** Counted by AX1. */
const looked = 'looked at by axe'

/**
 * Expects no finding of axe and nothing wider than the window. The long run looks at every state at three widths in both
 * schemes. `npm test` looks at one width and one scheme, which the state's name decides, so that each run sees the same;
 * and in a journey without the tag @axe, axe looks only at the first state.
 */
export async function expectAccessible(page: Page, state: string) {
  const { tags, annotations } = test.info()
  const axeLooks =
    everywhere || tags.includes('@axe') || !annotations.some(({ type }) => type === looked)
  if (axeLooks) await bringAxe(page)
  for (const width of everywhere ? widths : [turnOf(state, widths)]) {
    const where = `${state}, ${width} px`
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page, where)
    if (!axeLooks) continue
    expect.soft(await idsGivenTwice(page), `${where}, ids`).toEqual([])
    const [first, ...others] = everywhere ? schemes : [turnOf(`${state}, colours`, schemes)]
    await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' })
    expect.soft(await violations(page), `${where}, ${first}`).toEqual([])
    for (const colorScheme of others) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await violations(page, colourRules), `${where}, ${colorScheme}`).toEqual([])
    }
    annotations.push({ type: looked, description: where })
  }
  // Wherever it was looked at, the journey goes on where all of the page is to be seen.
  await page.setViewportSize({ width: widths.at(-1)!, height: 900 })
}

function turnOf<Which>(state: string, some: readonly Which[]): Which {
  return some[createHash('sha256').update(state).digest().readUInt8() % some.length]!
}

export async function expectToFit(page: Page, where: string) {
  // What follows the window's size does so before its next frame.
  await page.evaluate('new Promise(requestAnimationFrame)')
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  await softly
    .poll(() => page.evaluate(overflow), `${where}, scrolls sideways`)
    .toBeLessThanOrEqual(0)
}

/**
 * What a label or a description leads to by its id must be the only one that has it; axe looks at some of them. What is
 * only shown leads nowhere.
 */
function idsGivenTwice(page: Page): Promise<string[]> {
  return page.locator('[id]:not([inert] *)').evaluateAll((elements) => {
    const ids = elements.map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })
}

async function bringAxe(page: Page) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate("'axe' in globalThis"))) await frame.evaluate(axeSource)
  }
}

/** By axe itself: its Playwright companion brings it in again, and opens a page, for every look. */
function violations(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe }
    const found = await here.run({
      resultTypes: ['violations'],
      // Of style sheets only a rule reads that is an experiment, and not among those that are asked.
      preload: { assets: ['media'] },
      ...(runOnly && { runOnly }),
    })
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    )
  }, rules)
}
