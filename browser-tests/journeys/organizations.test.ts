import type { Page } from '@playwright/test'
import { createsOrganization, joins } from '../support/organizations.ts'
import { skipPauses } from '../support/page-helpers.ts'
import { createsPerson, storedIn } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page, person }) => beginSession(page, person))

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Organizations' }).getByRole('listitem')

test('OC-1, OC-5, OC-6, OL-1: the first organization is created from the empty list, and its creator owns it', async ({
  page,
}) => {
  await page.goto('/user/organizations')
  await expect(page.getByText("You don't belong to an organization yet")).toBeVisible()
  await page.getByText('I was invited').click()
  await expect(page.getByText('If yours was sent to a different address')).toBeVisible()
  await page.getByRole('link', { name: 'Create organization' }).click()
  await page.waitForURL('**/user/organizations/new')

  const create = page.getByRole('button', { name: 'Create organization' })
  await create.last().click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'Enter the name of the organization.',
  )

  await page.getByLabel('Name', { exact: true }).fill('  Northside Clinic ')
  await page.getByText('More details').click()
  await page.getByLabel('Description').fill('Walk-in care for the north side.')
  await page.getByLabel('Address', { exact: true }).fill('12 Elm Street')
  await page.getByLabel('Email address').fill('front.desk@northside.example')
  await page.getByLabel('City').fill('Columbus')
  await page.getByLabel('State').selectOption('Ohio')
  await page.getByLabel('Zip Code').fill('43004')
  await expect(page.getByLabel('Time zone')).toContainText(/Eastern Time · New York \(UTC−[45]\)/)
  await page.getByLabel('Time zone').selectOption('America/New_York')
  await create.last().click()
  await page.waitForURL(/\/organization\/[\w-]+$/)
  await expect(page.getByText('Organization created')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northside Clinic')
  await expect(page.getByText(/You created this organization at \w+ \d+, \d{4}/)).toBeVisible()
  await expect(page.getByLabel('State')).toHaveValue('OH')
  await expect(page.getByLabel('Time zone')).toHaveValue('America/New_York')
})

test("a value that's too long has an error at its field and isn't cut @long", async ({ page }) => {
  await page.goto('/user/organizations/new')
  await page.getByText('More details').click()
  const limits: [label: string, most: number][] = [
    ['Name', 100],
    ['Description', 1000],
    ['Address', 200],
    ['City', 100],
  ]
  for (const [label, most] of limits) {
    const field = page.getByLabel(label, { exact: true })
    await field.focus()
    // Unlike `fill`, a paste respects the field's maximum length.
    await page.keyboard.insertText('a'.repeat(most + 1))
    await expect(field).toHaveValue('a'.repeat(most + 1))
  }
  await page.getByRole('button', { name: 'Create organization' }).last().click()
  for (const [label, most] of limits) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      `Use at most ${most} characters.`,
    )
  }
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  // The ZIP code keeps the length that the specification requires.
  await page.getByLabel('Zip Code').focus()
  await page.keyboard.insertText('123456')
  await expect(page.getByLabel('Zip Code')).toHaveValue('12345')
})

test('OC-2, OC-3, GEN-3: the country sets the labels, lists, and postal code format', async ({
  page,
}) => {
  await page.goto('/user/organizations/new')
  // Optional fields are collapsed.
  await expect(page.getByLabel('Country')).toHaveValue('US')
  await expect(page.getByLabel('State')).toBeHidden()
  await page.getByText('More details').click()
  await expect(page.getByLabel('State').locator('option')).toHaveCount(52)
  await expect(page.getByLabel('State').getByText('District of Columbia')).toBeAttached()
  await expect(page.getByLabel('Zip Code')).toHaveAttribute('maxlength', '5')

  await page.getByLabel('Country').selectOption('Canada')
  await expect(page.getByRole('status').getByText(/Province and Postal Code/)).toBeAttached()
  await expect(page.getByLabel('Province').locator('option')).toHaveCount(14)
  await expect(page.getByLabel('Time zone').locator('option')).toHaveCount(7)
  const code = page.getByLabel('Postal Code')
  await expect(code).toHaveAttribute('maxlength', '7')
  await code.pressSequentially('k1a0b1')
  await expect(code).toHaveValue('k1a0b1')
  await code.blur()
  await expect(code).toHaveValue('K1A 0B1')

  // Leaving the page requires confirmation, because the typed text would be lost.
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(code).toHaveValue('K1A 0B1')
})

test.describe('without a network', () => {
  test.use({ allowedFaults: [/ERR_INTERNET_DISCONNECTED/] })

  test("OC-5: a missing connection isn't reported as invalid input @long", async ({ page }) => {
    await page.goto('/user/organizations/new')
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Northside Clinic')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Create organization' }).last().click()
    const said = page.getByRole('alert').filter({ hasText: 'There is no network connection.' })
    await expect(said).toBeVisible()
    await expect(page.getByText('Invalid or missing inputs')).toHaveCount(0)
    const notice = (await said.boundingBox())!
    const label = (await page.getByText('Name', { exact: true }).boundingBox())!
    expect(label.y - notice.y - notice.height).toBeGreaterThanOrEqual(16)
    await page.context().setOffline(false)
  })
})

