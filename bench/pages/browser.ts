import { type Browser as Chromium, chromium } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.ts'

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
