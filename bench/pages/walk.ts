import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { slowDown } from './slow-phone.ts'

/** Milliseconds, and the sum of layout shifts. */
export interface Walked {
  /** Not a number where no words were looked for. */
  readable: number
  titled: number
  settled: number
  settledAt: number
  shift: number
}

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>

/** A window in which nothing is cached, on a slow phone; signed in where it is given what such a browser keeps. */
export async function openWindow<T>(
  browser: Browser,
  storageState: Storage | undefined,
  look: (page: Page) => Promise<T>,
  /** What somebody wants to read on the page. */
  awaits?: string,
): Promise<T> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    ...(storageState && { storageState }),
  })
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript((words) => Object.assign(globalThis, { benchAwaits: words }), awaits)
    await page.addInitScript({ path: join(import.meta.dirname, 'watch-console.js') })
    return await look(page)
  } finally {
    await context.close()
  }
}

/** Does something that leads to a page, and answers once all of it stands. */
export async function walk(page: Page, go: () => Promise<unknown>): Promise<Walked> {
  // Told by the page, because Playwright's own waiting is forbidden by our content policy.
  const settled = page.waitForEvent('console', (message) => message.text() === 'bench: settled')
  await Promise.all([settled, go()])
  // What comes later may still shift the page.
  await page.waitForLoadState('networkidle')
  return page.evaluate<Walked>('benchWalked()')
}
