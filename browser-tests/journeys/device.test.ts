import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import {
  type MadeApplication,
  createsNativeApplication,
  pollDevice,
  startDevice,
} from '../support/applications.ts'
import { press } from '../support/page-helpers.ts'
import { createsOrganization, type MadeOrganization } from '../support/organizations.ts'
import { createsPerson, fillInSignIn, type Person, signIn } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

let owner: Person
let acme: MadeOrganization
let application: MadeApplication

test.beforeAll(async ({ product, inbox }) => {
  owner = await createsPerson(product, inbox)
  acme = await createsOrganization(product, owner, { name: 'Acme' })
  application = await createsNativeApplication(product, owner, acme, {
    name: 'Acme TV',
    scopes: ['user:read', 'organization:read'],
  })
})

const scope = 'openid user:read organization:read'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const field = (page: Page) => page.getByLabel('Code')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a visitor types a device code, signs in, chooses a profile, and connects the device', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person, { name: 'Northside Clinic' })
  await createsOrganization(product, person, { name: 'Maple Grove' })
  const device = await startDevice(product, application, { scope: `${scope} offline_access` })
  await page.goto('/device')
  await page.waitForURL('**/sign-in')
  await fillInSignIn(page, person)
  await page.waitForURL('**/device')

  await expect(title(page, 'Connect a device')).toBeVisible()
  await expectAccessible(page, 'the code of a device')
  await field(page).fill(device.user_code.toLowerCase().replace('-', ' '))
  await button(page, 'Continue').click()

  await expect(title(page, 'Authorize Acme TV')).toBeFocused()
  await expect(page.getByText('Owned by Acme')).toBeVisible()
  await expect(page.getByText('Is this device yours?')).toBeVisible()
  await expect(page.getByText(device.user_code, { exact: true })).toBeVisible()
  await expect(page.getByText('Chrome on Android')).toBeVisible()
  await expect(page.getByText('127.0.0.1')).toBeVisible()
  await expect(page.getByText("You'll return to")).toHaveCount(0)
  await expect(
    page.getByText("It can do this even while you're away, until you revoke its access."),
  ).toBeVisible()
  await expect(button(page, 'Authorize')).toBeDisabled()
  await expectAccessible(page, 'what a device asks for')
  expect(await pollDevice(product, application, device)).toMatchObject({
    error: 'authorization_pending',
  })

  await page.getByRole('radio', { name: 'Northside Clinic' }).check()
  await button(page, 'Authorize').click()
  await expect(title(page, 'You can go back to your device')).toBeFocused()
  await expectAccessible(page, 'a device that was connected')
  const tokens = await pollDevice(product, application, device)
  expect(tokens.scope).toBe('openid offline_access user:read organization:read')

  await page.goto('/user/account/activity')
  await expect(page.getByText('Device connected to Acme TV')).toBeVisible()
})

test('someone without an organization connects a device as themselves @long', async ({
  page,
  person,
  product,
}) => {
  const device = await startDevice(product, application, { scope: 'openid profile email' })
  await beginSession(page, person)
  await page.goto(device.verification_uri_complete)
  await button(page, 'Continue').click()
  await expect(title(page, 'Authorize Acme TV')).toBeFocused()
  await expect(page.getByText('Is this device yours?')).toBeVisible()
  await expectAccessible(page, 'what a device asks a person for')
  await button(page, 'Authorize').click()
  await expect(title(page, 'You can go back to your device')).toBeFocused()
  expect(await pollDevice(product, application, device)).toMatchObject({
    scope: 'openid profile email',
  })
})

test('a link with a device code connects nothing by itself and can be denied with only the keyboard @long', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person)
  const device = await startDevice(product, application)
  await page.goto(device.verification_uri_complete)
  await page.waitForURL('**/sign-in?**')
  await fillInSignIn(page, person)
  await page.waitForURL(device.verification_uri_complete)

  await expect(field(page)).toHaveValue(device.user_code)
  await expect(page.getByText('Compare this code with the one on your device.')).toBeVisible()
  await expectAccessible(page, 'a code that came by a link')
  expect(await pollDevice(product, application, device)).toMatchObject({
    error: 'authorization_pending',
  })
  await field(page).focus()
  await page.keyboard.press('Enter')
  await expect(title(page, 'Authorize Acme TV')).toBeFocused()
  await press(page, button(page, 'Deny'))
  await expect(title(page, "The device wasn't connected")).toBeFocused()
  await expectAccessible(page, 'a device that was denied')
  expect(await pollDevice(product, application, device)).toMatchObject({ error: 'access_denied' })
})

test('malformed and unknown device codes show an error, and an earlier approval does not skip the prompt @long', async ({
  page,
  person,
  product,
  allowedFaults,
}) => {
  allowedFaults.push(/404/)
  await createsOrganization(product, person, { name: 'Northside Clinic' })
  await signIn(page, person)
  for (const _twice of [1, 2]) {
    const { user_code } = await startDevice(product, application)
    await page.goto('/device')
    await field(page).fill('123')
    await button(page, 'Continue').click()
    await expect(
      page.getByText('Enter a code with eight letters and no digits, such as WDJB-MJHT.'),
    ).toBeVisible()
    await field(page).fill('BBBB-BBBB')
    await button(page, 'Continue').click()
    await expect(page.getByText('This code is invalid, expired, or already used.')).toBeVisible()
    await expectAccessible(page, 'a code that nobody knows')
    await field(page).fill(user_code)
    await button(page, 'Continue').click()
    await expect(title(page, 'Authorize Acme TV')).toBeVisible()
    await expect(page.getByText('Is this device yours?')).toBeVisible()
    await button(page, 'Authorize').click()
    await expect(title(page, 'You can go back to your device')).toBeVisible()
  }
})

test('someone else can sign in in the same browser and continue with the device code @long', async ({
  page,
  person,
  product,
}) => {
  const other = owner
  const { user_code } = await startDevice(product, application)
  await createsOrganization(product, person)
  await beginSession(page, person)
  await page.goto('/device')
  await field(page).fill(user_code)
  await button(page, 'Continue').click()
  await page.getByRole('link', { name: 'Click here' }).click()
  await page.waitForURL('**/sign-in?**')
  await fillInSignIn(page, other)
  await page.waitForURL(`**/device?user_code=${user_code}`)
  await expect(field(page)).toHaveValue(user_code)
})

test('a late decision on a device code shows an error @long', async ({
  page,
  person,
  product,
  allowedFaults,
}) => {
  allowedFaults.push(/404/)
  await createsOrganization(product, person, { name: 'Northside Clinic' })
  const { user_code } = await startDevice(product, application)
  await signIn(page, person)
  const second = await page.context().newPage()
  for (const each of [page, second]) {
    await each.goto(`/device?user_code=${user_code}`)
    await button(each, 'Continue').click()
    await expect(title(each, 'Authorize Acme TV')).toBeVisible()
  }
  await button(second, 'Deny').click()
  await expect(title(second, "The device wasn't connected")).toBeVisible()
  await button(page, 'Authorize').click()
  await expect(page.getByText('This code is invalid, expired, or already used.')).toBeVisible()
})
