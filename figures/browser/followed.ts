import { otherSite } from './cross-site.ts'
import { launchChromium } from './in-chromium.ts'

/** Follows each path in Chromium, as a page does that was given it; answers those that led to another site. */
export async function followed(pathsOf: (origin: string) => string[]): Promise<string[]> {
  await using site = await otherSite()
  await using browser = await launchChromium()
  const origin = `http://id.accord.example:${site.port}`
  const context = await browser.newContext()
  const page = await context.newPage()
  const faults: string[] = []
  for (const path of pathsOf(origin)) {
    await page.goto(`${origin}/user/organizations?a=1`)
    const asked = page.waitForRequest((request) => request.isNavigationRequest())
    const loaded = page.waitForEvent('load')
    await page.evaluate(`location.assign(${JSON.stringify(path)})`)
    const { origin: reached } = new URL((await asked).url())
    if (reached !== origin) faults.push(`${JSON.stringify(path)} led to ${reached}`)
    await loaded
  }
  return faults
}
