import type { Page } from '@playwright/test'
import { fillInSignIn, goodPassword, signIn } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

// The page finds out that its session has ended when it sends the next request.
test.use({ allowedFaults: [/status of 401|session expired/] })

const newPassword = 'Meadow-73-Kettle'

test.beforeEach(async ({ page, person }) => {
  await beginSession(page, person)
  await page.goto('/user/account')
})

/** Returns the button that opens the form in place. */
const changePassword = (page: Page) => page.getByRole('button', { name: 'Change password' }).click()

test('UP-2, UP-4: a password change ends other sessions, and the person can sign in with the new password', async ({
  page,
  person,
  inbox,
  browser,
  product,
}) => {
  const elsewhere = await browser.newPage({ baseURL: product.url })
  await signIn(elsewhere, person)

  await expect(page.getByRole('link', { name: 'I forgot my password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await changePassword(page)
  await expect(page.getByRole('link', { name: 'I forgot my password' })).toHaveCount(1)
  await expect(page.getByLabel('Current password')).toBeFocused()
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveText([
    'Show current password',
    'Show new password',
    'Show confirmed password',
  ])
  await page.getByLabel('Current password').fill(goodPassword)
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  await expect(page.getByText('All other sessions were signed out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
  await inbox.newest(person.email, 'Your password was changed')

  await elsewhere.reload()
  await elsewhere.waitForURL('**/sign-in')
  await fillInSignIn(elsewhere, { email: person.email, password: newPassword })
  await elsewhere.waitForURL('**/user/**')
  await elsewhere.close()
})

test('UP-3: the new password must differ, and the confirmation must match', async ({ page }) => {
  await changePassword(page)
  await page.getByLabel('Current password').fill(goodPassword)
  await page.getByLabel('New password').fill(goodPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(
    page.getByText('New password must be different from the current password.'),
  ).toBeVisible()
  await expect(page.getByText('must be the same with the password.')).toBeVisible()
})

test.describe('when the service rejects the request', () => {
  test.use({ allowedFaults: [/status of 400/] })

  test('UP-4: a wrong current password shows an error at its field @long', async ({ page }) => {
    await changePassword(page)
    await page.getByLabel('Current password').fill('Wrong-42-Lantern')
    await page.getByLabel('New password').fill(newPassword)
    await page.getByLabel('Confirm password').fill(newPassword)
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(page.getByText('Unable to update password.')).toBeVisible()
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      /The current password isn't correct\./,
    )
    await expect(page.getByLabel('Current password')).toBeFocused()
  })
})

test('DLG-1: the session list marks the current session, and one or all other sessions can be signed out', async ({
  page,
  person,
  browser,
  product,
}) => {
  const others = await Promise.all(
    [1, 2, 3].map(async () => {
      const other = await browser.newPage({ baseURL: product.url })
      await signIn(other, person)
      return other
    }),
  )
  await page.getByRole('link', { name: 'Sessions' }).click()
  await page.waitForURL('**/user/account/sessions')
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(4)
  await expect(sessions.first()).toContainText('This session')
  await expect(sessions.first()).toContainText(/Chrome on Linux|Chrome on macOS/)

  await sessions
    .nth(1)
    .getByRole('button', { name: /Sign out/ })
    .click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(sessions).toHaveCount(4)
  await sessions
    .nth(1)
    .getByRole('button', { name: /Sign out/ })
    .click()
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(sessions).toHaveCount(3)

  await page.getByRole('button', { name: 'Sign out all other sessions' }).click()
  await dialog.getByRole('button', { name: 'Sign out all other sessions' }).click()
  await expect(sessions).toHaveCount(1)
  for (const other of others) {
    await other.reload()
    await other.waitForURL('**/sign-in')
    await other.close()
  }
})
