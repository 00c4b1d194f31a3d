import type { Page } from '@playwright/test'
import { requestsScopes } from '../support/applications.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import {
  createsPerson,
  newStranger,
  fillInSignIn,
  fillInSignUp,
  signIn,
  storedIn,
} from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import {
  type Acme,
  answerAt,
  approvalAddress,
  registersApplication,
  redeem,
  startAcme,
  stateOf,
} from '../support/third-party.ts'

let { owner, acme, party, application } = {} as Acme

test.beforeAll(async ({ product, inbox }) => {
  ;({ owner, acme, party, application } = await startAcme(product, inbox, {
    scopes: ['user:read', 'organization:read'],
  }))
})
test.afterAll(() => party[Symbol.asyncDispose]())

function addressOf(more: Record<string, string> = {}): string {
  const { redirect } = party
  return approvalAddress({ application: application.id, state: 's1', redirect, ...more })
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const profile = (page: Page, name: string) => page.getByRole('radio', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('APV-1, APV-3, APV-5, APV-10, SI-8, RT-1: a visitor signs in, chooses a profile, and returns to the application', async ({
  page,
  person,
  product,
}) => {
  const north = await createsOrganization(product, person, { name: 'Northside Clinic' })
  await createsOrganization(product, person, { name: 'Maple Grove' })
  const state = stateOf({ own: 'ünverändert', at: 1 })
  const address = addressOf({ state, other: 'kept' })
  await page.goto(address)
  await page.waitForURL('**/sign-in?**')
  await expect(
    page.getByText(`Sign in or create an account to continue to ${application.name}.`),
  ).toBeVisible()
  await fillInSignIn(page, person)
  await page.waitForURL(`**${address}`)

  await expect(title(page, `Authorize ${application.name}`)).toBeVisible()
  await expect(page.getByText('Owned by Acme')).toBeVisible()
  await expect(page.getByText(`You'll return to ${party.host}`)).toBeVisible()
  // Several profiles can approve, so none is selected by default.
  for (const name of ['Northside Clinic', 'Maple Grove'])
    await expect(profile(page, name)).not.toBeChecked()
  await expect(button(page, 'Authorize')).toBeDisabled()
  await expect(button(page, 'Authorize')).toHaveAccessibleDescription('Choose a profile first.')
  await profile(page, 'Northside Clinic').check()
  const sent = page.waitForRequest('**/api/authorize')
  await profile(page, 'Northside Clinic').press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({
    application: application.id,
    state,
    redirect: party.redirect,
    scopes: ['user:read', 'organization:read'],
  })

  const answer = await answerAt(page, party)
  expect(answer.get('own')).toBe('1')
  expect(answer.get('state')).toBe(state)
  expect(answer.get('iss')).toBe(`${product.url}/oauth`)
  const tokens = await redeem(product, application, answer.get('code')!, party.redirect)
  const reply = await fetch(`${product.url}/api/organization/${north.id}`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect(await reply.json()).toMatchObject({ name: 'Northside Clinic' })
})

test('APV-2: an invalid approval URL shows what is wrong', async ({ page }) => {
  const { redirect } = party
  const whole = { application: application.id, state: 's1', redirect }
  for (const name of ['application', 'state', 'redirect'] as const) {
    const { [name]: _left, ...rest } = whole
    await page.goto(approvalAddress(rest))
    await expect(title(page, 'Missing parameters')).toBeVisible()
  }
  await page.goto(approvalAddress({ ...whole, redirect: 'ftp://acme.example' }))
  await expect(title(page, 'Invalid redirect URL.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home Page' })).toBeVisible()
})

test('APV-4: scopes are shown as sentences, with changes first', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person)
  const { id } = await registersApplication(product, owner, acme, {
    scopes: ['user:read', 'survey:read', 'survey:manage', 'referral:read'],
    redirectUris: [party.redirect],
  })
  await beginSession(page, person)
  await page.goto(addressOf({ application: id }))
  const listed = page.getByRole('list', { name: 'Permissions' }).getByRole('listitem')
  await expect(listed).toContainText([
    'Create, change, and delete surveys and their responses.',
    'See your name and email address.',
    'See all referral data.',
  ])
})

