import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import {
  confirmsWithPassword,
  elevenMinutesLater,
  virtualAuthenticator,
  forgetSession,
  savesRecoveryCodes,
  untilOffered,
} from '../support/factors.ts'
import { lateScripts, press } from '../support/page-helpers.ts'
import { signInOnScreen } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

const ways = (page: Page) => page.getByRole('list', { name: 'Sign-in methods' })
const byPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

/** Adds a passkey on the account page with only the keyboard. */
async function addPasskey(page: Page) {
  await page.goto('/user/account')
  await press(page, page.getByRole('button', { name: 'Add a passkey' }))
}

test.beforeEach(({ page, person }) => beginSession(page, person))

test('a new passkey comes with recovery codes and can sign in from the email field', async ({
  page,
  inbox,
  person,
}) => {
  await virtualAuthenticator(page)
  await addPasskey(page)
  await expect(page.getByRole('alertdialog', { name: 'Your recovery codes' })).toBeVisible()
  await expectAccessible(page, 'recovery codes')
  expect(await savesRecoveryCodes(page)).toHaveLength(10)

  await expect(ways(page)).toContainText('Synced to your devices')
  await expect(ways(page)).toContainText('10 of 10 left')
  await expect(ways(page)).toContainText('Used together with a second factor')
  await expectAccessible(page, 'how you sign in')
  await inbox.newest(person.email, 'A passkey was added to your account')

  await forgetSession(page)
  await page.goto('/sign-in')
  await page.waitForURL('**/user/profile')
})

test('until the codes are saved, the password alone is enough to sign in, and the card shows the missing step @long', async ({
  page,
  person,
  browser,
  product,
}) => {
  await virtualAuthenticator(page)
  await addPasskey(page)
  await page.getByRole('button', { name: 'Later' }).click()
  // A person who closes the tab isn't locked out.
  const elsewhere = await browser.newPage({ baseURL: product.url })
  await signInOnScreen(elsewhere, person)

  await page.reload()
  await expect(page.getByText("Two-factor authentication isn't on yet")).toBeVisible()
  await expectAccessible(page, 'a first factor without codes')
  await page.getByRole('button', { name: 'Create recovery codes' }).click()
  await savesRecoveryCodes(page)
  await expect(page.getByText("Two-factor authentication isn't on yet")).toHaveCount(0)
})

test('the passkey button replaces the suggestion in the fields, and reports when no passkey was used @long', async ({
  page,
}) => {
  const device = await virtualAuthenticator(page)
  await addPasskey(page)
  await savesRecoveryCodes(page)
  await forgetSession(page)
  await device.answers(false)
  await untilOffered(page, 1, () => page.goto('/sign-in'))

  // At first, the device doesn't have a passkey, because the fields' request for one may not have
  // started yet.
  await device.verifies(false)
  await device.answers(true)
  // The button requests a passkey, and then the fields request one again.
  await untilOffered(page, 2, () => byPasskey(page).click())
  await expect(page.getByRole('alert')).toContainText('No passkey was used.')
  await expectAccessible(page, 'sign-in without a passkey')

  await device.verifies(true)
  await byPasskey(page).click()
  await page.waitForURL('**/user/profile')
})

test('a click on the passkey button before the script loads isn’t lost @long', async ({ page }) => {
  // The device has no passkey yet and immediately reports that.
  await virtualAuthenticator(page)
  const scriptsCome = await lateScripts(page)
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await forgetSession(page)
  await byPasskey(page).click()
  await expect(page.getByRole('button', { name: 'One moment…' })).toBeVisible()
  scriptsCome()
  await expect(page.getByRole('alert')).toContainText('No passkey was used.')
  await expect(byPasskey(page)).toBeVisible()
})

