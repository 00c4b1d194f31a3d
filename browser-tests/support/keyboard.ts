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
