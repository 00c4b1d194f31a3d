import type { Page } from '@playwright/test'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

// The browser logs every response that doesn't arrive.
test.use({ allowedFaults: [/ERR_CONNECTION_RESET/] })
test.beforeEach(({ page, person }) => beginSession(page, person))

/** The service handles each request, but this many of its responses never arrive. */
async function swallowAnswers(page: Page, many: number) {
  let swallowed = 0
  await page.route('**/api/organization', async (route) => {
    if (route.request().method() !== 'POST' || swallowed === many) return route.fallback()
    swallowed += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
}

async function createNorthside(page: Page) {
  await page.goto('/user/organizations/new')
  await page.getByLabel('Name', { exact: true }).fill('Northside Clinic')
  await page.getByRole('button', { name: 'Create organization' }).last().click()
}

async function expectOneOrganization(page: Page) {
  await page.waitForURL(/\/organization\/[\w-]+$/)
  await page.goto('/user/organizations')
  const cards = page.getByRole('list', { name: 'Organizations' }).getByRole('listitem')
  await expect(cards).toHaveCount(1)
}

test('a lost response is requested again, and only one organization is created @long', async ({
  page,
}) => {
  await swallowAnswers(page, 1)
  await createNorthside(page)
  await expect(page.getByText('Organization created')).toBeVisible()
  await expectOneOrganization(page)
})

test('a person who submits again after a lost response creates only one organization @long', async ({
  page,
}) => {
  await swallowAnswers(page, 2)
  await createNorthside(page)
  await expect(page.getByText('We were unable to process your request.')).toBeVisible()
  await page.getByRole('button', { name: 'Create organization' }).last().click()
  await expectOneOrganization(page)
})
