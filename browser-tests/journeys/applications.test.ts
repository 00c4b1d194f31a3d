import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { createsApplication, requestsScopes, authorizes, levelOf } from '../support/applications.ts'
import { goTo } from '../support/page-helpers.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, person)
})

const region = (page: Page, name: string) => page.getByRole('region', { name })

test('AP-2, RT-4, RT-5, RT-7, GEN-13: an application can be created and opened by URL', async ({
  page,
  person,
  product,
}) => {
  const { id, name } = await createsOrganization(product, person)
  await page.goto(`/organization/${id}`)
  const menu = page.getByRole('navigation', { name }).first()
  await expect(menu.getByRole('link')).toContainText(['General', 'Applications', 'Members'])
  await menu.getByRole('link', { name: 'Applications' }).click()
  await expect(page.getByText('No applications yet')).toBeVisible()
  await page.getByRole('link', { name: 'Create application' }).click()
  await page.waitForURL('**/applications/new')

  await page.getByRole('button', { name: 'Create application' }).click()
  const field = page.getByLabel('Name', { exact: true })
  await expect(field).toHaveAccessibleDescription('Enter the name of the application.')
  await field.fill('Acme Surveys')
  const redirect = page.getByLabel('Redirect URI')
  await redirect.fill('http://acme.example/callback')
  await page.getByRole('button', { name: 'Create application' }).click()
  await expect(redirect).toHaveAccessibleDescription(
    /^Use https\. Plain http is allowed only for localhost\./,
  )
  await expect(redirect).toBeFocused()
  await expectAccessible(page, 'new application, redirect URI refused')
  await redirect.fill(' https://acme.example/callback ')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/application'),
  )
  const created = page.waitForResponse('**/api/application')
  await page.getByRole('button', { name: 'Create application' }).click()
  expect((await sent).postDataJSON()).toEqual({
    organization: id,
    name: 'Acme Surveys',
    description: '',
    kind: 'web',
    scopes: ['user:read', 'application:read'],
    redirectUris: ['https://acme.example/callback'],
  })
  expect((await created).status()).toBe(201)
  await expect(page.getByText('Application created')).toBeVisible()
  await page.waitForURL('**/application/*/connect')
  const addresses = page.getByRole('list', { name: 'Redirect URIs', exact: true })
  await expect(addresses).toContainText('https://acme.example/callback')

  const address = new URL(page.url()).pathname.replace('/connect', '')
  for (const path of [address, `${address}/profile`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Acme Surveys' })).toBeVisible()
    for (const card of ['Application details', 'Permissions', 'Client credentials'])
      await expect(region(page, card)).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Applications' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await trail.getByRole('button', { name: 'Show path' }).click()
  await expect(trail.getByRole('listitem')).toHaveText([
    'Home',
    'Organizations',
    name,
    'Applications',
    'Acme Surveys',
  ])
  await page.goto(`${address}/nothing`)
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
})

test('AP-1: each tab is paginated and stays on its page while the other tab is open @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  const other = await createsOrganization(product, person, { name: 'Acme Research' })
  const theirs = await createsApplication(product, person, other, { name: 'Referral Desk' })
  await authorizes(product, person, organization, theirs)
  await requestsScopes(product, person, other, theirs, [
    'user:read',
    'application:read',
    'survey:manage',
  ])
  for (let number = 1; number <= 20; number += 1)
    await createsApplication(product, person, organization, { name: `Application ${number}` })
  const newest = await createsApplication(product, person, organization, { name: 'Application 21' })
  await authorizes(product, person, other, newest)

  await page.goto(`/organization/${organization.id}/applications`)
  const owned = page
    .getByRole('table', { name: 'Owned Applications' })
    .locator('tbody')
    .getByRole('row')
  const authorized = page.getByRole('list', { name: 'Authorized Applications' })
  await expect(owned).toHaveCount(20)
  await expect(owned.first()).toContainText('Application 21')
  await expect(owned.first()).toContainText('Read-only: Personal details, Applications')
  await expect(owned.first()).toContainText('Never used')
  await expect(owned.first()).toContainText('1 organization')
  await page.getByRole('navigation', { name: 'Applications pagination' }).getByText('Next').click()
  await page.waitForURL('**/applications?owned=2')
  await expect(owned).toHaveCount(1)

  const tabs = page.getByRole('navigation', { name: 'Applications', exact: true })
  await tabs.getByRole('link', { name: 'Authorized Applications' }).click()
  await page.waitForURL('**/applications?tab=authorized&owned=2')
  await expect(authorized).toContainText('Owned by Acme Research')
  await expect(authorized).toContainText('Requesting more access')
  await tabs.getByRole('link', { name: 'Owned Applications' }).click()
  await page.waitForURL('**/applications?owned=2')
  // The link covers the whole row.
  await owned.getByText('Application 1', { exact: true }).click({ force: true })
  await page.waitForURL('**/application/*')
  await expect(page.getByRole('heading', { level: 1, name: 'Application 1' })).toBeVisible()
  await page.goBack()
  await expect(owned).toHaveCount(1)
  await page.reload()
  await tabs.getByRole('link', { name: 'Authorized Applications' }).click()
  await expect(authorized.getByRole('link', { name: 'Manage Referral Desk' })).toHaveText('Manage')
  // The link covers the whole card.
  await authorized.getByRole('heading').click({ force: true })
  await page.waitForURL('**/application-authorization/*')
})

