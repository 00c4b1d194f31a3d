import { setTimeout } from 'node:timers/promises'
import { spawnAccord } from '@accord/service/testing/helpers/accord-process.ts'
import type { Page } from '@playwright/test'
import { chromiumArguments } from '../../browser-tests/support/chromium-arguments.ts'
import { buildConsoleIfStale } from '../../scripts/build-console.ts'
import { inProject } from '../../scripts/project-folder.ts'
import { newStage } from '../reliability/stage.ts'

/**
 * Loads Playwright only when it's needed, because `npm test` imports every check, and Vitest and
 * Playwright's test runner conflict.
 */
export async function launchChromium() {
  const { chromium } = await import('@playwright/test')
  const { findChromium } = await import('../../scripts/chromium.ts')
  const { executablePath, env } = await findChromium()
  const all = { ...process.env, ...env } as Record<string, string>
  return chromium.launch({ executablePath, args: chromiumArguments, env: all })
}

/** Starts the built console on its own service, with two organizations, and Chromium. */
export async function inChromium(databaseUrl: string) {
  await buildConsoleIfStale()
  const stage = await newStage(databaseUrl, 2)
  const environment = { ...stage.environment, CONSOLE_DIR: inProject('console', 'dist') }
  const accord = await spawnAccord(environment)
  await accord.ready
  const browser = await launchChromium()
  return {
    stage,
    url: accord.url,
    newContext: () => browser.newContext({ baseURL: accord.url, reducedMotion: 'reduce' }),
    [Symbol.asyncDispose]: async () => {
      await browser.close()
      await accord[Symbol.asyncDispose]()
      await stage[Symbol.asyncDispose]()
    },
  }
}

/** Returns a function that opens a path and waits until the page has stopped sending requests. */
export function quietly(page: Page) {
  let underWay = 0
  let last = 0
  const note = (by: number) => {
    underWay = Math.max(0, underWay + by)
    last = performance.now()
  }
  page.on('request', () => note(1))
  page.on('requestfinished', () => note(-1))
  page.on('requestfailed', () => note(-1))
  return async (path: string) => {
    underWay = 0
    await page.goto(path)
    const deadline = performance.now() + 10_000
    while ((underWay > 0 || performance.now() - last < 100) && performance.now() < deadline) {
      await setTimeout(20)
    }
  }
}
