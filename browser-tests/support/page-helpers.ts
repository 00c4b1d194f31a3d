import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Presses the key until the target has the focus, so anything the key can't reach fails. */
export async function goTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 40; steps += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

export async function press(page: Page, target: Locator) {
  await goTo(page, target)
  await page.keyboard.press('Enter')
}

/** A failed read is retried twice, after these pauses. */
const betweenReads = [1000, 2000]

/** Makes the tab retry immediately from its next page on, for tests about failures, not pauses. */
export function skipPauses(page: Page) {
  return page.addInitScript((skipped) => {
    const wait = globalThis.setTimeout
    const hurry = (then: () => void, pause = 0) => wait(then, skipped.includes(pause) ? 0 : pause)
    Object.assign(globalThis, { setTimeout: hurry })
  }, betweenReads)
}

/** Simulates a line so slow that pages wait for their scripts until they're released. */
export async function lateScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
