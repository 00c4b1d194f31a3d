import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { requestsScopes } from '../support/applications.ts'
import { goTo, press, skipPauses } from '../support/page-helpers.ts'
import {
  createsOrganization,
  joins,
  profileToken,
  removes,
  send,
} from '../support/organizations.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import {
  type Acme,
  answerAt,
  approvalAddress,
  registersApplication,
  startAcme,
} from '../support/third-party.ts'

test.use({ allowedFaults: [/status of (40[0349]|500)/] })

let { owner, acme, party, application } = {} as Acme

test.beforeAll(async ({ product, inbox }) => {
  ;({ owner, acme, party, application } = await startAcme(product, inbox, {
    scopes: ['user:read'],
  }))
})
test.afterAll(() => party[Symbol.asyncDispose]())
test.beforeEach(({ page, person }) => signIn(page, person))

function addressOf(more: Record<string, string> = {}): string {
  const { redirect } = party
  return approvalAddress({ application: application.id, state: 's1', redirect, ...more })
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Makes a request return 500 until the fault is removed. */
async function breaks(page: Page, path: string) {
  const address = `**/api/${path}`
  await skipPauses(page)
  await page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }))
  return () => page.unroute(address)
}

test('APV-11: an unknown application or organization has its own message @long', async ({
  page,
}) => {
  for (const id of [randomUUID(), 'acme']) {
    await page.goto(addressOf({ application: id }))
    await expect(title(page, 'Application not found')).toBeVisible()
  }
  await page.goto(addressOf({ orgId: randomUUID() }))
  await expect(title(page, 'Unable to get organization')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home Page' })).toBeVisible()
})

test('APV-11: each failed request has its own message, and Retry continues', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person)
  for (const [path, said] of [
    ['me', 'Error logging in.'],
    ['application/*', 'Error during auth flow'],
    ['profile?*', 'Unable to get profiles'],
    ['approval?*', 'Unable to get approvals'],
  ] as const) {
    const repair = await breaks(page, path)
    await page.goto(addressOf())
    await expect(title(page, said)).toBeVisible()
    await repair()
    await button(page, 'Retry').click()
    await expect(button(page, 'Authorize')).toBeEnabled()
  }
})

test('APV-11: after a failed decision, the screen stays open and shows the reason @long', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person)
  await page.goto(addressOf())
  const alert = page.getByRole('alert')

  let repair = await breaks(page, 'auth/profile/token')
  await button(page, 'Authorize').click()
  await expect(alert).toContainText('Error logging in.')
  await repair()
  repair = await breaks(page, 'authorize')
  await button(page, 'Authorize').click()
  await expect(alert).toContainText('Unexpected error. Authorization failed')
  await repair()

  // The application's scopes changed while the person was reading. The new scopes are shown before
  // the approval.
  await requestsScopes(product, owner, acme, application, ['user:read', 'survey:read'])
  await button(page, 'Authorize').click()
  await expect(alert).toContainText('Error authorizing the profile.')
  await expect(alert).toContainText("The application's request has changed.")
  await expect(page.getByText('See surveys and their responses.')).toBeVisible()
  await button(page, 'Authorize').click()
  expect((await answerAt(page, party)).has('code')).toBe(true)
  await requestsScopes(product, owner, acme, application, ['user:read'])
})

test('APV-11: a member who was removed in the meantime sees an error and the remaining choices @long', async ({
  page,
  person,
  product,
}) => {
  const north = await createsOrganization(product, owner, { name: 'Northside Clinic' })
  await joins(product, owner, north, person)
  await page.goto(addressOf())
  await expect(page.getByRole('radio', { name: north.name })).toBeChecked()
  await removes(product, owner, north, person)
  await button(page, 'Authorize').click()
  await expect(page.getByRole('alert')).toContainText('Error logging in.')
  await expect(button(page, 'Create and continue')).toBeVisible()
})

test('APV-11: a failure to create an organization is shown and can be retried @long', async ({
  page,
}) => {
  await page.goto(addressOf())
  const repair = await breaks(page, 'organization')
  await page.getByLabel('Organization name').fill('Northside Clinic')
  await button(page, 'Create and continue').click()
  await expect(page.getByRole('alert')).toContainText('Error creating an organization')
  await repair()
  await button(page, 'Create and continue').click()
  await expect(page.getByRole('radio', { name: 'Northside Clinic' })).toBeChecked()
})

