import type { Page } from '@playwright/test'

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
