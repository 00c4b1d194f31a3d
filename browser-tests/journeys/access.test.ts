import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { elevenMinutesLater } from '../support/factors.ts'
import { secondBrowser } from '../support/members.ts'
import { createsOrganization, joins, type MadeOrganization } from '../support/organizations.ts'
import { createsPerson, type Person } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import {
  registersApplication,
  approves,
  requestsAdminConsent,
  redirectUris,
  statusOf,
} from '../support/third-party.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

// Calls are rejected until the person confirms their identity.
test.use({ allowedFaults: [/status of 403/] })

const row = (page: Page, name: string) => page.getByRole('row', { name })
const figure = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter the list' }).getByRole('link', { name })

async function lookAtAccess(page: Page, person: Person, { id }: MadeOrganization) {
  await beginSession(page, person)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/organization/${id}/access`)
}

/** Another organization's application with scopes that need no authorization by this organization. */
function surveysOf(product: Product, owner: Person, owning: MadeOrganization) {
  const scopes = ['user:read', 'organization:read']
  return registersApplication(product, owner, owning, {
    name: 'Acme Surveys',
    scopes,
    redirectUris,
  })
}

test('managers see all access and revoke it with proof; members see neither', async ({
  page,
  person,
  product,
  inbox,
  browser,
}) => {
  const [outsider, member] = [
    await createsPerson(product, inbox),
    await createsPerson(product, inbox),
  ]
  const acme = await createsOrganization(product, outsider, { name: 'Acme Research' })
  const clinic = await createsOrganization(product, person, { name: 'Northside Clinic' })
  const surveys = await surveysOf(product, outsider, acme)
  await joins(product, person, clinic, member)

  await lookAtAccess(page, person, clinic)
  await expect(page.getByRole('link', { name: 'Access', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByText('Only members and contacts have access')).toBeVisible()
  await expect(figure(page, 'With access')).toContainText('2')
  await page.getByRole('link', { name: 'Members: 2' }).click()
  await expect(row(page, member.email)).toContainText(
    'Can view the organization and act on its behalf.',
  )
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('person')

  const token = await approves(product, member, clinic, surveys, ['user:read', 'organization:read'])
  expect(await statusOf(product, token)).toBe(200)
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.pressSequentially('acme')
  await expect(page).toHaveURL(/search=acme/)
  // The search also covers people.
  await expect(page.getByRole('combobox', { name: 'Kind' })).toContainText('All kinds')
  const way = row(page, 'Acme Surveys')
  await expect(way).toContainText('Approval · owned by Acme Research · for Ana Duarte')
  await expect(search).toBeFocused()
  await expect(way).toContainText('See the name and email address of the person who approved it.')
  await expectAccessible(page, 'access')
  await page.setViewportSize({ width: 1440, height: 900 })

  await way.getByRole('button', { name: 'Acme Surveys', exact: true }).click()
  const details = page.getByRole('dialog', { name: 'Acme Surveys' })
  await expect(details).toContainText('Acme Research (admins and owners: 1)')
  await expect(details).toContainText('approved by Ana Duarte')
  await expect(details).not.toContainText(outsider.email)
  await expectAccessible(page, 'details of a way')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await expect(way.getByRole('button', { name: 'Acme Surveys', exact: true })).toBeFocused()

  // Revoking access never asks the person to confirm their identity.
  await elevenMinutesLater(product, person)
  await way.getByRole('checkbox', { name: 'Select Acme Surveys' }).check()
  await page.getByRole('button', { name: 'Revoke selected' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Revoke Acme Surveys?' })
  await expect(asked).toContainText('Tokens to be revoked: 1.')
  await expectAccessible(page, 'what would end')
  // Even in a low window, every part of the dialog can be reached.
  await page.setViewportSize({ width: 360, height: 300 })
  const box = (await asked.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(300)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await statusOf(product, token)).toBe(200)
  await asked.getByRole('button', { name: 'Revoke' }).click()

  const proof = page.getByRole('alertdialog', { name: 'Access revoked' })
  await expect(proof).toContainText(/Activity entry \d+/)
  await expect(proof.getByRole('button', { name: 'Copy hash' })).toBeVisible()
  expect(await statusOf(product, token)).toBe(401)
  await expectAccessible(page, 'proof')
  await page.setViewportSize({ width: 1440, height: 900 })
  await proof.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Access' })).toBeFocused()

  const theirs = await secondBrowser(browser, product)
  await lookAtAccess(theirs, member, clinic)
  await expect(theirs.getByText("You don't have permission to see this")).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Access', exact: true })).toHaveCount(0)
})

test('managers authorize or decline requested applications on the Access page @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const [outsider, member] = [
    await createsPerson(product, inbox),
    await createsPerson(product, inbox),
  ]
  const acme = await createsOrganization(product, outsider, { name: 'Acme Research' })
  const clinic = await createsOrganization(product, person, { name: 'Northside Clinic' })
  const surveys = await surveysOf(product, outsider, acme)
  await joins(product, person, clinic, member)
  const ask = () => requestsAdminConsent(product, member, clinic, surveys, ['user:read'])

  await ask()
  await lookAtAccess(page, person, clinic)
  const card = page.getByRole('region', { name: 'Requests: 1' })
  await expect(card).toContainText('Acme Surveys by Acme Research')
  await expect(card).toContainText(member.email)
  await expect(card).toContainText('See the name and email address of the person who approved it.')
  const menu = page.getByRole('link', { name: 'Access 1' })
  await expect(menu).toBeVisible()
  await card.getByRole('button', { name: 'Decline' }).click()
  await page.getByLabel('Note to Ana Duarte (optional)').fill('Next year.')
  await expectAccessible(page, 'a request is declined')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  await expect(card).toBeHidden()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Access' })).toBeFocused()

  await ask()
  await page.reload()
  await card.getByRole('button', { name: 'Authorize' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Authorize' }).click()
  await expect(row(page, 'Acme Surveys')).toContainText('Authorized application')
  await expect(card).toBeHidden()
})
