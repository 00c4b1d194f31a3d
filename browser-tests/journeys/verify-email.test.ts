import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { Inbox } from '../support/inbox.ts'
import { goTo, press } from '../support/page-helpers.ts'
import { createsAccount, createsAccountIn, fillInSignIn, fillInSignUp } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

// In a browser that didn't sign up, the link is rejected at first, and so is a wrong password.
test.use({ allowedFaults: [/status of (400|401|403)|ERR_FAILED/] })

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })

async function openLink(page: Page, inbox: Inbox, email: string) {
  const message = await inbox.newest(email, 'Verify your email address')
  await page.goto(message.link('/verify-email/'))
}

test('RP-5: two people who signed up in one browser verify with their own links @long', async ({
  page,
  inbox,
}) => {
  const [first, second] = [await createsAccountIn(page), await createsAccountIn(page)]
  await openLink(page, inbox, first.email)
  await page.waitForURL('**/user/profile')
  // The second link verifies the address, but the first person stays signed in.
  await openLink(page, inbox, second.email)
  await expect(title(page, 'Email verified!')).toBeFocused()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL('**/user/profile')
  await expect(page.getByText(first.email)).toBeVisible()
})

test('a link opened in another browser requires the password and then works as usual @long', async ({
  page,
  inbox,
  product,
}) => {
  const ana = await createsAccount(product)
  await page.goto('/user/account')
  await page.waitForURL('**/sign-in')
  await openLink(page, inbox, ana.email)
  await expect(title(page, 'Verify your email address')).toBeFocused()
  await expect(page.getByRole('main')).toContainText(`An account for ${ana.email} was created`)
  await expect(page).not.toHaveURL(/acc_/)

  await button(page, 'Verify email address').click()
  await expect(password(page)).toHaveAccessibleDescription(
    'Enter the password you chose when you signed up.',
  )
  await password(page).fill('Wrong-42-Lantern')
  await button(page, 'Verify email address').click()
  await expect(password(page)).toHaveAccessibleDescription(
    "This isn't the password you chose when you signed up.",
  )
  await expect(password(page)).toBeFocused()
  await expectAccessible(page, 'a link that needs the password')

  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await password(page).fill(ana.password)
  await button(page, 'Verify email address').click()
  await expect(title(page, 'Email verified!')).toBeFocused()
  await page.clock.runFor(1000)
  await page.waitForURL('**/sign-in')
  await fillInSignIn(page, ana)
  await page.waitForURL('**/user/account')
})

test('a person who didn’t request the account deletes it by keyboard and starts over @long', async ({
  page,
  inbox,
  product,
}) => {
  const stranger = await createsAccount(product, { firstName: 'Mallory' })
  const { email } = stranger
  await openLink(page, inbox, email)
  await press(page, button(page, "I didn't request this"))
  await expect(title(page, 'Delete this account?')).toBeFocused()
  await expectAccessible(page, 'before an account is discarded')
  await press(page, button(page, 'Back'))
  await expect(title(page, 'Verify your email address')).toBeFocused()
  await press(page, button(page, "I didn't request this"))
  await press(page, button(page, 'Delete account'))
  await expect(title(page, 'Account deleted')).toBeFocused()
  await expectAccessible(page, 'an account that was discarded')

  await press(page, page.getByRole('link', { name: 'Create an account' }))
  await page.waitForURL('**/sign-up')
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  const owner = { ...stranger, firstName: 'Zoë', password: 'Orchard-77-Window' }
  await fillInSignUp(page, owner)
  await goTo(page, button(page, 'Create account'))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sign-in')
  await expect.poll(() => inbox.count(email)).toBe(2)
  await openLink(page, inbox, email)
  await page.waitForURL('**/user/profile')
  await expect(page.getByLabel('First name')).toHaveValue('Zoë')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/sign-in')
  await fillInSignIn(page, stranger)
  await expect(page.getByRole('alert')).toHaveText(/Invalid email or password\./)
})

test('an account that has been verified can no longer be deleted from the link @long', async ({
  page,
  inbox,
  product,
  browser,
}) => {
  const ana = await createsAccount(product)
  await openLink(page, inbox, ana.email)
  await button(page, "I didn't request this").click()

  const elsewhere = await browser.newPage({ baseURL: product.url })
  await openLink(elsewhere, inbox, ana.email)
  await password(elsewhere).fill(ana.password)
  await password(elsewhere).press('Enter')
  await expect(title(elsewhere, 'Email verified!')).toBeVisible()

  await button(page, 'Delete account').click()
  await expect(page.getByRole('alert')).toHaveText(/This link has expired or was already used/)
})

test('a page whose script fails to load shows an error, and the link stays valid @long', async ({
  page,
  inbox,
}) => {
  const { email } = await createsAccountIn(page)
  await page.route('**/assets/sign-up-verification*', (route) => route.abort())
  await openLink(page, inbox, email)
  await expect(title(page, 'Unable to verify email!')).toBeVisible()
  await page.unrouteAll()
  await openLink(page, inbox, email)
  await expect(title(page, 'Email verified!')).toBeVisible()
})
