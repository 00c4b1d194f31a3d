import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import {
  createsApplication,
  requestsScopes,
  authorizes,
  levelOf,
  revokes,
} from '../support/applications.ts'
import { goTo, press } from '../support/page-helpers.ts'
import { secondBrowser } from '../support/members.ts'
import { createsOrganization, joins, profileToken, send } from '../support/organizations.ts'
import { createsPerson, type Person, signIn } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  await signIn(page, person)
})

const whatItMayDo = (page: Page) => page.getByRole('list', { name: 'Permissions' })
const promptOf = (organization: { id: string }, application: { id: string }) =>
  `/organization/${organization.id}/applications/authorize/${application.id}`

/** Creates someone else's application, and the person's organization that could authorize it. */
async function twoSides(product: Product, person: Person, other: Person) {
  const owning = await createsOrganization(product, other, { name: 'Acme Research' })
  const granting = await createsOrganization(product, person, { name: 'Northside Clinic' })
  const application = await createsApplication(product, other, owning, {
    description: 'Asks patients after their visit.',
    scopes: ['user:read', 'survey:read', 'survey:manage'],
  })
  return { owning, granting, application }
}

test('AA-1, AA-3, RT-8: the prompt shows who requests which access, and the authorization opens a second after the decision', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  const { granting, application } = await twoSides(product, person, other)
  await page.goto(promptOf(granting, application))
  await expect(
    page.getByText(
      'Acme Surveys, owned by Acme Research, wants to act on behalf of Northside Clinic.',
    ),
  ).toBeVisible()
  await expect(whatItMayDo(page).getByRole('listitem')).toHaveText([
    /Survey.*Manage.*Create, change, and delete surveys and their responses\./,
    /Personal details.*Read-only.*See the name and email address of the person who approved it\./,
  ])
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.waitForURL(`**/organization/${granting.id}/applications`)
  await expect(page.getByText('No applications yet')).toBeVisible()

  await page.goto(promptOf(granting, application))
  const authorize = page.getByRole('button', { name: 'Authorize' })
  await expect(authorize).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  const posted = page.waitForRequest('**/api/authorized-application')
  await authorize.click()
  expect((await posted).postDataJSON()).toMatchObject({
    scopes: ['user:read', 'survey:read', 'survey:manage'],
  })
  await expect(page.getByText('Application has been successfully authorized')).toBeVisible()
  await page.clock.runFor(990)
  await expect(authorize).toBeVisible()
  await page.clock.runFor(20)
  await page.waitForURL('**/application-authorization/*')
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Surveys' })).toBeVisible()
})

test('a member who opens an authorization link sees that an admin has to open it @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  const { owning, application } = await twoSides(product, other, other)
  await joins(product, other, owning, person)
  await page.goto(`/application/${application.id}/authorize`)
  await expect(page.getByText("Send this page's link to an admin of Acme Research.")).toBeVisible()
})

