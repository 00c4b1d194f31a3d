import type { Page } from '@playwright/test'

/** On a line so slow that pages stand without their scripts until they are let through. */
export async function lateScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
