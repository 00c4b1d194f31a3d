import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { createsOrganization } from '../support/organizations.ts'
import { createsPerson, fillInSignIn, type Person } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { type Acme, answerAt, startAcme } from '../support/third-party.ts'

let { party, application } = {} as Acme

test.beforeAll(async ({ product, inbox }) => {
  ;({ party, application } = await startAcme(product, inbox, {
    name: 'Acme Reports',
    scopes: ['user:read', 'organization:read'],
  }))
})
test.afterAll(() => party[Symbol.asyncDispose]())

/** Returns the URL to which an application redirects a browser to sign someone in. */
function addressOf(more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: application.id,
    redirect_uri: party.redirect,
    response_type: 'code',
    scope: 'openid user:read organization:read',
    state: 's1',
    code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  })
  return `/oauth/authorize?${query.toString()}`
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const email = (page: Page) => page.getByLabel('Email address')
const reason = 'Sign in or create an account to continue to Acme Reports.'

/** Opens the URL from another site's page, through a link or in a frame. */
async function onAnotherSite(page: Page, html: string) {
  const there = 'https://elsewhere.example/'
  await page.route(there, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(there)
}

/** Signs in on the sign-in page and returns to the application. */
async function signsIn(page: Page, person: Person, more: Record<string, string> = {}) {
  await page.goto(addressOf(more))
  await page.waitForURL('**/sign-in?**')
  await fillInSignIn(page, person)
  await button(page, 'Authorize').click()
  return answerAt(page, party)
}

test('the sign-in page names the application, fills in the login hint, and uses the requested language', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person)
  await page.goto(addressOf({ login_hint: person.email, ui_locales: 'fr-CA en-CA' }))
  await page.waitForURL('**/sign-in?**')
  await expect(page.getByText(reason)).toBeVisible()
  await expect(email(page)).toHaveValue(person.email)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  await expectAccessible(page, 'sign-in for an application')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByText(reason)).toBeVisible()
  await page.goBack()
  await fillInSignIn(page, person)
  await button(page, 'Authorize').click()
  expect((await answerAt(page, party)).get('code')).toBeTruthy()
})

test('a silent request returns without a page if the person approved before, even from another site’s link @long', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person)
  await signsIn(page, person)
  const silent = `${product.url}${addressOf({ prompt: 'none', state: 'silent' })}`
  await onAnotherSite(page, `<a href="${silent.replaceAll('&', '&amp;')}">Go on</a>`)
  await page.getByRole('link', { name: 'Go on' }).click()
  const answer = await answerAt(page, party)
  expect(answer.get('state')).toBe('silent')
  expect(answer.get('code')).toBeTruthy()

  // The service forbids frames, and the browser wouldn't send the cookie.
  await onAnotherSite(page, `<iframe src="${silent.replaceAll('&', '&amp;')}"></iframe>`)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)

  await page.goto('/logout')
  await page.waitForURL('**/sign-in**')
  await page.goto(silent)
  expect((await answerAt(page, party)).get('error')).toBe('login_required')
})

test('prompt=login requires a new sign-in before the response @long', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person)
  await signsIn(page, person)
  await page.goto(addressOf({ prompt: 'login', state: 'again' }))
  await page.waitForURL('**/sign-in?**')
  await expect(page.getByText(reason)).toBeVisible()
  await expect(email(page)).toHaveValue(person.email)
  await fillInSignIn(page, person)
  await expect(title(page, 'All set!')).toBeVisible()
  await page.getByRole('button', { name: /^Continue as/ }).click()
  const answer = await answerAt(page, party)
  expect(answer.get('state')).toBe('again')
  expect(answer.get('code')).toBeTruthy()
})

test.describe('bypassing the sign-in page', () => {
  // The application requires a recent sign-in, so the decision is rejected at first.
  test.use({ allowedFaults: [/status of 403/] })

  test('people who bypass the sign-in page have to sign in when they decide @long', async ({
    page,
    person,
    product,
  }) => {
    await createsOrganization(product, person)
    await signsIn(page, person)
    await page.goto(addressOf({ prompt: 'login' }))
    await page.waitForURL('**/sign-in?**')
    await page.goto(page.url().replace('/sign-in?', '/approval?'))
    await page.getByRole('button', { name: /^Continue as/ }).click()
    await page.waitForURL('**/sign-in?**')
    await expect(page.getByText(reason)).toBeVisible()
  })
})

test('prompt=select_account lets the person choose an account @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  await createsOrganization(product, person)
  const other = await createsPerson(product, inbox)
  await createsOrganization(product, other)
  await signsIn(page, person)
  const address = addressOf({ prompt: 'select_account' })
  await page.goto(address)
  await expect(title(page, 'Choose an account')).toBeVisible()
  await expect(page.getByText('Choose which account to use with Acme Reports.')).toBeVisible()
  await expectAccessible(page, 'choosing an account')
  await button(page, `Continue as ${person.email}`).click()
  await expect(title(page, 'All set!')).toBeVisible()

  await page.goto(address)
  await button(page, 'Use another account').click()
  await page.waitForURL('**/sign-in?**')
  await fillInSignIn(page, other)
  await expect(title(page, 'Authorize Acme Reports')).toBeVisible()
  await button(page, 'Authorize').click()
  expect((await answerAt(page, party)).get('code')).toBeTruthy()
})
