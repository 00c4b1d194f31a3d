import { type DnsServer, startDnsServer } from '@accord/service/testing/helpers/dns-server.ts'
import { type BrowserContext, type ConsoleMessage, test as base } from '@playwright/test'
import { type Inbox, openInbox } from './inbox.ts'
import { createsPerson, type Person } from './people.ts'
import { type Product, startProduct } from './product.ts'

interface Shared {
  inbox: Inbox
  /** The only name server that the product asks. */
  dns: DnsServer
  product: Product
}

interface PerTest {
  /** A new person with a verified address. */
  person: Person
  /** Errors that a page can log in this test, because the test provokes them. */
  allowedFaults: RegExp[]
  calm: void
}

/**
 * Every journey runs against a real product with real emails, and errors on its pages make it fail.
 */
export const test = base.extend<PerTest, Shared>({
  inbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright parses this pattern.
    async ({}, run) => {
      await using inbox = await openInbox()
      await run(inbox)
    },
    { scope: 'worker' },
  ],
  dns: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright parses this pattern.
    async ({}, run) => {
      await using dns = await startDnsServer()
      await run(dns)
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ inbox, dns }, run) => {
      await using product = await startProduct({
        SMTP_URL: inbox.url,
        DNS_SERVERS: `${dns.address};${dns.address}`,
      })
      await run(product)
    },
    // This fixture has its own timeout, so it doesn't use up the time of a worker's first journey.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ product }, run) => run(product.url),
  person: async ({ product, inbox }, run) => run(await createsPerson(product, inbox)),
  allowedFaults: [[], { option: true }],
  calm: [
    async ({ browser, context, allowedFaults }, run) => {
      const faults: string[] = []
      const note = (fault: string) => {
        if (!allowedFaults.some((allowed) => allowed.test(fault))) faults.push(fault)
      }
      const listen = (one: BrowserContext) => {
        one.on('weberror', (error) => note(error.error().message))
        one.on('console', (message) => {
          if (message.type() === 'error' && !isNotFoundPage(message)) note(message.text())
        })
      }
      listen(context)
      // This includes the pages of other people, such as managers and invited people.
      browser.on('context', listen)
      await run()
      browser.off('context', listen)
      // Open pages would continue to send requests during the next journeys.
      const others = browser.contexts().filter((other) => other !== context)
      await Promise.all(others.map((other) => other.close()))
      if (faults.length > 0) throw new Error(`The page complained:\n${faults.join('\n')}`)
    },
    { auto: true },
  ],
})

/**
 * For an unknown URL, the service returns 404 with the console's page, which browsers log as an
 * error.
 */
function isNotFoundPage(message: ConsoleMessage): boolean {
  return /status of 404/.test(message.text()) && message.location().url === message.page()?.url()
}

export { expect } from '@playwright/test'
