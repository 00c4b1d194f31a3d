import {
  type Browser as Chromium,
  type Browser as PlaywrightBrowser,
  type BrowserContext,
  type Page,
  type Response,
  chromium,
} from '@playwright/test'
import { findChromium } from '../../scripts/chromium.ts'
import { join } from 'node:path'

export type Browser = Chromium

export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [
      // Chromium refuses to start its sandbox as root, which is what a container usually is.
      '--no-sandbox',
      // Nothing but the page may use the slowed-down network.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}

const kilobitsPerSecond = 1000 / 8

/** The phone and network that Lighthouse calls slow 4G. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1600 * kilobitsPerSecond,
    uploadThroughput: 750 * kilobitsPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

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
  browser: PlaywrightBrowser,
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
