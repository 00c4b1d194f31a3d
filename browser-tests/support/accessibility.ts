import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect, test } from './test.ts'

/** This build is half the size of the package's default, and every page loads it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const widths = [320, 900, 1440]
const schemes = ['light', 'dark'] as const

/** The rules about colors. Only these have different results in the two color schemes. */
const colourRules = ['color-contrast', 'link-in-text-block']

const softly = expect.configure({ soft: true })

/** `npm run test:long` checks every state at every width in both color schemes. */
const everywhere = process.env['ACCESSIBILITY'] === 'whole'

/** AX1 counts these steps. */
const looked = 'looked at by axe'

/**
 * Expects no axe findings and no content wider than the window. The long run checks every state at
 * three widths in both color schemes. `npm test` checks one width and one scheme, which depend on
 * the state's name, so that every run is the same. In a journey without the tag @axe, axe checks
 * only the first state.
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
  // The journey continues at a size that shows the whole page, regardless of the sizes that were
  // checked.
  await page.setViewportSize({ width: widths.at(-1)!, height: 900 })
}

function turnOf<Which>(state: string, some: readonly Which[]): Which {
  return some[createHash('sha256').update(state).digest().readUInt8() % some.length]!
}

export async function expectToFit(page: Page, where: string) {
  // The page adapts to the window's size before the next frame.
  await page.evaluate('new Promise(requestAnimationFrame)')
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  await softly
    .poll(() => page.evaluate(overflow), `${where}, scrolls sideways`)
    .toBeLessThanOrEqual(0)
}

/**
 * Returns duplicate IDs. Labels and descriptions need unique ones, but axe checks only some.
 * Duplicates in inert previews are harmless.
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

/**
 * Runs axe directly, because its Playwright package loads axe again and opens a page for every
 * check.
 */
function violations(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe }
    const found = await here.run({
      resultTypes: ['violations'],
      // Style sheets are needed only for an experimental rule that doesn't run here.
      preload: { assets: ['media'] },
      ...(runOnly && { runOnly }),
    })
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    )
  }, rules)
}
