import { expectAccessible } from '../support/accessibility.ts'
import { createsOrganization, joins, removes } from '../support/organizations.ts'
import { createsPerson, fillInSignIn, storedIn } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page, person }) => beginSession(page, person))

test.describe('someone else’s organization', () => {
  test.use({ allowedFaults: [/status of 40[014]/] })

  test('RT-6, SES-4: an organization in which the person has no profile is not found, and the page links home', async ({
    page,
    product,
    inbox,
  }) => {
    const stranger = await createsPerson(product, inbox)
    const { id } = await createsOrganization(product, stranger)
    for (const address of [id, 'nonsense', '6ecd8c99-4036-403d-bf84-cf8400f67836']) {
      await page.goto(`/organization/${address}`)
      await expect(
        page.getByText('The organization you are looking for is not found.'),
      ).toBeVisible()
    }
    await page.getByRole('link', { name: 'Home Page' }).click()
    await page.waitForURL('**/user/profile')
  })

  test('SES-3, SES-4: a removed member stays signed in and no longer finds the organization @long', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const owner = await createsPerson(product, inbox)
    const organization = await createsOrganization(product, owner)
    await joins(product, owner, organization, person)
    await page.goto(`/organization/${organization.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(organization.name)
    const stored = await storedIn(page)
    expect(stored['activeToken']).toBe(JSON.stringify(organization.id))
    expect(Object.keys(JSON.parse(stored['tokens']!) as object)).toEqual(['_user', organization.id])

    await removes(product, owner, organization, person)
    await page.reload()
    await expect(page.getByText('The organization you are looking for is not found.')).toBeVisible()
    await expect.poll(async () => (await storedIn(page))['tokens']).not.toContain(organization.id)
    await page.getByRole('link', { name: 'Home Page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible()
    await expect.poll(async () => (await storedIn(page))['activeToken']).toBe('"_user"')
  })
})

test('SES-3: two tabs can act for different organizations without mixing them up', async ({
  page,
  person,
  product,
  context,
}) => {
  const first = await createsOrganization(product, person, { name: 'Northside Clinic' })
  const second = await createsOrganization(product, person, { name: 'Maple Grove' })
  const other = await context.newPage()
  await page.goto(`/organization/${first.id}`)
  await other.goto(`/organization/${second.id}`)
  for (const [tab, name] of [
    [page, 'Northside'],
    [other, 'Maple'],
  ] as const) {
    await tab.getByLabel('City').fill(`${name} City`)
    await tab.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(tab.getByText('Updated details')).toBeVisible()
  }
  for (const [tab, name] of [
    [page, 'Northside'],
    [other, 'Maple'],
  ] as const) {
    await tab.reload()
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(tab.getByLabel('City')).toHaveValue(`${name} City`)
  }
})

test('RT-4: the switcher opens the same section of another organization, by keyboard @long', async ({
  page,
  person,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const first = await createsOrganization(product, person, { name: 'Northside Clinic' })
  const second = await createsOrganization(product, person, { name: 'Maple Grove' })
  await page.goto(`/organization/${first.id}/activity`)
  await expect(page.getByRole('banner').getByText(first.name)).toBeVisible()
  await page.keyboard.press('/')
  const filter = page.getByRole('combobox', { name: 'Find an organization' })
  await expect(filter).toBeFocused()
  const rows = page.getByRole('grid', { name: 'Organizations' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('gridcell', { name: /Northside Clinic.*current/ })).toBeVisible()

  await filter.fill('grove')
  await expect(rows).toHaveCount(1)
  await filter.fill('nobody')
  await expect(page.getByText('No organizations match your search.')).toBeVisible()
  await filter.fill('')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(rows.first().getByRole('gridcell').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/organization/${second.id}/activity`)
  await expect(filter).toBeHidden()
  await expect(page.getByText(`created the organization ${second.name}`)).toBeVisible()

  await page.getByRole('button', { name: /Switch organization/ }).click()
  await page.getByRole('link', { name: 'All organizations' }).click()
  await page.waitForURL('**/user/organizations')
})

test('RT-4: pinned organizations come first in the switcher, for this person only @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const older = await createsOrganization(product, person, { name: 'Aspen Labs' })
  const newer = await createsOrganization(product, person, { name: 'Birch Labs' })
  const other = await createsPerson(product, inbox)
  for (const { id, name } of [older, newer]) await joins(product, person, { id, name }, other)
  const rows = page.getByRole('grid', { name: 'Organizations' }).getByRole('row')
  const open = async () => {
    await page.goto('/user/organizations')
    await expect(page.getByRole('heading', { level: 1, name: 'Organizations' })).toBeVisible()
    await page.keyboard.press('/')
    await expect(rows).toHaveCount(2)
  }

  await open()
  await expect(rows).toContainText([newer.name, older.name])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  const pin = page.getByRole('button', { name: `Pin ${older.name}` })
  await expect(pin).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  // The list doesn't change under the pointer. It has the new order the next time that it opens.
  await expect(rows).toContainText([newer.name, older.name])
  await open()
  await expect(rows).toContainText([older.name, newer.name])
  await page.keyboard.press('Escape')

  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/sign-in')
  await fillInSignIn(page, other)
  await page.waitForURL('**/user/profile')
  await open()
  await expect(page.getByRole('button', { name: /^Pin/, pressed: true })).toHaveCount(0)
})

test.describe('accessibility', () => {
  test.use({ allowedFaults: [/status of 404/] })

  test('OL-1, OC-1, OD-1: axe finds no violations on the organization screens @axe', async ({
    page,
    person,
    product,
  }) => {
    await page.goto('/user/organizations')
    await page.getByText('I was invited').click()
    await expectAccessible(page, 'no organizations')

    await page.goto('/user/organizations/new')
    await page.getByRole('button', { name: 'Create organization' }).last().click()
    await expect(page.getByText('Enter the name of the organization.')).toBeVisible()
    await expectAccessible(page, 'create organization, refused')

    const { id } = await createsOrganization(product, person)
    await page.goto('/user/organizations')
    await expect(page.getByRole('link', { name: 'Manage' })).toBeVisible()
    await expectAccessible(page, 'organizations')

    await page.goto(`/organization/${id}`)
    await expect(page.getByLabel('Profile email')).toBeVisible()
    await page.getByRole('button', { name: /Switch organization/ }).click()
    await expect(page.getByRole('row')).toHaveCount(1)
    await page.getByRole('button', { name: /^Pin/ }).click()
    await expectAccessible(page, 'organization with its switcher')
  })

  test('RT-4, RT-6: axe finds no violations on the activity and not-found pages @axe', async ({
    page,
    person,
    product,
  }) => {
    const { id } = await createsOrganization(product, person)
    await page.goto(`/organization/${id}/activity`)
    await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible()
    await expectAccessible(page, 'activity of an organization')

    await page.goto('/organization/nonsense')
    await expect(page.getByText('The organization you are looking for is not found.')).toBeVisible()
    await expectAccessible(page, 'organization not found')
  })
})
