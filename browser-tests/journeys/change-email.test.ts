import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/accessibility.ts'
import { confirmsWithPassword, elevenMinutesLater } from '../support/factors.ts'
import { createsOrganization } from '../support/organizations.ts'
import { fillInSignIn } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedFaults: [/status of (401|403|409)|Your session expired/] })

test('the sign-in address changes with an emailed link, and the old address can undo the change', async ({
  page,
  person,
  inbox,
  product,
}) => {
  await createsOrganization(product, person, { name: 'Acme' })
  await beginSession(page, person)
  await page.goto('/user/account')
  const card = page.getByRole('region', { name: 'Email address' })
  await expect(card).toContainText(`You sign in with ${person.email}.`)
  const field = card.getByLabel('New email address')
  const change = card.getByRole('button', { name: 'Change Email address' })
  await change.click()
  await field.fill(person.email)
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('You already sign in with this address.')

  const email = `${randomUUID()}@example.com`
  await field.fill(email)
  await card
    .getByRole('group', { name: 'Also change it in these organizations:' })
    .getByLabel('Acme')
    .check()
  await expectAccessible(page, 'account, another address')
  await card.getByRole('button', { name: 'Change address' }).click()
  await expect(card.getByRole('status')).toContainText(`Open the link we sent to ${email}`)
  await expect(card).toContainText('It will also change in: Acme.')
  await expectAccessible(page, 'account, an address that waits')
  await card.getByRole('button', { name: 'Cancel change' }).click()
  await change.click()
  await expect(field).toBeFocused()
  await field.fill(email)
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: 'Resend email' }).click()
  await expect(page.getByText(`We sent a verification email to ${email}.`)).toBeVisible()
  await expect.poll(() => inbox.count(email)).toBe(3)

  const verify = await inbox.newest(email, 'Verify your new email address')
  const told = await inbox.newest(person.email, 'Your email address is about to change')
  await elevenMinutesLater(product, person)
  await page.goto(verify.link('/verify-new-email/'))
  await expect(page.getByText(`You'll sign in with ${email}`)).toBeVisible()
  await expectAccessible(page, 'verify a new address')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await confirmsWithPassword(page, person)
  await expect(page.getByRole('status')).toContainText(`You now sign in with ${email}.`)
  expect(new URL(page.url()).pathname).toBe('/verify-new-email')
  await inbox.newest(email, 'You now sign in with this address')
  await page.getByRole('link', { name: 'Continue to your account' }).click()
  await expect(card).toContainText(`You sign in with ${email}.`)

  await page.goto(told.link('/email-not-me/'))
  await expect(page).toHaveURL(/email-not-me$/)
  await expectAccessible(page, 'a change of address that was not me')
  await page.getByRole('button', { name: "This wasn't me" }).click()
  await expect(page.getByRole('status')).toContainText(`You sign in with ${person.email}. We sent`)
  await expect(page.getByRole('heading', { level: 1, name: 'Email change undone' })).toBeVisible()
  await page.goto('/user/account')
  await page.waitForURL('**/sign-in')

  const back = await inbox.newest(person.email, 'Your email address is safe. Choose a new password')
  await page.goto(back.link('/reset_password/'))
  const password = 'Meadow-73-Kettle'
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sign-in**')
  await fillInSignIn(page, { email: person.email, password })
  await page.waitForURL('**/user/**')
})
