import { expectAccessible } from '../support/accessibility.ts'
import { goTo } from '../support/page-helpers.ts'
import { newStranger, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('axe finds no violations on the pages before sign-in @axe', async ({ page }) => {
  for (const path of [
    '/sign-in',
    '/sign-up',
    '/forgot-password',
    '/reset_password/?token=acc_x&email=ana%40example.com',
    '/verify-email/',
    '/nothing-here',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, path)
  }
})

test('axe finds no violations on forms with errors @axe @long', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Enter your first name.')).toBeVisible()
  await expectAccessible(page, 'sign-up with complaints')
  await page.goto('/reset_password/?token=acc_x&email=ana%40example.com')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Enter a password.')).toBeVisible()
  await expectAccessible(page, 'reset with complaints')
})

test('axe finds no violations on the person’s own pages @axe', async ({ page, person }) => {
  await signIn(page, person)
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
  await expectAccessible(page, 'general')
  for (const [path, shown] of [
    ['/user/account', page.getByRole('list', { name: 'Sign-in methods' })],
    ['/user/account/sessions', page.getByText('This session')],
    ['/user/account/applications', page.getByText('No approved applications')],
    ['/user/account/privacy', page.getByRole('button', { name: 'Request file' })],
    ['/user/account/activity', page.getByRole('list', { name: 'Activity' })],
  ] as const) {
    await page.goto(path)
    await expect(shown).toBeVisible()
    await expectAccessible(page, path)
  }
  await page.goto('/user/account')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectAccessible(page, 'account, a new password')
  await page.goto('/user/organizations')
  await expect(page.getByText("You don't belong to an organization yet")).toBeVisible()
  await expectAccessible(page, 'organizations')
  await page.goto('/user/nothing')
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
  await expectAccessible(page, 'not found')
})

test('axe finds no violations with the menu or a dialog open @axe', async ({ page, person }) => {
  await signIn(page, person)
  await page.getByRole('button', { name: /Account menu/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'account menu')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel('First name').fill('Anabel')
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, 'confirm dialog')
})

test('axe finds no violations on the service’s own pages, and new emails appear automatically @axe', async ({
  page,
  person,
}) => {
  await page.goto('/dev/outbox')
  const emails = page.getByRole('listitem').filter({ hasText: person.email })
  const before = await emails.count()
  await page.request.post('/api/password/reset/email', { data: { email: person.email } })
  await expect(emails).toHaveCount(before + 1)
  // The list refreshes automatically, but an open email doesn't.
  await expect(emails.first()).toContainText('Sent')
  await expectAccessible(page, 'outbox')
  await emails
    .first()
    .getByRole('link', { name: /^Reset your password/ })
    .click()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expectAccessible(page, 'a letter in the outbox')
})

test('a newcomer signs up, signs in, changes their name, and signs out by keyboard alone @long', async ({
  page,
  inbox,
}) => {
  const ana = newStranger()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.goto('/sign-up')
  await page.getByLabel('First name').focus()
  await type(ana.firstName)
  await type(ana.lastName)
  await type(ana.email)
  await type(ana.password)
  await page.keyboard.press('Tab') // past the button that shows the password
  await page.keyboard.type(ana.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sign-in')

  await page.goto(
    (await inbox.newest(ana.email, 'Verify your email address')).link('/verify-email/'),
  )
  await page.waitForURL('**/user/profile')
  await page.getByRole('button', { name: 'Sign out' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sign-in')
  // Signing out also cleared the remembered email address.
  await expect(page.getByLabel('Email address')).toBeFocused()
  await type(ana.email)
  await page.keyboard.type(ana.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/user/profile')
  await expect(page.getByLabel('First name')).toHaveValue(ana.firstName)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue(ana.firstName)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /Skip to/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await goTo(page, page.getByLabel('First name'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Anabel')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User details saved.')).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sign-in')
})

test('focus moves to the heading after navigation, and the page title changes', async ({
  page,
  person,
}) => {
  await signIn(page, person)
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused()
  await expect(page).toHaveTitle('Account · Accord')
})
