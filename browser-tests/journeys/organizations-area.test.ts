import type { Page } from '@playwright/test'
import { createsOrganization, becomesContact, joins } from '../support/organizations.ts'
import { createsPerson, storedIn } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page, person }) => beginSession(page, person))

const sideMenu = (page: Page, name: string) => page.getByRole('navigation', { name }).first()
const breadcrumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' })

test('GEN-4, GEN-3, OC-4: the language follows the organization, and the form for a new one starts with the matching country', async ({
  page,
  person,
  product,
}) => {
  const canadian = await createsOrganization(product, person, {
    name: 'Maple Grove',
    country: 'CA',
  })
  const american = await createsOrganization(product, person, { name: 'Elm Grove' })
  const html = page.locator('html')

  await page.goto(`/organization/${canadian.id}`)
  await expect(html).toHaveAttribute('lang', 'en-CA')
  await expect(page.getByLabel('Province')).toBeVisible()
  await expect(page.getByLabel('Postal Code')).toBeVisible()
  await expect.poll(async () => (await storedIn(page))['userLanguage']).toBe('"en-CA"')

  // The choice is stored independently of the organization, and the form for a new one starts with
  // it.
  await page.goto('/user/organizations/new')
  await expect(html).toHaveAttribute('lang', 'en-CA')
  await expect(page.getByLabel('Country')).toHaveValue('CA')

  await page.goto(`/organization/${american.id}`)
  await expect(html).toHaveAttribute('lang', 'en-US')
  await expect(page.getByLabel('Zip Code')).toBeVisible()
})

test("GEN-4, GEN-5: settings chosen on an organization's page apply only there @long", async ({
  page,
  person,
  product,
}) => {
  const chosen = await createsOrganization(product, person, { name: 'Elm Grove' })
  const other = await createsOrganization(product, person, { name: 'Oak Grove' })
  const html = page.locator('html')
  await page.goto(`/organization/${chosen.id}`)
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitemradio', { name: 'English (Canada)' }).click()
  await expect(html).toHaveAttribute('lang', 'en-CA')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elm Grove')
  await page.waitForLoadState('networkidle')
  await expect(html).toHaveAttribute('lang', 'en-CA')

  await page.goto(`/organization/${other.id}`)
  await expect(html).toHaveAttribute('lang', 'en-US')
  await page.goto(`/organization/${chosen.id}`)
  await expect(html).toHaveAttribute('lang', 'en-CA')
})

test('OD-1, OD-3, OD-4: the owner can edit the organization’s details and the profile’s email', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const { id } = await createsOrganization(product, person)
  await page.goto(`/organization/${id}/profile`)
  const name = page.getByLabel('Name', { exact: true })
  const update = page.getByRole('button', { name: 'Update', exact: true })
  await expect(update).toBeDisabled()
  await name.fill('')
  await update.click()
  await expect(name).toHaveAccessibleDescription('Enter the name of the organization.')
  await name.fill('Northside Family Clinic')
  await page.getByLabel('State').selectOption('Ohio')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await update.click()
  // Only the changed field is sent, because someone else may have changed the others in the
  // meantime.
  expect((await sent).postDataJSON()).toEqual({ name: 'Northside Family Clinic', state: 'OH' })
  await expect(page.getByText('Updated details')).toBeVisible()
  await expect(update).toBeDisabled()
  await expect(update).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northside Family Clinic')

  const email = page.getByLabel('Profile email')
  const updateProfile = page.getByRole('button', { name: 'Update profile' })
  await email.fill('')
  await updateProfile.click()
  await expect(email).toHaveAccessibleDescription('Enter an email address.')
  const next = `clinic-${person.email}`
  await email.fill(next)
  await updateProfile.click()
  await expect(
    page.getByText('Updated profile details. A verification email sent to your new email address'),
  ).toBeVisible()
  await expect(page.getByText(`Open the link we sent to ${next}`)).toBeVisible()
  await expect(email).toHaveValue(person.email)
  await expect.poll(() => inbox.count(next)).toBeGreaterThan(0)

  await page.reload()
  await expect(page.getByText('Verification pending')).toBeVisible()
  await expect(page.getByLabel('State')).toHaveValue('OH')
})

