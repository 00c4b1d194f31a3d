import { createSamlKey } from '@accord/service/testing/helpers/saml-provider.ts'
import { startSamlSite } from '@accord/service/testing/helpers/saml-site.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { verifiesDomain } from '../support/domains.ts'
import { createsOrganization } from '../support/organizations.ts'
import { signIn } from '../support/people.ts'
import { missingForSimpleSamlPhp, startSimpleSamlPhp } from '../support/simplesamlphp.ts'
import { expect, test } from '../support/test.ts'

// Values that can't be used, and a rejected response.
test.use({ allowedFaults: [/status of 40[0349]/] })

/** Adds a connection, and returns what the provider's administrator has to enter. */
async function addsConnection(page: Page, organizationId: string, name: string) {
  await page.goto(`/organization/${organizationId}/single-sign-on/new`)
  await page.getByLabel('Other identity provider').check()
  await page.getByLabel('SAML 2.0').check()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Add connection' }).click()
  await expect(page.getByText('Missing: metadata.')).toBeVisible()
  const entityId = await page
    .getByTitle(/\/sso\/saml\/.*\/metadata$/)
    .first()
    .getAttribute('title')
  const acsUrl = await page.getByTitle(/\/sso\/saml\/.*\/acs$/).getAttribute('title')
  return { entityId: entityId!, acsUrl: acsUrl! }
}

async function letsNewPeopleJoin(page: Page) {
  await page.getByLabel('Also new people with an address in a verified domain').check()
  await page.locator('#joining').getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Policy saved')).toBeVisible()
}

test('an owner sets up SAML with metadata, and a new person signs in @axe', async ({
  page,
  person,
  product,
  browser,
}) => {
  await using site = await startSamlSite()
  const domain = 'saml-journey.example'
  site.person = {
    subject: 'ben-17',
    email: `ben@${domain}`,
    attributes: { givenName: 'Ben', sn: 'Okafor' },
  }
  await signIn(page, person)
  const { id } = await createsOrganization(product, person)
  await verifiesDomain(product, id, domain)
  await addsConnection(page, id, 'Northside')
  await expectAccessible(page, 'a new connection with SAML')

  await page.getByLabel('Metadata URL').fill(`${site.metadataUrl}/wrong`)
  await page.getByRole('button', { name: 'Save values' }).click()
  await expect(page.getByText("We couldn't fetch the metadata from this address.")).toBeVisible()
  await page.getByLabel('Metadata URL').fill(site.metadataUrl)
  await page.getByRole('button', { name: 'Save values' }).click()
  await expect(page.getByText('Values saved')).toBeVisible()
  await expect(page.getByText('CN=Test provider')).toBeVisible()

  await letsNewPeopleJoin(page)
  site.options = { assertion: { recipient: 'https://elsewhere.example/acs' } }
  await page.getByRole('button', { name: 'Test sign-in' }).click()
  await expect(page.getByText('The test failed')).toBeVisible()
  await expect(page.getByText('https://elsewhere.example/acs')).toBeVisible()
  await expectAccessible(page, 'a failed test of SAML')
  site.options = {}
  await page.getByRole('button', { name: 'Test sign-in' }).click()
  await expect(page.getByText('This person would become a new member.')).toBeVisible()
  await expect(page.getByText('ben-17')).toBeVisible()
  await expectAccessible(page, 'a tested connection with SAML')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Connection turned on')).toBeVisible()

  await using visiting = await browser.newContext({ baseURL: product.url })
  const other = await visiting.newPage()
  await other.goto('/sign-in')
  await other.getByLabel('Email address').fill(`ben@${domain}`)
  await other.getByRole('link', { name: 'Continue with Northside' }).click()
  await expect(other.getByText('You signed in through your organization')).toBeVisible()
  await expect(other).toHaveURL(`/organization/${id}`)

  // Someone else's response isn't accepted, and the owner sees why.
  await other.getByRole('button', { name: 'Sign out' }).click()
  site.options = { assertion: { audiences: 'https://elsewhere.example/metadata' } }
  await other.getByLabel('Email address').fill(`ben@${domain}`)
  await other.getByRole('link', { name: 'Continue with Northside' }).click()
  await expect(other.getByText("You couldn't sign in")).toBeVisible()
  await expectAccessible(other, 'a rejected sign-in through SAML')
  await page.getByRole('link', { name: 'Status' }).click()
  await expect(page.getByText('The assertion is for another service.')).toBeVisible()
  await expect(page.getByText('https://elsewhere.example/metadata')).toBeVisible()
  await expectAccessible(page, 'the status of a connection with SAML')
})

