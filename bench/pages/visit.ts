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
      // Chromium refuses to start its sandbox as root, and containers usually run as root.
      '--no-sandbox',
      // Background requests would also use the throttled network.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}

const kilobitsPerSecond = 1000 / 8

/** Emulates the phone and network that Lighthouse calls "slow 4G". */
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

/** The milliseconds since the navigation started, and the total layout shift. */
export interface Milestones {
  firstPaint: number
  largestPaint: number
  formVisible: number
  usable: number
  shift: number
}

export interface Visit {
  milestones: Milestones
  /** The responses that had arrived when the page became usable, including those that weren't needed yet. */
  arrived: Response[]
}

type Report = { milestones: Milestones; arrivals: { url: string; at: number }[] }

/**
 * Visits a page for the first time, on a slow phone with an empty cache. Responses can be read until `read` resolves.
 */
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
    // The page reports this itself, because our content security policy blocks Playwright's waiting functions.
    const usable = page.waitForEvent('console', (message) => message.text() === 'bench: usable')
    await Promise.all([usable, page.goto(url)])
    // Files that arrive later can still paint something larger or shift the page.
    await page.waitForLoadState('networkidle')
    return await read(await reportOf(page, responses))
  } finally {
    await context.close()
  }
}

async function reportOf(page: Page, responses: Response[]): Promise<Visit> {
  const { milestones: seen, arrivals } = await page.evaluate<Report>('benchReport()')
  // A frame's time is when its drawing started. Nothing is visible before the first paint.
  const formVisible = Math.max(seen.formVisible, seen.firstPaint)
  const usable = Math.max(seen.usable, formVisible)
  const early = new Set(arrivals.filter(({ at }) => at <= usable).map(({ url }) => url))
  return {
    milestones: { ...seen, formVisible, usable },
    arrived: responses.filter((response) => early.has(response.url())),
  }
}

/** Times in milliseconds, and the total layout shift. */
export interface Walked {
  /** The value is NaN if no text was searched for. */
  readable: number
  titled: number
  settled: number
  settledAt: number
  shift: number
}

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>

/** Opens a window with an empty cache on a slow phone. The person is signed in if a storage state is given. */
export async function openWindow<T>(
  browser: PlaywrightBrowser,
  storageState: Storage | undefined,
  look: (page: Page) => Promise<T>,
  /** The text that the person wants to read on the page. */
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

/** Runs an action that leads to a page, and returns the page's times once everything has loaded. */
export async function walk(page: Page, go: () => Promise<unknown>): Promise<Walked> {
  // The page reports this itself, because our content security policy blocks Playwright's waiting functions.
  const settled = page.waitForEvent('console', (message) => message.text() === 'bench: settled')
  await Promise.all([settled, go()])
  // Files that arrive later can still shift the page.
  await page.waitForLoadState('networkidle')
  return page.evaluate<Walked>('benchWalked()')
}
