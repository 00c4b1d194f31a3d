import { startScriptedProvider } from '@accord/service/testing/helpers/identity-provider.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { elevenMinutesLater } from '../support/factors.ts'
import { createsPerson, fillInSignIn } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

// Someone's only sign-in method can't be disconnected, and sensitive calls ask for a confirmation.
test.use({ allowedFaults: [/status of 40[0139]/] })

test('someone new signs up with a provider, and someone with an account connects it @axe', async ({
  browser,
  inbox,
}) => {
  await using provider = await startScriptedProvider()
  const { script, issuer } = provider
  await using product = await startProduct({
    SMTP_URL: inbox.url,
    SIGN_IN_WITH: 'oidc',
    OIDC_NAME: 'Northside',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: script.clientId,
    OIDC_CLIENT_SECRET: script.clientSecret,
  })
  const person = await createsPerson(product, inbox)

  await test.step('someone new', async () => {
    const email = 'zoe@social-journey.example'
    script.claims = { sub: 'zoe', email, given_name: 'Zoë', family_name: 'Lind' }
    await using visiting = await browser.newContext({ baseURL: product.url })
    const page = await visiting.newPage()
    // The link is there before any script runs, so nothing moves.
    await page.goto('/sign-up')
    await expectAccessible(page, 'sign-up with a provider')
    await page.getByRole('link', { name: 'Continue with Northside' }).click()
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await expectAccessible(page, 'someone new')
    await page.getByLabel('Email address').fill(person.email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Sorry, that account already exists')).toBeVisible()
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expectAccessible(page, 'check your email')

    const message = await inbox.newest(email, 'Verify your email address')
    const link = message.link('/verify-email/')
    await using phone = await browser.newContext({ baseURL: product.url })
    const elsewhere = await phone.newPage()
    await elsewhere.goto(link)
    await expect(elsewhere.getByText('was created in another browser with Northside')).toBeVisible()
    await expectAccessible(elsewhere, 'the link in another browser')
    await elsewhere.getByRole('link', { name: 'Continue with Northside' }).click()
    await elsewhere.waitForURL('**/user/profile')

    await elevenMinutesLater(product, { ...person, email })
    await elsewhere.goto('/user/account')
    const connected = elsewhere.getByRole('list', { name: 'Connected providers' })
    await expect(connected).toContainText(email)
    await expectAccessible(elsewhere, 'connected providers')
    await elsewhere.getByRole('button', { name: 'Disconnect Northside' }).click()
    script.claims['auth_time'] = Math.floor(Date.now() / 1000)
    const popup = elsewhere.waitForEvent('popup')
    await elsewhere.getByRole('link', { name: 'Confirm with Northside' }).click()
    await (await popup).waitForEvent('close')
    await elsewhere.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(elsewhere.getByText('This is your only sign-in method.')).toBeVisible()
  })

  await test.step('someone with an account', async () => {
    script.claims = { sub: 'ana', email: 'ana@social-journey.example', given_name: 'Ana' }
    await using visiting = await browser.newContext({ baseURL: product.url })
    const page = await visiting.newPage()
    await page.goto('/sign-in')
    await expectAccessible(page, 'sign-in with a provider')
    await page.getByRole('link', { name: 'Continue with Northside' }).click()
    await page.getByRole('link', { name: 'Sign in and connect Northside' }).click()
    await page.waitForURL('**/sign-in')
    await fillInSignIn(page, person)
    const question = page.getByRole('heading', { name: 'Connect Northside to your account?' })
    await expect(question).toBeVisible()
    await expect(page.getByText(person.email)).toBeVisible()
    await expect(page.getByText('ana@social-journey.example')).toBeVisible()
    await expectAccessible(page, 'connect a provider')
    await page.getByRole('button', { name: 'Connect Northside' }).click()
    await page.waitForURL('**/user/profile')
    await expect(page.getByText('Northside connected')).toBeVisible()
    await inbox.newest(person.email, 'Your account was connected to Northside')

    await page.goto('/user/account')
    await page.getByRole('button', { name: 'Disconnect Northside' }).click()
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(page.getByText('No provider is connected yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Connect Northside' }).click()
    await expect(page.getByText('Northside connected')).toBeVisible()
    await page.goto('/user/account/activity')
    await expect(page.getByText('Provider disconnected')).toBeVisible()

    await using again = await browser.newContext({ baseURL: product.url })
    const other = await again.newPage()
    await other.goto('/sign-in')
    await other.getByRole('link', { name: 'Continue with Northside' }).click()
    await other.waitForURL('**/user/profile')
  })
})