test.describe('when the service rejects the request', () => {
  test.use({ allowedFaults: [/status of (400|404|409|503)/] })

  test('OC-5: errors use the specified messages @long', async ({ page }) => {
    await page.goto('/user/organizations/new')
    await page.getByLabel('Name', { exact: true }).fill('Northside Clinic')
    const answers = [
      { status: 400, json: { message: 'No.', fields: { city: 'This is not a city.' } } },
      { status: 409, json: { message: 'Not now.' } },
    ]
    await page.route('**/api/organization', (route) => route.fulfill(answers.shift()))
    await page.getByRole('button', { name: 'Create organization' }).last().click()
    await expect(page.getByText('Error creating organization')).toBeVisible()
    await expect(page.getByLabel('City')).toHaveAccessibleDescription('This is not a city.')
    await page.getByRole('button', { name: 'Create organization' }).last().click()
    await expect(page.getByText('Invalid or missing inputs')).toBeVisible()
    await expect(page.getByText('Not now.')).toBeVisible()
  })

  test('OL-5: a list that fails to load shows an error and can be retried @long', async ({
    page,
  }) => {
    let broken = true
    await skipPauses(page)
    await page.route('**/api/organization?**', (route) =>
      broken ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await page.goto('/user/organizations')
    await expect(page.getByText('Error loading organizations')).toBeVisible()
    broken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText("You don't belong to an organization yet")).toBeVisible()
  })
})

test.describe('leaving an organization', () => {
  // The pointer is still where the card was, and hovering prefetches pages.
  test.use({ allowedFaults: [/status of 404/] })

  test("OL-2, OL-3, OL-5, PER-3: a member leaves after confirming, and an owner can't leave", async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const owner = await createsPerson(product, inbox)
    const joined = await createsOrganization(product, owner, { name: 'Maple Grove' })
    await joins(product, owner, joined, person)
    await createsOrganization(product, person, { name: 'Northside Clinic' })

    await page.goto('/user/organizations')
    await expect(cards(page)).toHaveCount(2)
    const own = cards(page).filter({ hasText: 'Northside Clinic' })
    await expect(own.getByRole('link', { name: 'Manage' })).toBeVisible()
    await expect(own.getByRole('button', { name: 'Leave' })).toHaveCount(0)

    const other = cards(page).filter({ hasText: 'Maple Grove' })
    await expect(other.getByText('Member', { exact: true })).toBeVisible()
    await other.getByRole('button', { name: 'Leave' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText("You'll immediately lose access to Maple Grove")
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(cards(page)).toHaveCount(2)
    await other.getByRole('button', { name: 'Leave' }).click()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(
      page.getByText('You have successfully left the organization Maple Grove'),
    ).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
    await expect.poll(async () => (await storedIn(page))['tokens']).not.toContain(joined.id)
  })
})

test('OL-1, OL-6: the organization list has 2 columns on medium and wider screens, and a pager for more than one page', async ({
  page,
  person,
  product,
}) => {
  for (let made = 1; made <= 21; made += 1) {
    await createsOrganization(product, person, { name: `Clinic ${made}` })
    if (made === 20) {
      await page.goto('/user/organizations')
      await expect(cards(page)).toHaveCount(20)
      await expect(page.getByRole('navigation', { name: 'Organizations pagination' })).toHaveCount(
        0,
      )
    }
  }
  await page.setViewportSize({ width: 900, height: 900 })
  await page.reload()
  const columns = async () => {
    const places = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()))
    return new Set(places.map((place) => place?.x)).size
  }
  await expect(cards(page).first()).toContainText('Clinic 21')
  await expect.poll(columns).toBe(2)
  await page.setViewportSize({ width: 600, height: 900 })
  await expect.poll(columns).toBe(1)

  const pages = page.getByRole('navigation', { name: 'Organizations pagination' })
  await pages.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**/user/organizations?page=2')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Clinic 1')
})

test('OL-4: a profile without roles shows No role', async ({ page, person, product }) => {
  await createsOrganization(product, person)
  await page.route('**/api/organization?**', async (route) => {
    const answer = await route.fetch()
    const list = (await answer.json()) as { data: object[] }
    await route.fulfill({
      json: { ...list, data: list.data.map((one) => ({ ...one, profileRoles: [] })) },
    })
  })
  await page.goto('/user/organizations')
  await expect(cards(page).getByText('No role')).toBeVisible()
  await expect(cards(page).getByRole('link', { name: 'View' })).toBeVisible()
})