test.describe('when the service rejects the request', () => {
  test.use({ allowedFaults: [/status of 400/] })

  test('OD-3: a failed save keeps the typed values @long', async ({ page, person, product }) => {
    const { id } = await createsOrganization(product, person)
    await page.goto(`/organization/${id}/profile`)
    await page.route(`**/api/organization/${id}`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 400, json: { message: 'No.', fields: { name: 'Not that.' } } })
        : route.continue(),
    )
    await page.getByLabel('Name', { exact: true }).fill('Southside Clinic')
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByText('Invalid or missing inputs')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Southside Clinic')
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Not that.')
  })
})

test.describe('by role', () => {
  // A page that is opened by its URL requests its data before the roles are known.
  test.use({ allowedFaults: [/status of 403/] })

  test('OD-1: a contact sees the role Contact on the card and on the page @long', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const owner = await createsPerson(product, inbox)
    const organization = await createsOrganization(product, owner)
    await becomesContact(product, organization, person)
    await page.goto('/user/organizations')
    await expect(page.getByRole('main').getByText('Contact', { exact: true })).toBeVisible()
    await page.goto(`/organization/${organization.id}`)
    await expect(page.getByLabel('Profile email')).toHaveValue(person.email)
    await expect(page.getByRole('main').getByText('Contact', { exact: true })).toBeVisible()
    await expect(page.getByText('No role')).toHaveCount(0)
  })

  test('OD-1, OD-2, PER-1, PER-2, RT-5: admins and members see only what their roles allow', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const owner = await createsPerson(product, inbox)
    const joined = await createsOrganization(product, owner, { description: 'Open all night.' })
    const managed = await createsOrganization(product, owner, { name: 'Maple Grove' })
    await joins(product, owner, joined, person)
    await joins(product, owner, managed, person, ['member', 'admin'])

    await page.goto(`/organization/${joined.id}`)
    await expect(
      page.getByText(/You are a member of this organization since \w+ \d+, \d{4}/),
    ).toBeVisible()
    await expect(page.getByText('Open all night.')).toBeVisible()
    await expect(page.getByLabel('Description')).toHaveCount(0)
    await expect(page.getByLabel('Profile email')).toHaveValue(person.email)
    await expect(sideMenu(page, joined.name).getByRole('link')).toHaveText(['General'])
    await page.goto(`/organization/${joined.id}/activity`)
    await expect(page.getByText("You don't have permission to view this activity")).toBeVisible()

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/organization/${managed.id}`)
    await expect(page.getByText('You are an admin of this organization')).toBeVisible()
    await expect(page.getByLabel('Description')).toBeEditable()
    // These are the entries of RT-5 in its order. Other entries can appear between them.
    await expect(sideMenu(page, managed.name).getByRole('link')).toContainText([
      'General',
      'Applications',
      'Members',
      'Activity',
    ])

    await page.goto('/user/organizations')
    await expect(page.getByRole('link', { name: 'View Northside Clinic' })).toHaveText('View')
    await expect(page.getByRole('link', { name: 'Manage Maple Grove' })).toHaveText('Manage')
  })
})

test('RT-4, RT-5, GEN-13: the URLs, menu, and breadcrumbs of an organization work @long', async ({
  page,
  person,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { id, name } = await createsOrganization(product, person)
  for (const path of ['', '/profile']) {
    await page.goto(`/organization/${id}${path}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(sideMenu(page, name).getByRole('link', { name: 'General' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  await expect(breadcrumbs(page).getByRole('listitem')).toHaveText(['Home', 'Organizations', name])
  await page.goto(`/organization/${id}/members/invite`)
  await expect(page.getByRole('heading', { level: 1, name: 'Invite Members' })).toBeVisible()
  await page.goto(`/organization/${id}/nothing`)
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()

  // If the breadcrumbs wrap, no line starts with a separator.
  await page.setViewportSize({ width: 320, height: 740 })
  for (const item of await breadcrumbs(page).getByRole('listitem').all()) {
    const [whole, words] = [await item.boundingBox(), await item.locator('> *').boundingBox()]
    expect(words!.x).toBeCloseTo(whole!.x)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto(`/organization/${id}/activity`)
  await expect(breadcrumbs(page).getByRole('listitem')).toHaveText(['Home', '…', name, 'Activity'])
  await breadcrumbs(page).getByRole('button', { name: 'Show path' }).click()
  await breadcrumbs(page).getByRole('link', { name: 'Organizations' }).click()
  await page.waitForURL('**/user/organizations')
  await expect(breadcrumbs(page).getByRole('link', { name: 'Home' })).toHaveAttribute(
    'href',
    '/user/profile',
  )
})
