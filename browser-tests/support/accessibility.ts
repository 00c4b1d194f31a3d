import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const schemes = ['light', 'dark'] as const
const widths = [320, 900, 1440]

/** Nothing for axe to find, and nothing wider than the window, in both schemes at three widths. */
export async function expectAccessible(page: Page, state: string) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const where = `${state}, ${colorScheme}, ${width} px`
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
      )
      expect(found, where).toEqual([])
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect(overflow, `${where} scrolls sideways`).toBe(0)
    }
  }
}