test('APV-11: someone who became a member in the meantime approves as a member, not as a contact @long', async ({
  page,
  person,
  product,
}) => {
  await page.goto(addressOf({ orgId: acme.id }))
  await expect(button(page, 'Authorize as a contact')).toBeVisible()
  await joins(product, owner, acme, person)
  await button(page, 'Authorize as a contact').click()
  await expect(page.getByRole('alert')).toContainText('Error creating contact profile')
  await expect(
    page.getByText('It will act for Acme using your profile there (Member).'),
  ).toBeVisible()
  await button(page, 'Authorize').click()
  expect((await answerAt(page, party)).has('code')).toBe(true)
})

test('APV-11, D4: nothing is sent to an unregistered redirect URI', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person)
  await page.goto(addressOf({ redirect: 'https://evil.example/back' }))
  await expect(title(page, 'Invalid redirect URL.')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('evil.example')
  await expect(page.getByText(party.host)).toBeHidden()
  for (const name of ['Authorize', 'Cancel']) await expect(button(page, name)).toBeHidden()
  await expectAccessible(page, 'redirect refused')
  await page.getByRole('link', { name: 'Home Page' }).click()
  await expect(page).toHaveURL(/\/user\/profile$/)
})

test('APV-11, D4: removing a redirect URI during an approval shows an error, and Cancel still leaves the screen @long', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person)
  const asking = await registersApplication(product, owner, acme, {
    redirectUris: [party.redirect],
  })
  const register = async (...redirectUris: string[]) => {
    const token = await profileToken(product.url, owner, acme.id)
    await send(product.url, `PATCH /application/${asking.id}`, token, { redirectUris })
  }
  await page.goto(addressOf({ application: asking.id }))
  await expect(button(page, 'Authorize')).toBeEnabled()
  await register('https://elsewhere.example/back')
  await button(page, 'Authorize').click()
  await expect(title(page, 'Invalid redirect URL.')).toBeVisible()

  await register(party.redirect)
  await page.reload()
  await expect(button(page, 'Cancel')).toBeVisible()
  await register('https://elsewhere.example/back')
  await button(page, 'Cancel').click()
  await expect(page).toHaveURL(/\/user\/profile$/)
})

test('APV-5: a profile can be chosen and approved with only the keyboard @long', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person, { name: 'Northside Clinic' })
  await joins(product, owner, acme, person)
  await page.goto(addressOf())
  await expect(button(page, 'Authorize')).toBeDisabled()
  await goTo(page, page.getByRole('radio', { name: 'Acme' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Acme' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Northside Clinic' })).toBeChecked()
  await goTo(page, button(page, 'Create an organization instead'))
  await press(page, button(page, 'Authorize'))
  expect((await answerAt(page, party)).has('code')).toBe(true)
})

test.describe('accessibility of the approval screen @axe', () => {
  test('axe finds no violations for a person without a profile @long', async ({ page }) => {
    await page.goto(addressOf({ orgId: acme.id }))
    await expect(button(page, 'Authorize as a contact')).toBeVisible()
    await expectAccessible(page, 'contact')
    await page.goto(addressOf())
    await expect(button(page, 'Create and continue')).toBeVisible()
    await expectAccessible(page, 'create organization')
    await page.goto(addressOf({ application: randomUUID() }))
    await expect(title(page, 'Application not found')).toBeVisible()
    await expectAccessible(page, 'not found')
  })

  test('axe finds no violations for a person with profiles', async ({ page, person, product }) => {
    await createsOrganization(product, person, { name: 'Northside Clinic' })
    await joins(product, owner, acme, person)
    await page.goto(addressOf({ roles: 'owner' }))
    const mend = await breaks(page, 'authorize')
    await button(page, 'Authorize').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'select, refused')
    await mend()
    await page.goto(addressOf({ roles: 'owner' }))
    await button(page, 'Authorize').click()
    await answerAt(page, party)
    await page.goto(addressOf())
    await expect(title(page, 'All set!')).toBeVisible()
    await expectAccessible(page, 'all set')
  })
})