test('APV-5, PER-4: profiles without a required role are disabled and show the required roles', async ({
  page,
  person,
  product,
}) => {
  await joins(product, owner, acme, person, ['member'])
  const maple = await createsOrganization(product, owner, { name: 'Maple Grove' })
  await joins(product, owner, maple, person, ['admin'])
  await beginSession(page, person)
  await page.goto(addressOf({ roles: 'admin,owner' }))
  await expect(profile(page, 'Acme')).toBeDisabled()
  await expect(profile(page, 'Acme')).toHaveAccessibleDescription(
    'You need one of these roles: Admin, Owner',
  )
  // Only this profile can approve, so it's selected.
  await expect(profile(page, 'Maple Grove')).toBeChecked()
  await expect(button(page, 'Authorize')).toBeEnabled()

  await page.goto(addressOf({ state: stateOf({ roles: ['clinician'] }) }))
  await expect(page.getByText('You need one of these roles: Clinician')).toHaveCount(2)
  await expect(button(page, 'Authorize')).toHaveCount(0)
  await button(page, 'Cancel').click()
  expect((await answerAt(page, party)).get('error')).toBe('access_denied')
})

test('APV-6, APV-7: with orgId, the organization’s profile is used, and the next visit shows that it’s already approved', async ({
  page,
  person,
  product,
}) => {
  const north = await createsOrganization(product, person, { name: 'Northside Clinic' })
  await createsOrganization(product, person, { name: 'Maple Grove' })
  await beginSession(page, person)
  await page.goto(addressOf({ orgId: north.id }))
  await expect(page.getByText('It will act for Northside Clinic using your profile')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await button(page, 'Authorize').click()
  expect((await answerAt(page, party)).has('code')).toBe(true)

  await page.goto(addressOf({ state: stateOf({ orgId: north.id }) }))
  await expect(title(page, 'All set!')).toBeVisible()
  // The existing approval appears above the permissions.
  const before = page.getByText("You've already approved it for Northside Clinic (Owner).")
  await expect(before.locator('xpath=following::summary')).toHaveText('Permissions')
  await button(page, `Continue as ${person.firstName} ${person.lastName}`).click()
  expect((await answerAt(page, party)).has('code')).toBe(true)
})

test('APV-7: an approved application can be approved for another profile, and again for more scopes @long', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person, { name: 'Northside Clinic' })
  await beginSession(page, person)
  await page.goto(addressOf())
  await button(page, 'Authorize').click()
  await answerAt(page, party)
  const maple = await createsOrganization(product, person, { name: 'Maple Grove' })

  await page.goto(addressOf())
  await expect(title(page, 'All set!')).toBeVisible()
  await button(page, 'Use another profile').click()
  await expect(page.getByText('Already approved')).toHaveCount(1)
  await profile(page, 'Maple Grove').check()
  await button(page, 'Authorize').click()
  await answerAt(page, party)

  await requestsScopes(product, owner, acme, application, [
    'user:read',
    'organization:read',
    'survey:read',
  ])
  await page.goto(addressOf({ orgId: maple.id }))
  await expect(title(page, `Authorize ${application.name}`)).toBeVisible()
  await requestsScopes(product, owner, acme, application, ['user:read', 'organization:read'])
})

test('APV-6, PER-1: a person without a profile in the organization is warned before they become a contact @long', async ({
  page,
  person,
}) => {
  await beginSession(page, person)
  await page.goto(addressOf({ orgId: acme.id }))
  await expect(page.getByText("You'll become a contact of Acme")).toBeVisible()
  // A contact grants only the permissions about themselves, not everything that the application
  // requests.
  const mayDo = page.getByRole('list', { name: 'Permissions' }).getByRole('listitem')
  await expect(mayDo).toHaveCount(1)
  const created = page.waitForRequest('**/api/profile')
  await button(page, 'Authorize as a contact').click()
  expect((await created).postDataJSON()).toEqual({ organization: acme.id, roles: ['contact'] })
  expect((await answerAt(page, party)).has('code')).toBe(true)

  await page.goto(addressOf({ orgId: acme.id }))
  await expect(title(page, 'All set!')).toBeVisible()
  await expect(page.getByText("You've already approved it for Acme (Contact).")).toBeVisible()
})

