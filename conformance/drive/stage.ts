import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments } from '../../browser-tests/support/chromium-arguments.ts'
import { type Inbox, openInbox } from '../../browser-tests/support/inbox.ts'
import {
  createsOrganization,
  type MadeOrganization,
} from '../../browser-tests/support/organizations.ts'
import { createsPerson, type Person } from '../../browser-tests/support/people.ts'
import { type Product, startProduct } from '../../browser-tests/support/product.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { startPostgresForTests } from '@accord/service/testing/helpers/postgres-for-tests.ts'

/** A newly started Accord, an organization that registers applications, and a browser. */
export interface Stage extends AsyncDisposable {
  product: Product
  inbox: Inbox
  browser: Browser
  owner: Person
  organization: MadeOrganization
  /** The person who signs in. They aren't a member of any organization. */
  visitor: Person
}

export async function setStage(): Promise<Stage> {
  const stack = new AsyncDisposableStack()
  const postgres = await startPostgresForTests()
  stack.defer(postgres.stop)
  process.env['ACCORD_TEST_SERVER_URL'] = postgres.serverUrl
  process.env['ACCORD_TEST_TEMPLATE'] = postgres.template
  const inbox = stack.use(await openInbox())
  const product = stack.use(await startProduct({ SMTP_URL: inbox.url }))
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({
    executablePath,
    args: chromiumArguments,
    env: { ...process.env, ...env },
  })
  stack.defer(() => browser.close())
  const owner = await createsPerson(product, inbox)
  const organization = await createsOrganization(product, owner, { name: 'Acme' })
  const visitor = await createsPerson(product, inbox, { firstName: 'Noor', lastName: 'Haddad' })
  return {
    product,
    inbox,
    browser,
    owner,
    organization,
    visitor,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}
