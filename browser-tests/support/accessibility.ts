import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect, test } from './test.ts'

/** Half as much to read for every page as what the package itself hands out. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const widths = [320, 900, 1440]

/** The rules that look at colours: what a dark page can break and a light one cannot. */
const colourRules = ['color-contrast', 'link-in-text-block']

const softly = expect.configure({ soft: true })

/** Every state at every width, as `npm run test:long` asks for it. */
const everywhere = process.env['ACCESSIBILITY'] === 'whole'

/**
 * Nothing for axe to find, in both schemes, and nothing wider than the window at three widths. Only colours
 * differ between the schemes, so the dark one is asked about those alone. Axe is dear: it looks at one
 * width, which the state's name decides, so that every run sees the same and the journeys together all three;
 * at each where a state is `whole`.
 */
export async function expectAccessible(page: Page, state: string, { whole = everywhere } = {}) {
  await bringAxe(page)
  for (const [at, width] of widths.entries()) {
    const where = `${state}, ${width} px`
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page, where)
    if (!whole && at !== turnOf(state)) continue
    expect.soft(await idsGivenTwice(page), `${where}, ids`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    expect.soft(await violations(page), `${where}, light`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await violations(page, colourRules), `${where}, dark`).toEqual([])
    // Counted by AX1.
    test.info().annotations.push({ type: 'looked at by axe', description: where })
  }
}

function turnOf(state: string): number {
  return createHash('sha256').update(state).digest().readUInt8() % widths.length
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
