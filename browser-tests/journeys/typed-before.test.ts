import type { Page } from '@playwright/test'
import { createsApplication } from '../support/applications.ts'
import { createsOrganization, joins, profileToken, send } from '../support/organizations.ts'
import {
  createsPerson,
  fillInSignIn,
  type Person,
  signIn,
  signInOnScreen,
} from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedFaults: [/status of 401/] })

const said = (page: Page) =>
  page.getByText(
    "We restored what you typed before your session expired. It hasn't been saved yet.",
  )
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const nameField = (page: Page) => page.getByLabel('Name', { exact: true })

/** Ends the session by clearing the cookies. The person finds out when they click a button. */
async function expires(page: Page, press: string) {
  await page.context().clearCookies()
  await page.getByRole('button', { name: press }).last().click()
  await page.waitForURL('**/sign-in')
  await expect(page.getByText('Your session expired. Please sign in again.')).toBeVisible()
}

/**
 * Ends the session in the same way. The person then signs in again and returns to the same page.
 */
async function expiresFor(page: Page, person: Person, press: string) {
  const address = page.url()
  await expires(page, press)
  await fillInSignIn(page, person)
  await page.waitForURL(address)
}

test('SES-8: typed values are restored, except in fields that a colleague changed @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const colleague = await createsPerson(product, inbox)
  const organization = await createsOrganization(product, person, { city: 'Columbus' })
  await joins(product, person, organization, colleague, ['admin'])
  const token = await profileToken(product.url, colleague, organization.id)
  const call = `/organization/${organization.id}`
  await beginSession(page, person)
  await page.goto(call)

  const details = region(page, 'Organization details')
  const findable = page.getByLabel('Network owners can find this organization')
  await nameField(page).fill('Northside Hospital')
  await page.getByLabel('Description').fill('Mine')
  await page.getByLabel('Country').selectOption('Canada')
  await page.getByLabel('Province').selectOption('Ontario')
  await findable.click()
  const found = await findable.isChecked()
  await page.getByLabel('Profile email').fill('desk@northside.example')
  await expires(page, 'Update profile')
  await send(product.url, `PATCH ${call}`, token, { description: 'Theirs' })
  await fillInSignIn(page, person)
  await page.waitForURL(`**${call}`)

  await expect(said(page)).toBeVisible()
  await expect(nameField(page)).toHaveValue('Northside Hospital')
  await expect(page.getByLabel('Description')).toHaveValue('Theirs')
  await expect(page.getByLabel('Country')).toHaveValue('CA')
  await expect(page.getByLabel('Province')).toHaveValue('ON')
  expect(await findable.isChecked()).toBe(found)
  await expect(page.getByLabel('Profile email')).toHaveValue('desk@northside.example')
  await expect(page.getByLabel('City')).toHaveValue('Columbus')

  // Nothing is sent automatically, and the request contains only the person's changes.
  const stored = () => send<Record<string, string>>(product.url, `GET ${call}`, token)
  expect(await stored()).toMatchObject({ name: 'Northside Clinic', country: 'US' })
  await details.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Updated details')).toBeVisible()
  expect(await stored()).toMatchObject({
    name: 'Northside Hospital',
    description: 'Theirs',
    country: 'CA',
    state: 'ON',
    city: 'Columbus',
  })
})

test('choices are restored with the typed values @long', async ({ page, person, product }) => {
  const organization = await createsOrganization(product, person)
  const application = await createsApplication(product, person, organization)
  await beginSession(page, person)

  await page.goto(`/organization/${organization.id}/networks/new`)
  await nameField(page).fill('Care Circle')
  const shares = page.getByRole('checkbox', { name: 'Surveys' })
  await shares.check()
  await expiresFor(page, person, 'Create network')
  await expect(nameField(page)).toHaveValue('Care Circle')
  await expect(shares).toBeChecked()
  await page.getByRole('button', { name: 'Create network' }).click()
  await expect(page.getByText('Network created')).toBeVisible()

  await page.goto(`/organization/${organization.id}/applications/new`)
  const chosen = page.getByRole('radio', { name: 'Single-page' })
  await nameField(page).fill('Acme Forms')
  await chosen.check()
  await expiresFor(page, person, 'Create application')
  await expect(chosen).toBeChecked()
  await expect(said(page)).toBeVisible()

  await page.goto(`/application/${application.id}/advanced`)
  const algorithm = page.getByLabel('ID token signing algorithm')
  await algorithm.selectOption('RS256')
  await expiresFor(page, person, 'Update sign-in settings')
  await expect(algorithm).toHaveValue('RS256')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(algorithm).toHaveValue('ES256')
})

test('a language that loads after the page doesn’t remove typed text @long', async ({
  page,
  person,
}) => {
  await beginSession(page, person)
  await page.goto('/user/organizations/new')
  await page.evaluate(() => localStorage.setItem('userLanguage', '"en-CA"'))
  await page.reload()
  await expect(page.getByLabel('Country')).toHaveValue('CA')
  await nameField(page).fill('Northside Clinic')
  await page.getByText('More details').click()
  await page.getByLabel('Province').selectOption('Ontario')
  await page.route('**/locales/en-CA.json', async (route) => {
    await expect(nameField(page)).toBeVisible()
    await route.continue()
  })
  await expiresFor(page, person, 'Create organization')
  // The section is expanded, because no one should send fields that they can't see.
  await expect(page.getByLabel('Province')).toBeVisible()
  await expect(page.getByLabel('Province')).toHaveValue('ON')
  await expect(nameField(page)).toHaveValue('Northside Clinic')
})

test('typed values are never shown to others, kept after sign-out, or stored with passwords @long', async ({
  page,
  person,
  product,
  inbox,
  context,
}) => {
  const other = await createsPerson(product, inbox, { firstName: 'Ben' })
  const firstName = page.getByLabel('First name')
  await signIn(page, person)
  await firstName.fill('Anabel')
  await expires(page, 'Update')
  await fillInSignIn(page, other)
  await page.waitForURL('**/user/profile')
  await expect(firstName).toHaveValue('Ben')
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/sign-in')
  await signInOnScreen(page, person)
  await expect(firstName).toHaveValue('Ana')

  await firstName.fill('Anabel')
  await expires(page, 'Update')
  const tab = await context.newPage()
  await signInOnScreen(tab, person)
  await tab.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await tab.waitForURL('**/sign-in')
  await fillInSignIn(page, person)
  await page.waitForURL('**/user/profile')
  await expect(firstName).toHaveValue('Ana')

  await page.goto('/user/account')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill(person.password)
  await page.getByLabel('New password').fill('Lantern-42-Harbour')
  await page.getByLabel('Confirm password').fill('Lantern-42-Harbour')
  await page.getByRole('button', { name: 'Show new password' }).click()
  await expires(page, 'Update password')
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  )
  expect(kept).not.toMatch(/Harbour/)
  await fillInSignIn(page, person)
  await page.waitForURL('**/user/account')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await expect(said(page)).toBeHidden()
})