test('AA-2: the prompt redirects to an existing authorization, or to the page of the organization’s own application', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  const { granting, application } = await twoSides(product, person, other)
  const { id } = await authorizes(product, person, granting, application)
  await page.goto(promptOf(granting, application))
  await page.waitForURL(`**/application-authorization/${id}?organization=${granting.id}`)

  const own = await createsApplication(product, person, granting, { name: 'Billing Bridge' })
  await page.goto(promptOf(granting, own))
  await page.waitForURL(`**/application/${own.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Billing Bridge' })).toBeVisible()
})

test('AA-4, AA-5, GEN-13: an authorization can be viewed and revoked, and its page closes after 2.2 seconds', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  const { granting, application } = await twoSides(product, person, other)
  const { id } = await authorizes(product, person, granting, application)
  await page.goto(`/organization/${granting.id}/applications?tab=authorized`)
  await page.getByRole('link', { name: 'Manage Acme Surveys' }).click()
  await page.waitForURL(`**/application-authorization/${id}?organization=${granting.id}`)

  const card = page.getByRole('region', { name: 'Authorization' })
  await expect(card).toContainText('Asks patients after their visit.')
  await expect(card).toContainText('Acme Research')
  await expect(card).toContainText('Ana Duarte')
  await expect(card).toContainText(/Last used\s*Never/)
  await expect(whatItMayDo(page).getByRole('listitem')).toHaveCount(2)
  await expect(card.getByRole('textbox')).toHaveCount(0)
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
  await expect(trail).toHaveText(['Home', '…', 'Applications', 'Acme Surveys'])

  await card.getByRole('button', { name: 'Revoke Access' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('will no longer be able to act on behalf of Northside Clinic')
  await page.clock.pauseAt(Date.now() + 60_000)
  await dialog.getByRole('button', { name: 'Revoke Access' }).click()
  await expect(page.getByText('Authorization successfully revoked')).toBeVisible()
  await page.clock.runFor(100)
  await expect(page.getByText('0 tokens revoked')).toBeVisible()
  await page.clock.runFor(2090)
  await expect(page).toHaveURL(/application-authorization/)
  await page.clock.runFor(20)
  await page.waitForURL(`**/organization/${granting.id}/applications?tab=authorized`)
  await page.clock.resume()
  await expect(page.getByText('No authorized applications yet')).toBeVisible()
})

test.describe('rejected requests', () => {
  test.use({ allowedFaults: [/status of (40[0349]|500)/] })

  test('AA-5: an authorization that is already revoked closes the page, and any other error keeps it open @long', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const other = await createsPerson(product, inbox)
    const { granting, application } = await twoSides(product, person, other)
    const authorization = await authorizes(product, person, granting, application)
    await page.goto(`/application-authorization/${authorization.id}`)
    const revoke = page.getByRole('button', { name: 'Revoke Access' })
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Access' })
    await page.route('**/api/authorized-application/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, contentType: 'text/plain', body: 'The tokens are stuck.' })
        : route.continue(),
    )
    await revoke.click()
    await confirm.click()
    await expect(
      page.getByText('Unable to revoke authorization: The tokens are stuck.'),
    ).toBeVisible()
    await page.unroute('**/api/authorized-application/*')

    await revokes(product, person, granting, authorization)
    await revoke.click()
    await expect(confirm).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await confirm.click()
    await expect(page.getByText('Authorization not found')).toBeVisible()
    await page.clock.runFor(2190)
    await expect(page).toHaveURL(/application-authorization/)
    await page.clock.runFor(20)
    await page.waitForURL(`**/organization/${granting.id}/applications?tab=authorized`)
  })

  test('AA-1, AA-3: if the request changes before the decision, the prompt shows it again @long', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const other = await createsPerson(product, inbox)
    const { owning, granting, application } = await twoSides(product, person, other)
    await page.goto(promptOf(granting, application))
    const listed = whatItMayDo(page).getByRole('listitem')
    await expect(listed).toHaveCount(2)
    await requestsScopes(product, other, owning, application, ['transaction:manage'])
    await page.getByRole('button', { name: 'Authorize' }).click()
    await expect(page.getByRole('alert')).toContainText(
      "The application's request has changed. Review it again before you decide.",
    )
    await expect(listed).toHaveText([/Record, change, and delete transactions\./])
    await page.getByRole('button', { name: 'Authorize' }).click()
    await expect(page.getByText('Application has been successfully authorized')).toBeVisible()
  })
})

test.describe('without an organization in the address', () => {
  // For organizations that haven't authorized the application, the service returns 404.
  test.use({ allowedFaults: [/status of 404/] })

  test('RT-8: an authorization is found among the organizations that the person manages @long', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const other = await createsPerson(product, inbox)
    const { granting, application } = await twoSides(product, person, other)
    const { id } = await authorizes(product, person, granting, application)
    const last = await createsOrganization(product, person, { name: 'Maple Grove' })
    await page.goto(`/organization/${last.id}`)
    await expect(page.getByRole('heading', { level: 1, name: last.name })).toBeVisible()
    await page.goto(`/application-authorization/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Acme Surveys' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: granting.name }).first()
    await expect(menu.getByRole('link', { name: 'Applications' })).toHaveAttribute(
      'aria-current',
      'page',
    )

    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Find an organization' }).fill('maple')
    await expect(page.getByRole('grid').getByText(last.name)).toBeVisible()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/organization/${last.id}/applications`)
  })
})

test('AP-4, AA-1, AA-4, AA-5: an application is created, authorized by another organization, and revoked @long', async ({
  page,
  person,
  browser,
  product,
  inbox,
}) => {
  test.slow()
  const other = await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
  const acme = await createsOrganization(product, person, { name: 'Acme Research' })
  const clinic = await createsOrganization(product, other, { name: 'Northside Clinic' })
  await createsOrganization(product, other, { name: 'Maple Grove' })
  const theirs = await secondBrowser(browser, product)
  await theirs.setViewportSize({ width: 1440, height: 900 })
  await signIn(theirs, other)

  // Acme registers the application and chooses its scopes.
  await page.goto(`/organization/${acme.id}/applications/new`)
  await page.getByLabel('Name', { exact: true }).fill('Acme Surveys')
  await page.getByRole('button', { name: 'Create application' }).click()
  await page.waitForURL('**/application/*/connect')
  const tabs = page.getByRole('navigation', { name: 'Pages of Acme Surveys' })
  await tabs.getByRole('link', { name: 'Settings' }).click()
  const level = (entity: string, name: string) => levelOf(page, entity, name)
  await level('Surveys', 'Read-only').check()
  await page.getByRole('button', { name: 'Update permissions' }).click()
  await expect(page.getByText('Updated application')).toBeVisible()
  await tabs.getByRole('link', { name: 'Usage' }).click()
  const given = page.getByRole('region', { name: 'Authorizations' })
  await expect(given).toContainText('No organization has authorized this application yet.')
  const address = (await given.getByRole('code').textContent())!

  // The clinic opens the link, selects itself, and authorizes the application.
  await theirs.goto(address)
  await theirs.getByRole('link', { name: 'Northside Clinic' }).click()
  await expect(whatItMayDo(theirs).getByRole('listitem')).toHaveCount(3)
  await theirs.getByRole('button', { name: 'Authorize' }).click()
  await theirs.waitForURL('**/application-authorization/*')

  // Acme finds the authorization and requests more scopes.
  await page.reload()
  await expect(given.getByRole('listitem')).toHaveText([/Northside Clinic.*Up to date/])
  await tabs.getByRole('link', { name: 'Settings' }).click()
  await expect(
    page.getByText('1 of 1 organization has authorized all requested permissions.'),
  ).toBeVisible()
  await level('Surveys', 'Manage').check()
  await level('Networks', 'Read-only').check()
  await level('Personal details', 'None').check()
  await expect(
    page.getByText('1 organization will need to authorize the permissions you add.'),
  ).toBeVisible()
  await expect(page.getByText('Removed permissions will stop working immediately')).toBeVisible()
  await page.getByRole('button', { name: 'Update permissions' }).click()
  await expect(page.getByText('Updated application')).toBeVisible()
  await tabs.getByRole('link', { name: 'Usage' }).click()
  await expect(given.getByRole('listitem')).toHaveText([/Partially authorized/])

  // The clinic keeps the granted scopes, reads the additional request, and decides on it.
  await theirs.goto(`/organization/${clinic.id}/applications?tab=authorized`)
  const listed = theirs.getByRole('list', { name: 'Authorized Applications' })
  await expect(listed).toContainText('Requesting more access')
  await listed.getByRole('link', { name: 'Manage Acme Surveys' }).click()
  const more = theirs.getByRole('region', { name: 'Acme Surveys requests more access' })
  await expect(more.getByRole('listitem')).toHaveText([/Survey.*Manage/, /Network.*Read-only/])
  await expect(whatItMayDo(theirs)).not.toContainText('Network')
  await more.getByRole('button', { name: 'Authorize' }).click()
  await expect(theirs.getByText('Acme Surveys now has the additional permissions')).toBeVisible()
  await expect(more).toHaveCount(0)
  await expect(whatItMayDo(theirs)).toContainText('Network')

  await tabs.getByRole('link', { name: 'Settings' }).click()
  await level('Resources', 'Manage').check()
  // The list already shows this text for the earlier scopes, so it doesn't prove that the new ones
  // are saved.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Update permissions' }).click()
  await saved
  await tabs.getByRole('link', { name: 'Usage' }).click()
  await expect(given.getByRole('listitem')).toHaveText([/Partially authorized/])
  await theirs.reload()
  await more.getByRole('button', { name: 'Reject' }).click()
  await expect(
    theirs.getByText('Rejected. Acme Surveys keeps its current permissions'),
  ).toBeVisible()
  await expect(more).toHaveCount(0)

  // The clinic revokes the authorization.
  await theirs.getByRole('button', { name: 'Revoke Access' }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Revoke Access' }).click()
  await expect(theirs.getByText('Authorization successfully revoked')).toBeVisible()
  await theirs.waitForURL(`**/organization/${clinic.id}/applications?tab=authorized`)
  await expect(theirs.getByText('No authorized applications yet')).toBeVisible()
  await page.reload()
  await expect(given).toContainText('No organization has authorized this application yet.')
  await theirs.goto(`/organization/${clinic.id}/activity`)
  await expect(theirs.getByRole('list', { name: 'Activity' })).toContainText([
    /revoked Acme Surveys's authorization.*rejected more scopes for Acme Surveys.*authorized Acme Surveys/,
  ])
})

test.describe('accessibility', () => {
  test.use({ allowedFaults: [/status of 404/] })
  test('AA-1, AA-4: the pages that authorize an application pass axe @axe', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const other = await createsPerson(product, inbox)
    const { owning, granting, application } = await twoSides(product, person, other)
    await page.goto(promptOf(granting, application))
    await expect(whatItMayDo(page)).toBeVisible()
    await expect(page.getByText('Receives events about')).toBeHidden()
    const token = await profileToken(product.url, other, owning.id)
    const endpoint = { url: 'https://receiver.example/events' }
    await send(product.url, `POST /application/${application.id}/endpoints`, token, endpoint)
    await page.reload()
    await expect(page.getByText('Receives events about its own access.')).toBeVisible()
    await expectAccessible(page, 'the prompt')

    const { id } = await authorizes(product, person, granting, application)
    await requestsScopes(product, other, owning, application, ['user:manage', 'network:read'])
    await page.goto(`/application-authorization/${id}`)
    await expect(page.getByText('Acme Surveys requests more access')).toBeVisible()
    await expect(page.getByText('Receives events about its own access.')).toBeVisible()
    await expectAccessible(page, 'an authorization with a request')
    await page.getByRole('button', { name: 'Revoke Access' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, 'revoking')

    await createsOrganization(product, person, { name: 'Maple Grove' })
    await page.goto(`/application/${application.id}/authorize`)
    await expect(page.getByText('Choose the organization')).toBeVisible()
    await expectAccessible(page, 'the choice of an organization')
    await page.goto('/application-authorization/nonsense')
    await expect(page.getByText('Authorization not found')).toBeVisible()
    await expectAccessible(page, 'authorization not found')
  })
})

test('AA-1, AA-5: an application can be authorized and revoked with only the keyboard @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  const { granting, application } = await twoSides(product, person, other)
  await page.goto(promptOf(granting, application))
  await press(page, page.getByRole('button', { name: 'Authorize' }))
  await page.waitForURL('**/application-authorization/*')
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Surveys' })).toBeFocused()
  await goTo(page, page.getByRole('button', { name: 'Show what Acme Surveys would see' }))
  await press(page, page.getByRole('button', { name: 'Revoke Access' }))
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await press(page, dialog.getByRole('button', { name: 'Revoke Access' }))
  await expect(page.getByText('Authorization successfully revoked')).toBeVisible()
  await page.waitForURL(`**/organization/${granting.id}/applications?tab=authorized`)
})
