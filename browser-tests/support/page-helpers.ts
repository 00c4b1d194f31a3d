import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Presses the key until the target has the focus, so the test fails if the key can't reach it. */
export async function goTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

export async function press(page: Page, target: Locator) {
  await goTo(page, target)
  await page.keyboard.press('Enter')
}

/** The pauses before the two retries of a failed read request. */
const betweenReads = [1000, 2000]

/**
 * Makes the next pages in this tab retry immediately, for tests about failures that don't need the
 * pauses.
 */
export function skipPauses(page: Page) {
  return page.addInitScript((skipped) => {
    const wait = globalThis.setTimeout
    const hurry = (then: () => void, pause = 0) => wait(then, skipped.includes(pause) ? 0 : pause)
    Object.assign(globalThis, { setTimeout: hurry })
  }, betweenReads)
}

/**
 * Simulates a connection so slow that pages wait for their scripts until the scripts are released.
 */
export async function lateScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
