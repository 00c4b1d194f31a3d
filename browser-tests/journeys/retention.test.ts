import { expectAccessible } from '../support/accessibility.ts'
import { secondBrowser } from '../support/members.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('an owner chooses how long activity is kept, and everyone can read what is kept and how long', async ({
  page,
  person,
  product,
  inbox,
  browser,
}) => {
  const organization = await createsOrganization(product, person)
  const admin = await createsPerson(product, inbox)
  await joins(product, person, organization, admin, ['admin'])
  await beginSession(page, person)
  await page.goto(`/organization/${organization.id}/security`)
  const card = page.getByRole('region', { name: 'Activity', exact: true })
  const set = card.getByRole('button', { name: 'Save policy' })
  await expect(card.getByLabel('Forever')).toBeChecked()
  await expect(set).toBeDisabled()

  await card.getByLabel('Forever').focus()
  await page.keyboard.press('ArrowDown')
  await expect(card.getByLabel('For 1 year')).toBeChecked()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText("We'll delete activity older than 1 year within a day")
  await expect(question).toContainText('Nothing else will be affected.')
  await expectAccessible(page, 'the question before older activity is removed')
  await question.getByRole('button', { name: 'Save policy' }).click()
  await expect(page.getByText('Policy saved', { exact: true })).toBeVisible()
  await expect(card.getByLabel('For 1 year')).toBeChecked()

  // A longer period doesn't remove anything, so no confirmation is needed.
  await card.getByLabel('For 7 years').check()
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/activity-rule') && response.request().method() !== 'GET',
  )
  await set.click()
  expect((await answered).status()).toBe(200)
  await expect(set).toBeDisabled()
  await page.goto(`/organization/${organization.id}/activity`)
  await expect(page.getByText('set activity retention to 7 years')).toBeVisible()

  // Both pages mention the older rows that were removed.
  const rule = `**/api/organization/${organization.id}/activity-rule`
  await page.route(rule, (route) =>
    route.fulfill({ json: { years: 7, keptSince: '2019-11-16T00:00:00.000Z' } }),
  )
  await page.reload()
  const since = page.getByText('Activity from before November 16, 2019 was deleted')
  await expect(since).toBeVisible()
  await expectAccessible(page, 'activity of which older rows were removed')
  await page.goto(`/organization/${organization.id}/security`)
  await expect(since).toBeVisible()
  await expectAccessible(page, 'how long activity is kept')

  await card.getByRole('link', { name: 'What we keep' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we keep, and for how long')
  const account = page.getByRole('region', { name: 'You and your account' })
  await expect(account.getByRole('definition').filter({ hasText: '90 days' })).toBeVisible()
  await expectAccessible(page, 'what we keep')
  await page.goto('/user/account/privacy')
  await page.getByRole('link', { name: 'What we keep' }).click()
  await expect(account).toBeVisible()

  const theirs = await secondBrowser(browser, product)
  await beginSession(theirs, admin)
  await theirs.goto(`/organization/${organization.id}/security`)
  const seen = theirs.getByRole('region', { name: 'Activity', exact: true })
  await expect(seen.getByLabel('For 7 years')).toBeChecked()
  await expect(seen.getByLabel('For 7 years')).toBeDisabled()
  await expect(seen.getByRole('button')).toHaveCount(0)
})
