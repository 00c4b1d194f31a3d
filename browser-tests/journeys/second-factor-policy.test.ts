import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { savesRecoveryCodes, setUpApp } from '../support/factors.ts'
import { secondBrowser } from '../support/members.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { shownCode } from '@accord/service/testing/factors.ts'

test.use({ allowedFaults: [/status of (401|403|409)/] })

const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

test('a two-factor policy leads members through setup and back, and applies to its owner too', async ({
  page,
  person,
  product,
  inbox,
  browser,
}) => {
  const organization = await createsOrganization(product, person)
  const member = await createsPerson(product, inbox, { firstName: 'Theo' })
  await joins(product, person, organization, member, ['owner'])
  const theirs = await secondBrowser(browser, product)
  await beginSession(theirs, member)
  await theirs.goto(`/organization/${organization.id}`)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(organization.name)

  await beginSession(page, person)
  await page.goto(`/organization/${organization.id}/security`)
  await expect(
    page.getByText('Set up a second factor for your own account and sign in with it first.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /Require now/ })).toHaveCount(0)
  await expectAccessible(page, 'an owner who needs a second factor first')
  await page.getByRole('link', { name: 'Set up a second factor' }).click()
  await setUpApp(page, { opened: true })
  await page.goBack()
  const from = page.getByLabel('From')
  // Only the day is compared, because the hour may change in the meantime.
  const proposed = new RegExp(`^${(await from.inputValue()).slice(0, 10)}T`)
  await page.getByRole('button', { name: 'Require now' }).click()
  await answer(page, 'Require it')
  await expect(page.getByText(/Required since/)).toBeVisible()
  await expect(from).not.toHaveValue(proposed)

  // They have the organization's page open when the policy takes effect.
  await theirs.getByRole('link', { name: 'Applications' }).first().click()
  const needed = theirs.getByRole('heading', { name: 'Two-factor authentication required' })
  await expect(needed).toBeVisible()
  await expectAccessible(theirs, 'second factor needed')
  await theirs.getByRole('link', { name: 'Set up a second factor' }).click()
  await theirs.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = await theirs.getByRole('definition').locator('code').getAttribute('title')
  await theirs.getByLabel('Code from the app').fill(shownCode(secret!))
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByRole('alertdialog', { name: 'Your recovery codes' })).toBeVisible()
  // An owner who hasn't saved their recovery codes can't turn the requirement on, but can turn it
  // off.
  const beside = await theirs.context().newPage()
  await beside.goto(`/organization/${organization.id}/security`)
  await expect(beside.getByRole('button', { name: 'Turn off requirement' })).toBeVisible()
  await expect(beside.getByRole('button', { name: 'Change time' })).toHaveCount(0)
  await expectAccessible(beside, 'an owner who may lift the rule alone')
  await beside.close()
  await savesRecoveryCodes(theirs)
  await theirs.getByRole('main').getByRole('link', { name: organization.name }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(organization.name)

  await page.goto('/user/account')
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click()
  await answer(page, 'Remove')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    `Unable to remove the authenticator app. It's required by ${organization.name}. Add another second factor first.`,
  )

  await page.goto(`/organization/${organization.id}/security`)
  await page.getByRole('button', { name: 'Turn off requirement' }).click()
  await answer(page, 'Turn off requirement')
  await expect(page.getByText('Not required.')).toBeVisible()
  await expect(from).toHaveValue(proposed)
})
