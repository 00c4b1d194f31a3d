import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { setUpApp } from '../support/factors.ts'
import { createsOrganization } from '../support/organizations.ts'
import { fillInSignIn } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { type Acme, answerAt, redeem, startAcme } from '../support/third-party.ts'

let { party, application } = {} as Acme

test.beforeAll(async ({ product, inbox }) => {
  ;({ party, application } = await startAcme(product, inbox, {
    scopes: ['organization:read'],
  }))
})
test.afterAll(() => party[Symbol.asyncDispose]())

const verifier = randomBytes(32).toString('base64url')
const challenge = {
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
}

function standardWayIn(scope: string, asked: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: application.id,
    response_type: 'code',
    redirect_uri: party.redirect,
    scope,
    state: 's1',
    ...challenge,
    ...asked,
  })
  return `/oauth/authorize?${query.toString()}`
}

const justYou = (page: Page) => page.getByRole('radio', { name: 'Just you' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shares = (page: Page) => page.getByRole('list', { name: 'Permissions' }).getByRole('listitem')

test('someone without an organization signs in to an application, and needs only one click the next time', async ({
  page,
  person,
  product,
}) => {
  await page.goto(standardWayIn('openid profile email'))
  await page.waitForURL('**/sign-in?**')
  await fillInSignIn(page, person)
  await page.waitForURL('**/approval?**')
  await expect(justYou(page)).toBeChecked()
  await expect(justYou(page)).toHaveAccessibleDescription(
    `Without an organization · ${person.email}`,
  )
  await expect(shares(page)).toContainText(['See your name.', 'See your email address.'])
  await expect(page.getByLabel('Organization name')).toHaveCount(0)
  await expectAccessible(page, 'an approval as oneself')
  await button(page, 'Authorize').click()

  const code = (await answerAt(page, party)).get('code')!
  const proof = { code_verifier: verifier }
  const tokens = await redeem(product, application, code, party.redirect, proof)
  const told = await fetch(`${product.url}/oauth/userinfo`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  const facts = (await told.json()) as object
  expect(facts).toMatchObject({ name: `${person.firstName} ${person.lastName}` })
  expect(facts).not.toHaveProperty('organization_id')

  await page.goto(standardWayIn('openid profile email'))
  await expect(page.getByRole('heading', { level: 1, name: 'All set!' })).toBeVisible()
  await expect(page.getByText("You've already approved it for yourself.")).toBeVisible()
  await expectAccessible(page, 'an approval as oneself, given before')
  await button(page, `Continue as ${person.firstName} ${person.lastName}`).click()
  expect((await answerAt(page, party)).has('code')).toBe(true)
})

test('people with profiles can approve as themselves and revoke it @long', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person, { name: 'Northside Clinic' })
  await beginSession(page, person)
  await page.goto(standardWayIn('openid email offline_access'))
  await expect(justYou(page)).not.toBeChecked()
  await expect(button(page, 'Authorize')).toBeDisabled()
  await expect(page.getByText("even while you're away")).toBeVisible()
  await justYou(page).check()
  await button(page, 'Authorize').click()
  await answerAt(page, party)

  await page.goto('/user/account/activity')
  await expect(page.getByText(`${application.name} approved`)).toBeVisible()
  await page.getByRole('link', { name: 'Applications' }).click()
  const given = page.getByRole('list', { name: 'Applications you approved' })
  await expect(given.getByText('Just you, without an organization')).toBeVisible()
  await given.getByText('Permissions').click()
  await expect(given.getByText('See your email address.')).toBeVisible()
  await expectAccessible(page, 'an approval as oneself among those given')
  await button(page, `Revoke ${application.name}`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('No approved applications')).toBeVisible()
})

test('an application cannot get an organization’s data from a person without one @long', async ({
  page,
  person,
}) => {
  await beginSession(page, person)
  await page.goto(standardWayIn('openid profile organization:read'))
  await expect(button(page, 'Create and continue')).toBeVisible()
  await expect(justYou(page)).toHaveCount(0)
})

test('an application’s second-factor requirement is shown before the person chooses anything @long', async ({
  page,
  person,
}) => {
  const claims = JSON.stringify({ id_token: { acr: { essential: true, value: 'mfa' } } })
  await page.goto(standardWayIn('openid', { claims }))
  await page.waitForURL('**/sign-in?**')
  await fillInSignIn(page, person)
  await page.waitForURL('**/approval?**')
  await expect(page.getByText('Add a second factor first')).toBeVisible()
  await expect(button(page, 'Authorize')).toHaveCount(0)
  await expectAccessible(page, 'an approval that needs a second factor')

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Set up a second factor' }).click()
  await setUpApp(await opened, { opened: true })
  await page.bringToFront()
  await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))")
  await button(page, 'Authorize').click()
  expect((await answerAt(page, party)).has('code')).toBe(true)
})
