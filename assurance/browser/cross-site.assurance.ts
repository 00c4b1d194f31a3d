import { setUpCast } from '@accord/service/testing/access/cast.ts'
import { firstRows } from '@accord/service/testing/access/examples.ts'
import { sumsOf } from '@accord/service/testing/dump.ts'
import { goodPassword } from '@accord/service/testing/people.ts'
import { urlTo } from '@accord/service/testing/test-client.ts'
import { startTestService } from '@accord/service/testing/test-service.ts'
import type { AssuranceCheck } from '../assurance-check.ts'
import { sendForged, otherSite, shapes } from './cross-site.ts'
import { launchChromium } from './in-chromium.ts'

const changing = firstRows.filter(({ call }) => call.method !== 'GET')

/**
 * A different site, and a host that browsers consider the same site, so its requests include the
 * cookies.
 */
const hosts = ['evil.accord.example', '127.0.0.1']

export const assuranceCheck: AssuranceCheck = {
  id: 'CS1',
  what: "two other sites attempt every change in a signed-in person's Chromium: with a form, with fetch, with a preflight, and from a null origin",
  holds: "no table row changes, and the sites can't read any response",
  size: changing.length * shapes.length * hosts.length,
  unit: 'requests',
  run: async (size, { newDatabase }) => {
    // In development, any page on this machine may call the API, because the console's development
    // server does.
    const environment = { DEVELOPMENT: 'off', SMTP_URL: 'smtp://127.0.0.1:1' }
    await using service = await startTestService({ databaseUrl: await newDatabase(), environment })
    await using evil = await otherSite()
    await using browser = await launchChromium()
    const aCast = await setUpCast(service)
    const faults: string[] = []
    let count = 0
    for (const { name, call, sends } of changing) {
      if (count >= size) break
      const cast = await aCast()
      const context = await browser.newContext()
      const signedIn = await context.request.post(`${service.url}/api/auth/login`, {
        headers: { 'sec-fetch-site': 'same-origin' },
        data: { email: cast.owner.email, password: goodPassword },
      })
      if (!signedIn.ok()) faults.push(`${name}: no one is signed in (${signedIn.status()})`)
      // The requests are prepared after the sign-in, because one of them leaves the owner without a
      // password.
      const sent = await sends(cast, cast.owner)
      const url = `${service.url}${urlTo(call, sent)}`
      const forged = { method: call.method, url, body: JSON.stringify(sent.body ?? {}) }
      const page = await context.newPage()
      for (const host of hosts) {
        await page.goto(`http://${host}:${evil.port}/`)
        for (const shape of shapes) {
          const before = await sumsOf(service.context.pool, { except: ['limits'] })
          const read = await sendForged(page, shape, forged)
          const after = await sumsOf(service.context.pool, { except: ['limits'] })
          const where = `${name} by ${shape} from ${host}`
          if (read) faults.push(`${where} can be read`)
          if (JSON.stringify(before) !== JSON.stringify(after))
            faults.push(`${where} changes something`)
          count++
        }
      }
      await context.close()
    }
    return { count, faults, also: `${changing.length} kinds of changes` }
  },
}
