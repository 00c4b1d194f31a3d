import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import {
  virtualAuthenticator,
  forgetSession,
  savesRecoveryCodes,
  setUpApp,
  untilOffered,
} from '../support/factors.ts'
import { press } from '../support/page-helpers.ts'
import { createsOrganization } from '../support/organizations.ts'
import { fillInSignIn, signInOnScreen, storedIn } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { approvalAddress, registersApplication, startThirdParty } from '../support/third-party.ts'

const step = (page: Page) => page.getByRole('heading', { name: 'One more step' })
const code = (page: Page) => page.getByLabel('Code from your authenticator app')

test.use({ allowedFaults: [/status of 401|session expired/] })
test.beforeEach(({ page, person }) => beginSession(page, person))

test('a person enters the authenticator app’s code after the password, by keyboard alone', async ({
  page,
  person,
}) => {
  const app = await setUpApp(page)
  await expect(page.getByRole('list', { name: 'Sign-in methods' })).toContainText(
    'Authenticator app',
  )
  await forgetSession(page)
  await page.goto('/sign-in')
  await fillInSignIn(page, person)
  await expect(code(page)).toBeFocused()
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(page.getByText(`You're signing in as ${person.email}.`)).toBeVisible()
  expect(Object.keys(await storedIn(page)).toSorted()).toEqual(['ends', 'signInEmail'])
  await expectAccessible(page, 'second step, code')

  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(code(page)).toHaveAccessibleDescription('Enter the six-digit code.')
  const right = app.nextCode()
  await code(page).fill(right === '000000' ? '111111' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText("That didn't work. Try again.")
  await expect(code(page)).toBeFocused()

  // A reload continues at the same step, but opening the page again starts over.
  await page.reload()
  await expect(code(page)).toBeFocused()
  await expect(page.getByText(`You're signing in as ${person.email}.`)).toBeVisible()
  expect(Object.keys(await storedIn(page)).toSorted()).toEqual(['ends', 'signInEmail'])
  const other = await page.context().newPage()
  await other.goto('/sign-in')
  await expect(other.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(code(other)).toHaveCount(0)
  await other.close()
  // Coming back to the page also starts over, because the browser then restores more than after a
  // reload.
  await page.goto('/forgot-password')
  await page.goBack()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect.poll(() => page.evaluate('history.state')).toBeNull()
  await expect(code(page)).toHaveCount(0)
  await fillInSignIn(page, person)
  // The code is also empty if the browser restores the page from its cache.
  await expect(code(page)).toBeFocused()
  await page.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(code(page)).toHaveCount(0)
  await fillInSignIn(page, person)

  await code(page).fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/user/profile')
})

test('a recovery code can be used only once, and an application’s request continues afterwards @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person, { name: 'Acme' })
  await using party = await startThirdParty()
  const { redirect } = party
  const application = await registersApplication(product, person, organization, {
    scopes: ['user:read'],
    redirectUris: [redirect],
  })
  const { recoveryCodes } = await setUpApp(page)
  await forgetSession(page)
  await page.goto(approvalAddress({ application: application.id, state: 's1', redirect }))
  await page.waitForURL('**/sign-in?**')
  await fillInSignIn(page, person)
  await press(page, page.getByRole('button', { name: 'Use a recovery code' }))
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await expect(page.getByText('Lost all of these? Contact support@accord.example.')).toBeVisible()
  await expectAccessible(page, 'second step, recovery code')
  await page.keyboard.insertText(recoveryCodes[0]!.toUpperCase())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/approval?**')

  await page.goto('/user/account')
  await expect(page.getByText('9 of 10 left')).toBeVisible()
  // New codes replace the old ones, so saving them can't be postponed.
  await page.getByRole('button', { name: 'Create new codes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create new codes' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Your recovery codes' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Later' })).toHaveCount(0)
  await savesRecoveryCodes(page)
})

test('a passkey is offered first, and another person can start over @long', async ({
  page,
  person,
}) => {
  const device = await virtualAuthenticator(page)
  await page.goto('/user/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await savesRecoveryCodes(page)
  await forgetSession(page)
  await device.answers(false)
  await untilOffered(page, 1, () => page.goto('/sign-in'))
  await fillInSignIn(page, person)
  await expect(step(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused()
  await expectAccessible(page, 'second step, passkey')
  await untilOffered(page, 1, () => press(page, page.getByRole('link', { name: 'Start over' })))
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page.getByLabel('Email address')).toHaveValue('')

  await fillInSignIn(page, person)
  await device.answers(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL('**/user/profile')
})

test('too many wrong codes return the person to the password with an explanation @long', async ({
  page,
  person,
}) => {
  await setUpApp(page)
  await forgetSession(page)
  await page.goto('/sign-in')
  await fillInSignIn(page, person)
  for (let tries = 0; tries < 5; tries += 1) {
    await code(page).fill('000000')
    const answered = page.waitForResponse('**/api/auth/login/second')
    await page.keyboard.press('Enter')
    await answered
    // The message disappears when the code is sent again, and the result replaces it. Until then,
    // the form is disabled.
    await expect(page.getByRole('alert')).toHaveText("That didn't work. Try again.")
  }
  await code(page).fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Please sign in again.')
  await expect(page.getByLabel('Email address')).toHaveValue(person.email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  // The page doesn't return to an expired step.
  expect(await page.evaluate('history.state')).toBeNull()
  await page.reload()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('a person ends an unrecognized session from the sign-in email @long', async ({
  page,
  person,
  inbox,
  browser,
  product,
}) => {
  const elsewhere = await browser.newPage({ baseURL: product.url, userAgent: 'Elsewhere/1.0' })
  await signInOnScreen(elsewhere, person)
  const email = await inbox.newest(person.email, 'New sign-in to your account')
  await page.goto(email.link('/not-me'))
  await expect(page).toHaveURL('/not-me')
  await expectAccessible(page, 'was this not you')
  await press(page, page.getByRole('button', { name: "This wasn't me" }))
  await expect(page.getByText('We signed out that session.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await elsewhere.reload()
  await elsewhere.waitForURL('**/sign-in')
})