test.describe('when the service rejects the request', () => {
  test.use({ allowedFaults: [/status of 401/] })
  const refused = "This passkey wasn't accepted. Try again, or sign in another way."

  test('a copied device-bound passkey can’t sign in @long', async ({ page }) => {
    const device = await virtualAuthenticator(page, { synced: false })
    await addPasskey(page)
    await savesRecoveryCodes(page)
    await expect(ways(page)).toContainText('On one device only')
    const [copied] = await device.passkeys()
    await forgetSession(page)
    await page.goto('/sign-in')
    await page.waitForURL('**/user/profile')

    await device.forgets(copied!.credentialId)
    await device.holds(copied!, 0)
    await forgetSession(page)
    await page.goto('/sign-in')
    await expect(page.getByRole('alert')).toContainText(refused)
  })

  test('a removed passkey is forgotten by its device and can’t sign in @long', async ({ page }) => {
    const device = await virtualAuthenticator(page)
    await addPasskey(page)
    await savesRecoveryCodes(page)
    const [removed] = await device.passkeys()
    await page.getByRole('button', { name: /^Change Passkey on/ }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Passkey removed')
    await expect(ways(page)).toContainText('Enough on its own to sign in')
    await expect.poll(device.passkeys).toEqual([])

    await device.holds(removed!, 9)
    await forgetSession(page)
    await page.goto('/sign-in')
    await expect(page.getByRole('alert')).toContainText(refused)
  })
})

test('a passkey can have a long name, and a device can store only one passkey @long', async ({
  page,
}) => {
  await virtualAuthenticator(page)
  await addPasskey(page)
  await savesRecoveryCodes(page)
  await press(page, page.getByRole('button', { name: 'Add a passkey' }))
  await expect(page.getByText('You already have a passkey on this device.')).toBeVisible()

  await press(page, page.getByRole('button', { name: /^Change Passkey on/ }))
  await page.keyboard.press('Enter')
  const name = page.getByRole('dialog').getByLabel('Name')
  await expect(name).toBeFocused()
  await name.fill('')
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription('Enter a name for the passkey.')
  await name.fill(`The one${' that I keep'.repeat(7)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Passkey renamed')
  await expect(ways(page)).toContainText('that I keep that I keep')
  await expectAccessible(page, 'a passkey with a long name')
})

test('a person with two sign-in methods can remove their password and set one again @long', async ({
  page,
}) => {
  await virtualAuthenticator(page)
  await addPasskey(page)
  await savesRecoveryCodes(page)
  await ways(page).getByRole('button', { name: 'Remove Password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(ways(page)).toContainText('Not set. You sign in with your passkeys.')
  await expectAccessible(page, 'an account without a password')

  await forgetSession(page)
  await page.goto('/sign-in')
  await page.waitForURL('**/user/profile')
  await page.goto('/user/account')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByLabel('New password').fill('Meadow-73-Kettle')
  await page.getByLabel('Confirm password').fill('Meadow-73-Kettle')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
})

test('a rejected passkey shows an error and can be tried again, without interrupting the recovery codes @long', async ({
  page,
  person,
  product,
}) => {
  const device = await virtualAuthenticator(page)
  await device.verifies(false)
  await page.goto('/user/account')
  await elevenMinutesLater(product, person)
  // The person confirms their identity before the browser's own dialog opens.
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await confirmsWithPassword(page, person)
  const refused = page.getByRole('status').filter({ hasText: 'No passkey was added' })
  await expect(refused).toBeVisible()
  await expectAccessible(page, 'a refused passkey')

  await device.verifies(true)
  await press(page, refused.getByRole('button', { name: 'Try again' }))
  await expect(page.getByRole('alertdialog', { name: 'Your recovery codes' })).toBeVisible()
  await expect(refused).toHaveCount(0)
  await elevenMinutesLater(product, person)
  await savesRecoveryCodes(page)
  await expect(ways(page)).toContainText('Used together with a second factor')
})

test('a browser without passkey support doesn’t offer passkeys @long', async ({ page }) => {
  await page.addInitScript('delete globalThis.PublicKeyCredential')
  await page.goto('/user/account')
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
  await forgetSession(page)
  await page.goto('/sign-in')
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(byPasskey(page)).toHaveCount(0)
})
