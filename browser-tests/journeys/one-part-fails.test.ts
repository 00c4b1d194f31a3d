import type { Page } from '@playwright/test'
import { createsOrganization } from '../support/organizations.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedFaults: [/status of 400/] })

/** One of the page's requests never gets a response. */
async function leavesUnanswered(page: Page, address: string) {
  await page.route(address, () => {
    // This request never gets a response.
  })
}

test("a section that doesn't load hides only itself and offers no actions @long", async ({
  page,
  person,
  product,
}) => {
  const { id, name } = await createsOrganization(product, person)
  await beginSession(page, person)
  await leavesUnanswered(page, '**/api/organization/*/first-steps')
  await leavesUnanswered(page, '**/api/organization/*/access-reviews*')
  await leavesUnanswered(page, '**/api/organization/*/second-factor')
  await page.goto(`/organization/${id}`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  await expect(page.getByLabel('Profile email')).toBeVisible()

  await page.goto(`/organization/${id}/access`)
  await expect(page.getByRole('button', { name: 'Export for auditors' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Access list' })).toBeVisible()
  await page.goto(`/organization/${id}/access/reviews`)
  await expect(page.getByRole('heading', { level: 1, name: 'Access' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start a review' })).toHaveCount(0)

  await page.goto(`/organization/${id}/security`)
  await expect(page.getByRole('group', { name: 'Members can approve' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Keep activity' })).toBeVisible()
})

test("activity appears before its chain is checked, and doesn't move afterwards @long", async ({
  page,
  person,
  product,
}) => {
  const { id } = await createsOrganization(product, person)
  await beginSession(page, person)
  await page.setViewportSize({ width: 1440, height: 900 })
  // Animations are paused, so the page stays in its first moment, when much of its content may
  // still be delayed.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 })
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/organization/*/activity/check*', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(`/organization/${id}/activity`)
  const entry = page.getByRole('listitem').filter({ hasText: 'created the organization' })
  await expect(entry).toBeVisible()
  const top = async () => (await entry.boundingBox())!.y
  const place = await top()
  answer()
  await expect(page.getByText(/^Chain intact since /)).toBeVisible()
  expect(Math.abs((await top()) - place)).toBeLessThan(1)
})

test('a failed section shows its error in place, and the rest of the page works @long', async ({
  page,
  person,
  product,
}) => {
  const { id } = await createsOrganization(product, person)
  await beginSession(page, person)
  const rule = `**/api/organization/${id}/second-factor`
  const approvals = `**/api/organization/${id}/approvals-rule`
  await page.route(rule, (route) => route.fulfill({ status: 400 }))
  await page.route(approvals, (route) => route.fulfill({ status: 400 }))
  await page.goto(`/organization/${id}/security`)
  const [first, second] = [
    page.getByRole('alert').filter({ hasText: 'Unable to load the policy.' }),
    page.getByRole('alert').filter({ hasText: 'Unable to load the approval policy.' }),
  ]
  await expect(first).toBeVisible()
  await expect(second).toBeVisible()
  await expect(page.getByRole('group', { name: 'Keep activity' })).toBeVisible()

  await page.unroute(rule)
  await page.unroute(approvals)
  await first.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Not required.')).toBeVisible()
  await expect(second).toBeVisible()
  await second.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('group', { name: 'Members can approve' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