test('an IT department enters the values of SAML with a setup link, and an owner confirms them @axe', async ({
  page,
  person,
  product,
  browser,
}) => {
  const { certificate } = createSamlKey()
  await signIn(page, person)
  const { id } = await createsOrganization(product, person)
  await addsConnection(page, id, 'Northside')
  await page.getByRole('button', { name: 'Create setup link' }).click()
  await expect(page.getByText('Setup link created')).toBeVisible()
  const url = await page.getByTitle('/setup-single-sign-on#').getAttribute('title')

  await using visiting = await browser.newContext({ baseURL: product.url })
  const other = await visiting.newPage()
  const requested: string[] = []
  other.on('request', (request) => requested.push(request.url()))
  await other.goto(url!)
  await expectAccessible(other, 'a setup link for SAML')
  await other.getByRole('button', { name: 'Send values' }).click()
  await expect(other.getByText('Enter an https address.')).toBeVisible()
  await other.getByLabel('Enter values as').selectOption('Separate values')
  await other.getByRole('textbox', { name: 'Entity ID' }).fill('https://idp.example/metadata')
  await other.getByLabel('Sign-on address').fill('https://idp.example/sso')
  await other.getByLabel('Signing certificates').fill('not a certificate')
  await other.getByRole('button', { name: 'Send values' }).click()
  await expect(other.getByText("This isn't an X.509 certificate.")).toBeVisible()
  await other.getByLabel('Signing certificates').fill(certificate)
  await other.getByRole('button', { name: 'Send values' }).click()
  await expect(other.getByText('The values were sent')).toBeVisible()
  await expect(other.getByText('CN=Test provider')).toBeVisible()
  await expectAccessible(other, 'a filled in setup link for SAML')
  // Proxies log addresses, so the code isn't in any.
  const code = new URLSearchParams(new URL(url!).hash.slice(1)).get('code')!
  expect(requested.filter((each) => each.split('#')[0]!.includes(code))).toEqual([])

  await page.reload()
  await expect(page.getByText('Someone entered these values')).toBeVisible()
  await expect(page.getByText('https://idp.example/sso')).toBeVisible()
  await expectAccessible(page, 'values of SAML to confirm')
  await page.getByRole('button', { name: 'Use these values' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use these values' }).click()
  await expect(page.getByText('Values saved')).toBeVisible()
  await expect(page.getByText('Saved values')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Entity ID' })).toHaveValue(
    'https://idp.example/metadata',
  )
  await other.reload()
  await expect(
    other.getByText('This setup link has expired, was withdrawn, or was already confirmed.'),
  ).toBeVisible()
})

test('a person signs in at SimpleSAMLphp with its own form', async ({
  page,
  person,
  product,
  browser,
}) => {
  const missing = missingForSimpleSamlPhp()
  test.skip(missing !== undefined, missing)
  const domain = 'simplesamlphp.example'
  await using provider = await startSimpleSamlPhp([
    {
      name: 'ben',
      password: 'harbour-42',
      attributes: { email: `ben@${domain}`, givenName: 'Ben', sn: 'Okafor' },
    },
  ])
  await signIn(page, person)
  const { id } = await createsOrganization(product, person)
  await verifiesDomain(product, id, domain)
  await provider.register(await addsConnection(page, id, 'Northside'))
  await page.getByLabel('Metadata URL').fill(provider.metadataUrl)
  await page.getByRole('button', { name: 'Save values' }).click()
  await expect(page.getByText('Values saved')).toBeVisible()
  await letsNewPeopleJoin(page)

  const fillsIn = async (at: Page, password: string) => {
    await at.getByLabel('Username').fill('ben')
    await at.getByLabel('Password').fill(password)
    await at.getByRole('button', { name: 'Login' }).click()
  }
  await page.getByRole('button', { name: 'Test sign-in' }).click()
  await fillsIn(page, 'not-his-password')
  await expect(page.getByText('Incorrect username or password')).toBeVisible()
  await fillsIn(page, 'harbour-42')
  await expect(page.getByText('This person would become a new member.')).toBeVisible()
  await expect(page.getByText(`ben@${domain}`)).toBeVisible()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Connection turned on')).toBeVisible()

  await using visiting = await browser.newContext({ baseURL: product.url })
  const other = await visiting.newPage()
  await other.goto('/sign-in')
  await other.getByLabel('Email address').fill(`ben@${domain}`)
  await other.getByRole('link', { name: 'Continue with Northside' }).click()
  await fillsIn(other, 'harbour-42')
  await expect(other.getByText('You signed in through your organization')).toBeVisible()
  await expect(other).toHaveURL(`/organization/${id}`)
  await expect(page.getByRole('link', { name: 'Status' })).toBeVisible()
  await page.getByRole('link', { name: 'Status' }).click()
  await expect(page.getByText('Signed in and became a member')).toBeVisible()
})
