import { anOrganization } from '../support/organizations.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const sections = ['', '/members', '/applications', '/networks', '/access', '/activity']

for (const section of sections) {
  test(`an organization${section} opened by its address asks for nothing in vain before its scripts come`, async ({
    page,
    person,
    product,
  }) => {
    await beginSession(page, person)
    const { id } = await anOrganization(product, person)
    const title = page.getByRole('heading', { level: 1 })
    // The first time there is no token for the organization yet.
    await page.goto(`/organization/${id}${section}`)
    await expect(title).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tokens'))).toContain(id)
    await page.reload()
    await expect(title).toBeVisible()
    // Each answer was taken by whoever would have asked: otherwise it is asked for twice.
    await expect.poll(() => page.evaluate('globalThis.askedAhead?.size')).toBe(0)
  })
}

test('who is signed in nowhere asks for nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.goto('/user/profile')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(asked).toEqual([])
})
