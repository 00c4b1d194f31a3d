import { createsAccount, fillInSignIn, signIn } from '../support/people.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

// The page finds out that its session has ended when it sends the next request.
test.use({ allowedFaults: [/status of 401|session expired/] })

const newPassword = 'Meadow-73-Kettle'

test('RP-1, RP-2, RP-3, RP-4, SU-2: a forgotten password is reset with the emailed link', async ({
  page,
  person,
  inbox,
  browser,
  product,
}) => {
  const elsewhere = await browser.newPage({ baseURL: product.url })
  await signIn(elsewhere, person)

  await page.goto('/forgot-password')
  await expect(page.getByLabel('Email address')).toBeFocused()
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText("The email can't be empty.")).toBeVisible()

  await page.getByLabel('Email address').fill(person.email)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Check your email for a link to reset your password.')).toBeVisible()
  await expect(page.getByText('Password reset link has been sent your email.')).toBeVisible()
  await expect(page.getByRole('link', { name: /sign in/i })).toHaveAttribute('href', /^\/sign-in/)

  const message = await inbox.newest(person.email, 'Reset your password')
  await page.goto(message.link('/reset_password/'))
  // The page removes the token and the email from the URL.
  await expect(page).toHaveURL(/\/reset_password\/$/)
  await page.getByLabel('New password').fill('short')
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('must be the same with the password.')).toBeVisible()
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Change password' }).click()

  await page.waitForURL('**/sign-in')
  await expect(page.getByText('The password was successfully updated.')).toBeVisible()
  await fillInSignIn(page, { email: person.email, password: newPassword })
  await page.waitForURL('**/user/profile')

  // The reset ended every open session.
  await elsewhere.goto('/user/account')
  await elsewhere.waitForURL('**/sign-in')
  await elsewhere.close()
})

test('RP-3: the mailbox’s owner takes over an account that was never verified @long', async ({
  page,
  product,
  inbox,
}) => {
  const { email } = await createsAccount(product, { firstName: 'Mallory', lastName: 'Squatter' })
  await page.goto('/forgot-password')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Check your email for a link to reset your password.')).toBeVisible()

  await page.goto((await inbox.newest(email, 'Reset your password')).link('/reset_password/'))
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  const change = page.getByRole('button', { name: 'Change password' })
  await change.click()
  await expect(page.getByText('Enter your first name.')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expectAccessible(page, 'reset of an account that was never verified')
  await page.getByLabel('First name').fill('Zoë')
  await page.getByLabel('Last name').fill('Okafor')
  await change.click()

  await page.waitForURL('**/sign-in')
  await fillInSignIn(page, { email, password: newPassword })
  await page.waitForURL('**/user/profile')
  await expect(page.getByLabel('First name')).toHaveValue('Zoë')
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor')
})

test('RP-3: a link without its token offers a new link @long', async ({ page }) => {
  await page.goto('/reset_password/')
  await page.getByRole('link', { name: /new link/i }).click()
  await page.waitForURL('**/forgot-password')
})

test.describe('when a step fails', () => {
  test.use({ allowedFaults: [/status of (400|500)/] })

  test('RP-2: a reset email that can’t be sent shows an error @long', async ({ page }) => {
    await page.route('**/api/password/reset/email', (route) => route.fulfill({ status: 500 }))
    await page.goto('/forgot-password')
    await page.getByLabel('Email address').fill('ana@example.com')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(
      page.getByText("We're unable to send the reset link. Please try again later."),
    ).toBeVisible()
  })

  test('RP-4: a made-up token changes nothing @long', async ({ page, person }) => {
    await page.goto(`/reset_password/?token=acc_made-up&email=${encodeURIComponent(person.email)}`)
    await page.getByLabel('New password').fill(newPassword)
    await page.getByLabel('Confirm password').fill(newPassword)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('There is an error in changing the password.')).toBeVisible()
    await signIn(page, person)
  })

  test('RP-3: the form requires missing names even if the link doesn’t mention them @long', async ({
    page,
    product,
    inbox,
  }) => {
    const { email } = await createsAccount(product)
    await page.request.post('/api/password/reset/email', { data: { email } })
    const message = await inbox.newest(email, 'Reset your password')
    await page.goto(message.link('/reset_password/').replace('&names=1', ''))
    await page.getByLabel('New password').fill(newPassword)
    await page.getByLabel('Confirm password').fill(newPassword)
    await expect(page.getByLabel('First name')).toBeHidden()
    const change = page.getByRole('button', { name: 'Change password' })
    await change.click()
    await expect(page.getByText('Enter your first name.')).toBeVisible()
    await expect(page.getByLabel('First name')).toBeFocused()
    await page.getByLabel('First name').fill('Zoë')
    await page.getByLabel('Last name').fill('Okafor')
    await change.click()
    await page.waitForURL('**/sign-in')
  })
})
