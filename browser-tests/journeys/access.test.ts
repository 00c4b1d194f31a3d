import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { confirmsWithPassword, elevenMinutesLater } from '../support/factors.ts'
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

// Requests are rejected until the person confirms their identity.
test.use({ allowedFaults: [/status of 403/] })

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Access', exact: true }).locator('> li').filter({ hasText: name })
const figure = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter the list' }).getByRole('link', { name })

async function lookAtAccess(page: Page, person: Person, { id }: MadeOrganization) {
  await beginSession(page, person)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/organization/${id}/access`)
}

/**
 * Creates another organization's application whose scopes need no authorization by this
 * organization.
 */
function surveysOf(product: Product, owner: Person, owning: MadeOrganization) {
  const scopes = ['user:read', 'organization:read']
  return registersApplication(product, owner, owning, {
    name: 'Acme Surveys',
    scopes,
    redirectUris,
  })
}

test("managers can see and revoke all access, and members can't", async ({
  page,
  person,
  product,
  inbox,
  browser,
}) => {
  const [outsider, member, newcomer] = [
    await createsPerson(product, inbox),
    await createsPerson(product, inbox),
    await createsPerson(product, inbox),
  ]
  const acme = await createsOrganization(product, outsider, { name: 'Acme Research' })
  const clinic = await createsOrganization(product, person, { name: 'Northside Clinic' })
  const surveys = await surveysOf(product, outsider, acme)
  await joins(product, person, clinic, member)

  await lookAtAccess(page, person, clinic)
  const menuEntry = page
    .getByRole('navigation', { name: clinic.name })
    .getByRole('link', { name: 'Access', exact: true })
  await expect(menuEntry).toHaveAttribute('aria-current', 'page')
  await expect(figure(page, 'With access')).toContainText('2')
  const types = page.getByRole('navigation', { name: 'Filter by type' })
  await expect(types.getByRole('link', { name: 'Everything 2' })).toBeVisible()
  await types.getByRole('link', { name: 'People 2' }).click()
  await expect(page).toHaveURL(/type=person/)
  const chip = row(page, member.email).getByText('Member', { exact: true })
  await chip.focus()
  await expect(chip).toHaveAccessibleDescription('Can view the organization and act on its behalf.')

  const token = await approves(product, member, clinic, surveys, ['user:read', 'organization:read'])
  expect(await statusOf(product, token)).toBe(200)
  await types.getByRole('link', { name: /^Everything/ }).click()
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.pressSequentially('acme')
  await expect(page).toHaveURL(/search=acme/)
  // The search also covers people.
  await expect(types.getByRole('link', { name: 'Applications 1' })).toBeVisible()
  const way = row(page, 'Acme Surveys')
  await expect(way).toContainText('by Acme Research · approved by 1 person')
  await expect(search).toBeFocused()
  await expectAccessible(page, 'access')
  await page.setViewportSize({ width: 1440, height: 900 })

  // With the keyboard, the row opens and shows each person inside and what they approved.
  await way.getByRole('button', { name: 'Acme Surveys', exact: true }).press('Enter')
  const people = way.getByRole('list', { name: 'People who approved it' })
  await expect(people).toContainText(member.email)
  await expect(way).not.toContainText(outsider.email)
  const userChip = people.getByText(/: read$/).first()
  await expect(userChip).toHaveAccessibleDescription(
    'See the name and email address of the person who approved it.',
  )
  await expectAccessible(page, 'the people inside an application')
  await page.setViewportSize({ width: 1440, height: 900 })

  // Revoking access never requires people to confirm their identity.
  await elevenMinutesLater(product, person)
  await way.getByRole('checkbox', { name: 'Select Acme Surveys for Ana Duarte' }).check()
  await page.getByRole('button', { name: 'Revoke selected' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Revoke Acme Surveys?' })
  await expect(asked).toContainText('1 token will be revoked.')
  await expect(asked).toContainText('Members can approve it again.')
  await expect(asked.getByRole('link', { name: 'Security' })).toBeVisible()
  await expectAccessible(page, 'what would end')
  // Every part of the dialog can be reached, even in a low window.
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
  await joins(product, person, clinic, newcomer)
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Access list' })).toBeFocused()

  await page.goto(`/organization/${clinic.id}/access`)
  await expect(row(page, person.email).getByRole('checkbox')).toHaveAccessibleDescription(
    "You can't revoke an owner's access or your own.",
  )
  // The details of the revoked row aren't loaded again, which would be a 404.
  await row(page, newcomer.email).getByRole('button', { expanded: false }).click()
  await expect(row(page, newcomer.email)).toContainText('How access was granted')
  await row(page, newcomer.email)
    .getByRole('button', { name: /^Revoke/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await confirmsWithPassword(page, person)
  await proof.getByRole('button', { name: 'Close' }).click()
  await expect(row(page, newcomer.email)).toHaveCount(0)

  const theirs = await secondBrowser(browser, product)
  await lookAtAccess(theirs, member, clinic)
  await expect(theirs.getByText("You don't have permission to see this")).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Access', exact: true })).toHaveCount(0)
})

test('managers authorize or decline requested applications under Requests @long', async ({
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
  await page.getByRole('link', { name: 'Requests 1' }).click()
  await expect(page).toHaveURL(/\/access\/requests$/)
  const card = page.getByRole('region', { name: 'Requested by members: 1' })
  await expect(card).toContainText('Acme Surveys by Acme Research')
  await expect(card).toContainText(member.email)
  await expect(card.getByText(/: read$/)).toHaveAccessibleDescription(
    'See the name and email address of the person who approved it.',
  )
  await expectAccessible(page, 'requests')
  await page.setViewportSize({ width: 1440, height: 900 })
  const menu = page.getByRole('link', { name: 'Access 1' })
  await expect(menu).toBeVisible()
  await card.getByRole('button', { name: 'Decline' }).click()
  await page.getByLabel('Note to Ana Duarte (optional)').fill('Next year.')
  await expectAccessible(page, 'a request is declined')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('No open requests')).toBeVisible()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Access' })).toBeFocused()

  await ask()
  await page.reload()
  await card.getByRole('button', { name: 'Authorize' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Authorize' }).click()
  await expect(card).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Access', exact: true }).last().click()
  await expect(row(page, 'Acme Surveys')).toContainText('by Acme Research')
})
