import type { Page } from '@playwright/test'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const sections = ['/members', '/access', '', '/applications', '/networks', '/activity']

for (const [at, section] of sections.entries()) {
  // `npm test` runs only the first of these tests.
  const tag = at === 0 ? '' : ' @long'
  test(`an organization${section} opened by URL requests everything once, before its scripts load${tag}`, async ({
    page,
    person,
    product,
  }) => {
    await beginSession(page, person)
    const { id } = await createsOrganization(product, person)
    await watchAsking(page)
    const title = page.getByRole('heading', { level: 1 })
    // The browser doesn't have a token for the organization yet.
    await page.goto(`/organization/${id}${section}`)
    await expect(title).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tokens'))).toContain(id)
    await page.reload()
    await expect(title).toBeVisible()
    // The page used all of the prefetched responses.
    await expect.poll(async () => (await whatWasAsked(page)).left).toBe(0)
    const { early, later } = await whatWasAsked(page)
    expect(early).toContainEqual(expect.stringContaining(`/api/organization/${id}`))
    // If a response had been discarded, it would be requested again.
    expect(later.filter((address) => early.includes(address))).toEqual([])
    expect(new Set(early).size).toBe(early.length)
  })
}

test('a plain member’s page makes no request that would be rejected @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const owner = await createsPerson(product, inbox)
  const organization = await createsOrganization(product, owner)
  await joins(product, owner, organization, person)
  await beginSession(page, person)
  await page.goto(`/organization/${organization.id}`)
  await expect(page.getByText('You are a member of this organization')).toBeVisible()
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.add(pathname)
  })
  for (const section of [...sections, '/data-export', '/security'].filter(Boolean)) {
    await page.goto(`/organization/${organization.id}${section}`)
    await expect(page.getByText(/^You don.t have permission to/)).toBeVisible()
  }
  // A member's page requests only data that a member can read. A rejected request would be a fault,
  // no matter when it happens.
  const its = `/api/organization/${organization.id}`
  const others = ['/api/organization', '/api/profile', '/api/me', '/api/to-do']
  expect(asked).toContain(its)
  expect([...asked].filter((path) => path !== its && !others.includes(path))).toEqual([])
})

test('a visitor’s page makes no requests @long', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.goto('/user/profile')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(asked).toEqual([])
})

test('a page in a browser with only cookies makes no requests @long', async ({ page, person }) => {
  await beginSession(page, person)
  await watchAsking(page)
  await page.goto('/user/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url())
  })
  await page.evaluate(() => localStorage.clear())
  await page.goto('/user/account')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(asked.filter((address) => !address.includes('/api/auth/'))).toEqual([])
})

test('a deleted account’s page makes no request that would be rejected @long', async ({
  page,
  person,
}) => {
  await beginSession(page, person)
  await watchAsking(page)
  await page.goto('/user/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user')!) as object
    const deletion = { askedAt: '2026-01-01T00:00:00Z', removedAt: '2026-01-15T00:00:00Z' }
    localStorage.setItem('user', JSON.stringify({ ...user, deletion }))
  })
  await page.reload()
  // The service confirms that the account is unchanged.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await whatWasAsked(page)).early).toEqual([])
})

test('the loading frame is as wide as its page @long', async ({ page, person, product }) => {
  await beginSession(page, person)
  const { id } = await createsOrganization(product, person)
  await page.route('**/assets/*.js', () => undefined)
  for (const [section, isWide] of [
    ['members', true],
    ['security', false],
  ] as const) {
    await page.goto(`/organization/${id}/${section}`, { waitUntil: 'commit' })
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached()
    await expect(page.locator('main > [data-wide]')).toHaveCount(isWide ? 1 : 0)
  }
})

interface RequestsOfPage {
  /** The number of prefetched responses that haven't been used yet. */
  left: number
  /** The requests that were sent while the browser was reading the document. */
  early: string[]
  later: string[]
}

/** Counts the requests inside the page, because only the page knows their exact order. */
async function watchAsking(page: Page) {
  await page.addInitScript(`{
    globalThis.asked = { early: [], later: [] }
    const ask = globalThis.fetch
    // The clock is stopped, so no response expires, even on a slow machine.
    const now = performance.now.bind(performance)
    performance.now = () => now() / 20
    globalThis.fetch = (address, sent) => {
      const when = document.readyState === 'loading' ? 'early' : 'later'
      if ((sent?.method ?? 'GET') === 'GET') globalThis.asked[when].push(String(address))
      return ask(address, sent)
    }
  }`)
}

function whatWasAsked(page: Page): Promise<RequestsOfPage> {
  return page.evaluate<RequestsOfPage>(
    '({ left: globalThis.askedAhead?.size ?? 0, ...globalThis.asked })',
  )
}
