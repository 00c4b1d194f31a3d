import { join } from 'node:path'
import type { Page, Response } from '@playwright/test'
import type { Browser } from './browser.ts'
import { slowDown } from './slow-phone.ts'

/** Milliseconds since the navigation began, and the sum of layout shifts. */
export interface Milestones {
  firstPaint: number
  largestPaint: number
  formVisible: number
  usable: number
  shift: number
}

export interface Visit {
  milestones: Milestones
  /** What had arrived when the page became usable: all it needed, and what it fetched besides. */
  arrived: Response[]
}

type Report = { milestones: Milestones; arrivals: { url: string; at: number }[] }

/** A first visit: nothing cached, on a slow phone. The answers can be read until `read` ends. */
export async function visit<T>(
  browser: Browser,
  url: string,
  read: (visited: Visit) => Promise<T> | T,
): Promise<T> {
  const context = await browser.newContext({ locale: 'en-US' })
  try {
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await slowDown(page)
    await page.addInitScript({ path: join(import.meta.dirname, 'watch-page.js') })
    // Told by the page, because Playwright's own waiting is forbidden by our content policy.
    const usable = page.waitForEvent('console', (message) => message.text() === 'bench: usable')
    await Promise.all([usable, page.goto(url)])
    // What loads later may still paint something larger or shift the page.
    await page.waitForLoadState('networkidle')
    return await read(await reportOf(page, responses))
  } finally {
    await context.close()
  }
}

async function reportOf(page: Page, responses: Response[]): Promise<Visit> {
  const { milestones: seen, arrivals } = await page.evaluate<Report>('benchReport()')
  // A frame's time is when its drawing began; nothing was seen before the first paint.
  const formVisible = Math.max(seen.formVisible, seen.firstPaint)
  const usable = Math.max(seen.usable, formVisible)
  const early = new Set(arrivals.filter(({ at }) => at <= usable).map(({ url }) => url))
  return {
    milestones: { ...seen, formVisible, usable },
    arrived: responses.filter((response) => early.has(response.url())),
  }
}
