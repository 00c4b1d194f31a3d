import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './test.ts'

const widths = [320, 900, 1440]

/** The rules that look at colours: what a dark page can break and a light one cannot. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Nothing for axe to find, and nothing wider than the window, in both schemes at three widths. Only
 * colours differ between the schemes, so the dark one is asked about those alone.
 */
export async function expectAccessible(page: Page, state: string) {
  await bringAxe(page)
  for (const width of widths) {
    const where = `${state}, ${width} px`
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page, where)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    expect.soft(await violations(page), `${where}, light`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await violations(page, colourRules), `${where}, dark`).toEqual([])
  }
}

export async function expectToFit(page: Page, where: string) {
  // What follows the window's size does so before its next frame.
  await page.evaluate('new Promise(requestAnimationFrame)')
  const overflow = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect.soft(overflow, `${where}, scrolls sideways`).toBeLessThanOrEqual(0)
}

async function bringAxe(page: Page) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate("'axe' in globalThis"))) await frame.evaluate(axe.source)
  }
}

/** By axe itself: its Playwright companion brings it in again, and opens a page, for every look. */
function violations(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe }
    const found = await here.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    )
  }, rules)
}
