import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Goes on by the key until it is there: whatever cannot be reached so fails here. */
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

/** What cannot be read is asked for twice more, after these pauses. */
const betweenReads = [1000, 2000]

/** From its next page on the tab asks again at once: for what is about the failure, and not about the pauses. */
export function skipPauses(page: Page) {
  return page.addInitScript((skipped) => {
    const wait = globalThis.setTimeout
    const hurry = (then: () => void, pause = 0) => wait(then, skipped.includes(pause) ? 0 : pause)
    Object.assign(globalThis, { setTimeout: hurry })
  }, betweenReads)
}

/** On a line so slow that pages stand without their scripts until they are let through. */
export async function lateScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