test('APV-8, D8: someone else can sign in and continue the flow', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  await createsOrganization(product, other, { name: 'Maple Grove' })
  await signIn(page, person)
  const address = addressOf()
  await page.goto(address)
  await expect(page.getByText(`Not ${person.email}? Click here`)).toBeVisible()
  await page.getByRole('link', { name: 'Click here' }).click()
  await page.waitForURL('**/sign-in?**')
  expect(Object.keys(await storedIn(page))).not.toContain('tokens')
  await fillInSignIn(page, other)
  await page.waitForURL(`**${address}`)
  await expect(page.getByText(`Not ${other.email}? Click here`)).toBeVisible()
  await expect(profile(page, 'Maple Grove')).toBeChecked()
})

test('APV-9: someone without an organization creates one during the approval', async ({
  page,
  person,
}) => {
  await beginSession(page, person)
  await page.goto(addressOf())
  const create = button(page, 'Create and continue')
  await expect(create).toBeDisabled()
  await page.getByLabel('Organization name').fill('   ')
  await expect(create).toBeDisabled()
  await page.getByLabel('Organization name').fill('Northside Clinic')
  const sent = page.waitForRequest(/\/api\/organization$/)
  await create.click()
  expect((await sent).postDataJSON()).toEqual({ name: 'Northside Clinic' })
  // The new organization is selected. Authorizing the application is a separate step.
  await expect(profile(page, 'Northside Clinic')).toBeChecked()
  await expect(title(page, `Authorize ${application.name}`)).toBeFocused()

  await button(page, 'Create an organization instead').click()
  await expect(page.getByLabel('Organization name')).toBeFocused()
  await page.getByLabel('Organization name').fill('Maple Grove')
  await create.click()
  await expect(profile(page, 'Maple Grove')).toBeChecked()
  await button(page, 'Authorize').click()
  expect((await answerAt(page, party)).has('code')).toBe(true)
})

test('APV-10: a request for offline access is shown @long', async ({ page, person, product }) => {
  const away = page.getByText("even while you're away")
  await createsOrganization(product, person)
  await beginSession(page, person)
  await page.goto(addressOf())
  await expect(button(page, 'Authorize')).toBeEnabled()
  await expect(away).toBeHidden()
  await button(page, 'Authorize').click()
  expect(await tokensFor(page, product)).not.toHaveProperty('refresh_token')

  // This permission is shown even if everything else was approved before.
  await page.goto(addressOf({ offlineAccess: 'true' }))
  await expect(title(page, 'All set!')).toBeVisible()
  await expect(away).toBeVisible()
  await button(page, `Continue as ${person.firstName} ${person.lastName}`).click()
  expect(await tokensFor(page, product)).toHaveProperty('refresh_token')
})

async function tokensFor(page: Page, product: Product) {
  const code = (await answerAt(page, party)).get('code')!
  return redeem(product, application, code, party.redirect)
}

test('APV-10: Cancel returns access_denied and approves nothing', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person)
  await beginSession(page, person)
  await page.goto(addressOf({ state: 'own state' }))
  await button(page, 'Cancel').click()
  const answer = await answerAt(page, party)
  expect(answer.get('error')).toBe('access_denied')
  expect(answer.get('state')).toBe('own state')
  expect(answer.has('code')).toBe(false)
  await page.goto('/user/account/applications')
  await expect(page.getByText('No approved applications')).toBeVisible()
})

test('SES-2, SES-10: the flow continues once after sign-up and email verification', async ({
  page,
  inbox,
}) => {
  const stranger = newStranger()
  await page.goto(addressOf({ roles: 'owner' }))
  await page.waitForURL('**/sign-in?**')
  const stored = JSON.parse((await storedIn(page))['resumeFlow']!) as Record<string, string>
  expect(stored).toMatchObject({
    application: application.id,
    state: 's1',
    redirect: party.redirect,
    roles: 'owner',
  })
  await page.getByRole('link', { name: 'Create an account' }).click()
  await fillInSignUp(page, stranger)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/sign-in?**')

  const email = await inbox.newest(stranger.email, 'Verify your email address')
  await page.goto(email.link('/verify-email/'))
  await page.waitForURL('**/approval?**')
  expect(new URL(page.url()).searchParams.get('roles')).toBe('owner')
  await expect(button(page, 'Create and continue')).toBeVisible()
  expect(Object.keys(await storedIn(page))).not.toContain('resumeFlow')
})
