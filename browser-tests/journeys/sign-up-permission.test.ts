import { expectAccessible } from '../support/accessibility.ts'
import { newStranger, fillInSignUp } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

// Uninvited people are rejected, and a service stops while the sign-in page is still looking for
// passkeys.
test.use({ allowedFaults: [/status of 403|ERR_CONNECTION_REFUSED/] })

test('restricted sign-up is explained before anyone fills in the form @long', async ({ page }) => {
  await using invited = await startProduct({ SIGN_UP: 'invited' })
  await using closed = await startProduct({ SIGN_UP: 'closed' })
  const byInvitation = 'Sign-up is by invitation only. Use the email address you were invited with.'
  await page.goto(`${invited.url}/sign-up`)
  await expect(page.getByText(byInvitation)).toHaveCount(1)
  await fillInSignUp(page, newStranger())
  await page.getByRole('button', { name: 'Create account' }).click()
  const email = page.getByLabel('Email address')
  await expect(email).toHaveAccessibleDescription(byInvitation)
  await expect(email).toBeFocused()

  const closedNotice = 'Sign-up is turned off.'
  await page.goto(`${closed.url}/sign-in`)
  await expect(page.getByText(closedNotice)).toBeVisible()
  await expect(page.getByRole('link', { name: /create an account/i })).toHaveCount(0)
  await page.goto(`${closed.url}/sign-up`)
  await expect(page.getByText(closedNotice)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeHidden()
  await expectAccessible(page, 'sign-up that is closed')
  await page.getByRole('link', { name: 'Already have an account? Sign in.' }).click()
  await page.waitForURL('**/sign-in')
})