test.describe('lists and pages that fail to load', () => {
  test.use({ allowedFaults: [/status of (40[034]|500)/] })

  test('AP-7: the lists show an error and a way to retry', async ({ page, person, product }) => {
    const { id } = await createsOrganization(product, person)
    const lists = /\/api\/(authorized-)?application\?/
    await page.route(lists, (route) => route.fulfill({ status: 400 }))
    for (const [tab, empty] of [
      ['', 'No applications yet'],
      ['?tab=authorized', 'No authorized applications yet'],
    ] as const) {
      await page.goto(`/organization/${id}/applications${tab}`)
      await expect(page.getByText('Unexpected error fetching applications')).toBeVisible()
      await page.unroute(lists)
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByText(empty)).toBeVisible()
      await page.route(lists, (route) => route.fulfill({ status: 400 }))
    }
  })

  test('RT-7, PER-2: strangers and members cannot manage an application, and admins cannot delete it @long', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const owner = await createsPerson(product, inbox)
    const organization = await createsOrganization(product, owner)
    const application = await createsApplication(product, owner, organization)
    const address = `/application/${application.id}`
    const refusal = page.getByText("You don't have permission to manage this application")
    await page.goto(address)
    await expect(refusal).toBeVisible()
    await expect(
      page.getByText(`Only admins and owners of ${organization.name} can do this.`),
    ).toBeVisible()

    await joins(product, owner, organization, person, ['member', 'admin'])
    await page.goto(address)
    await expect(region(page, 'Client credentials')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete application' })).toHaveCount(0)

    const second = await createsOrganization(product, owner, { name: 'Maple Grove' })
    await joins(product, owner, second, person)
    const theirs = await createsApplication(product, owner, second)
    for (const path of [`/organization/${second.id}/applications`, `/application/${theirs.id}`]) {
      await page.goto(path)
      await expect(page.getByText("You don't have permission to manage applications")).toBeVisible()
    }
    for (const nobodys of ['nonsense', second.id]) {
      await page.goto(`/application/${nobodys}`)
      await expect(page.getByText('Application not found')).toBeVisible()
    }
  })
})

test('AP-2, AP-4: an application can be created and its permissions set with only the keyboard @long', async ({
  page,
  person,
  product,
}) => {
  const { id } = await createsOrganization(product, person)
  await page.goto(`/organization/${id}/applications`)
  await page.getByRole('link', { name: 'Create application' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Create application' })).toBeFocused()
  await goTo(page, page.getByLabel('Name', { exact: true }))
  await page.keyboard.type('Acme Surveys')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Surveys' })).toBeFocused()

  const survey = levelOf(page, 'Surveys', 'None')
  const tabs = page.getByRole('navigation', { name: 'Pages of Acme Surveys' })
  await goTo(page, tabs.getByRole('link', { name: 'Settings' }))
  await page.keyboard.press('Enter')
  await expect(survey).toBeVisible()
  await goTo(page, survey)
  await page.keyboard.press('ArrowRight')
  await expect(levelOf(page, 'Surveys', 'Read-only')).toBeChecked()
  const save = page.getByRole('button', { name: 'Update permissions' })
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Updated application')).toBeVisible()
})

test.describe('accessibility', () => {
  test.use({ allowedFaults: [/status of 404/] })
  test('AP-1, AP-2: the lists of applications pass axe @axe', async ({ page, person, product }) => {
    const organization = await createsOrganization(product, person)
    const here = `/organization/${organization.id}/applications`
    await page.goto(`${here}?tab=authorized`)
    await expect(page.getByText('No authorized applications yet')).toBeVisible()
    await expectAccessible(page, 'no authorized applications')
    await createsApplication(product, person, organization, { description: 'For patients.' })
    await page.goto(here)
    await expect(page.getByRole('link', { name: 'Manage' })).toBeVisible()
    await expectAccessible(page, 'owned applications')
    await page.goto(`${here}/new`)
    await page.getByRole('button', { name: 'Create application' }).click()
    await expect(page.getByText('Enter the name of the application.')).toBeVisible()
    await expectAccessible(page, 'new application, refused')
    await page.goto('/application/nonsense')
    await expect(page.getByText('Application not found')).toBeVisible()
    await expectAccessible(page, 'application not found')
  })
})
