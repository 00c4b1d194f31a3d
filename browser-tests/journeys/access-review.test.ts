import { expectAccessible } from '../support/accessibility.ts'
import { saved, verified } from '../support/exports.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson } from '../support/people.ts'
import { approves, redirectUris, registersApplication } from '../support/third-party.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

// The note's first request fails on purpose.
test.use({ allowedFaults: [/ERR_FAILED/] })

test('an owner reviews the access, revokes one item, closes the review, and gets the signed report', async ({
  page,
  person,
  product,
  inbox,
}, testInfo) => {
  const organization = await createsOrganization(product, person)
  const chen = await createsPerson(product, inbox, { firstName: 'Chen', lastName: 'Okafor' })
  await joins(product, person, organization, chen)
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginSession(page, person)
  await page.goto(`/organization/${organization.id}/access/reviews`)

  await page.getByRole('button', { name: 'Start a review' }).click()
  await page.getByLabel('Due').selectOption('in 30 days')
  await expectAccessible(page, 'starting a review')
  await page.getByRole('button', { name: 'Start review' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Access review' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: '0 of 2 decided' })).toBeVisible()
  const close = page.getByRole('button', { name: 'Close review…' })
  await expect(close).toHaveAttribute('aria-disabled', 'true')

  // This part uses only the keyboard. The owner can't be revoked, but Chen can.
  const row = (name: string) =>
    page.getByRole('list', { name: 'Review items' }).locator('> li').filter({ hasText: name })
  const press = (name: string) => page.getByRole('button', { name }).press('Enter')
  await expect(page.getByRole('button', { name: 'Revoke Ana Duarte' })).toBeDisabled()
  await row('Chen Okafor').getByRole('button', { name: 'Chen Okafor', exact: true }).press('r')
  const revoked = page.getByRole('button', { name: 'Revoke Chen Okafor' })
  await expect(revoked).toHaveAttribute('aria-pressed', 'true')
  // Printed pages show only the pressed buttons, because they show the decisions.
  await page.emulateMedia({ media: 'print' })
  await expect(revoked).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Review items' }).locator('button[aria-pressed]:visible'),
  ).toHaveCount(1)
  await page.emulateMedia({ media: 'screen' })
  await press('Note Chen Okafor')
  await expect(page.getByLabel('Note', { exact: true })).toBeFocused()
  await page.keyboard.type('Left the clinic in March.')
  // If a request fails, the typed text stays until the note is saved.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await press('Save')
  await expect(page.getByText('We were unable to process your request.')).toBeVisible()
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Left the clinic in March.')
  await page.unroute('**/api/**')
  await press('Save')
  await expect(page.getByLabel('Note', { exact: true })).toBeHidden()
  await row('Chen Okafor').getByRole('button', { name: 'Chen Okafor', exact: true }).press('Enter')
  await expect(row('Chen Okafor')).toContainText('Left the clinic in March.')
  // Nothing has been revoked yet, and the page shows that.
  await expect(page.getByRole('link', { name: 'To revoke 1' })).toBeVisible()
  await expect(page.getByText('Nothing will be revoked until the review is closed.')).toBeVisible()
  await expectAccessible(page, 'a review under way')

  await page.getByRole('link', { name: /^Undecided/ }).click()
  await expect(row('Chen Okafor')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select Ana Duarte' }).check()
  // The owner can't be revoked, so the button that revokes the selection is disabled and explains
  // why.
  const revokeAll = page.getByRole('button', { name: 'Revoke', exact: true })
  await expect(revokeAll).toBeDisabled()
  await expect(revokeAll).toHaveAccessibleDescription(
    "Ana Duarte: You can't revoke an owner's access or your own.",
  )
  await page.getByRole('button', { name: 'Clear selection' }).click()
  // People must give a reason to keep all undecided items. The reason appears in the report.
  await page.getByRole('button', { name: 'Keep all undecided…' }).click()
  const keepAll = page.getByRole('button', { name: 'Keep all', exact: true })
  await expect(keepAll).toBeDisabled()
  await page.getByLabel('Reason').fill('Checked with the team lead.')
  await expectAccessible(page, 'a reason for keeping everything undecided')
  await page.setViewportSize({ width: 1440, height: 900 })
  await keepAll.click()
  await expect(page.getByText('Every item has a decision.', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^All/ }).click()
  await expect(row('Chen Okafor')).toBeVisible()

  await close.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('Members: 1')).toBeVisible()
  await dialog.getByLabel('Next review').selectOption('in 180 days')
  await expectAccessible(page, 'closing a review')
  await dialog.getByRole('button', { name: 'Close review' }).click()
  await expect(page.getByText('1 kept, 1 revoked, 0 already ended, 0 failed.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Revoked 1' })).toBeVisible()
  // After closing the review, the list shows each item's result without another click.
  await row('Chen Okafor').getByRole('button', { name: 'Chen Okafor', exact: true }).click()
  await expect(row('Chen Okafor')).toContainText(
    /Access revoked\..*Activity entry \d+ [0-9a-f]{64}/,
  )
  const file = page.getByRole('list', { name: 'Signed report' })
  await expect(file).toContainText(/northside-clinic-access-review-[\d-]{15}\.zip/)
  await expectAccessible(page, 'a closed review')
  const path = await saved(page, file.getByRole('button', { name: /^Download/ }), testInfo)
  const said = await verified(path)
  expect(said).toContain('is unchanged.')
  expect(said).toContain('Access to the data of the organization Northside Clinic')

  await page.goto(`/organization/${organization.id}/access/reviews`)
  await expect(page.getByText(/Next review due\s+in 180 days/)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Review of/ })).toContainText('1 kept, 1 revoked')
  await expectAccessible(page, 'the list of reviews')
})

test('discarding a review shows one confirmation with two distinct answers @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  await beginSession(page, person)
  await page.goto(`/organization/${organization.id}/access/reviews`)
  await page.getByRole('button', { name: 'Start a review' }).click()
  await page.getByRole('button', { name: 'Start review' }).click()
  await page.getByRole('button', { name: 'Discard review' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Discard this review?' })
  await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Discard review'])
  await dialog.getByRole('button', { name: 'Discard review' }).click()
  await expect(page.getByText('Review discarded')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Discarded by Ana Duarte/)
})

test('a note on an application can be added without expanding its people @long', async ({
  page,
  person,
  product,
}) => {
  const clinic = await createsOrganization(product, person)
  const scopes = ['user:read']
  const application = await registersApplication(product, person, clinic, { scopes, redirectUris })
  await approves(product, person, clinic, application, scopes)
  await beginSession(page, person)
  await page.goto(`/organization/${clinic.id}/access/reviews`)
  await page.getByRole('button', { name: 'Start a review' }).click()
  await page.getByRole('button', { name: 'Start review' }).click()

  const { name } = application
  await page
    .getByRole('button', { name: `Note ${name} and the people who approved it` })
    .press('Enter')
  const note = page.getByLabel('Note', { exact: true })
  await note.fill('Replaced in June.')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(note).toBeHidden()
  await page.getByRole('button', { name, exact: true }).press('Enter')
  await expect(page.getByRole('group', { name, exact: true })).toContainText('Replaced in June.')
  await expectAccessible(page, 'a review with a note on an application')
})
