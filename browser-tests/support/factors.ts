import { shownCode } from '@accord/service/testing/factors.ts'
import type { Page } from '@playwright/test'

const halfMinute = 30_000

/** Adds an authenticator app on the account page and keeps the codes that come with a first factor. */
export async function setUpApp(page: Page, { opened = false } = {}) {
  if (!opened) await page.goto('/user/account')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = await page.getByRole('definition').locator('code').getAttribute('title')
  await page.getByLabel('Code that the app shows').fill(shownCode(secret!))
  await page.keyboard.press('Enter')
  const recoveryCodes = await keepCodes(page)
  // A code works once, and nobody waits half a minute here: the next one is good already.
  return { nextCode: () => shownCode(secret!, Date.now() + halfMinute), recoveryCodes }
}

/** The codes that are shown, of which the person says that they kept them. */
export async function keepCodes(page: Page): Promise<string[]> {
  const shown = page.getByRole('alertdialog', { name: 'Your recovery codes' })
  await shown.waitFor()
  const codes = await shown.getByRole('listitem').allInnerTexts()
  await shown.getByRole('button', { name: 'I have kept them' }).click()
  await shown.waitFor({ state: 'detached' })
  return codes
}

/** In this browser only, so that the sign-in page is there again. */
export async function forgetSession(page: Page) {
  await page.evaluate(() => localStorage.clear())
}
