import { startScriptedProvider } from '@accord/service/testing/helpers/identity-provider.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { verifiesDomain } from '../support/domains.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson, signIn } from '../support/people.ts'
import { startRelyingParty } from '../support/relying-party.ts'
import { expect, test } from '../support/test.ts'

const domain = 'sso-journey.example'

// The provider can't be used, or rejects someone.
test.use({ allowedFaults: [/status of 40[39]/] })

test('an owner sets up single sign-on, and a new person signs in and sees only that organization @axe', async ({
  page,
  person,
  product,
  browser,
}) => {
  await using provider = await startScriptedProvider()
  const { script, issuer } = provider
  script.clientSecret = 'Harbour42'
  script.claims = {
    sub: 'subject-of-ben',
    email: `ben@${domain}`,
    email_verified: true,
    given_name: 'Ben',
    family_name: 'Okafor',
  }
  await signIn(page, person)
  const organization = await createsOrganization(product, person)
  const { id } = organization
  await verifiesDomain(product, id, domain)
  await page.goto(`/organization/${id}`)
  await page.getByRole('link', { name: 'Single sign-on' }).click()
  await expect(page.getByText('No connections yet')).toBeVisible()
  await expectAccessible(page, 'no connections')

  await page.getByRole('link', { name: 'Add connection' }).click()
  await page.getByRole('button', { name: 'Add connection' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await page.getByLabel('Other identity provider').check()
  await page.getByLabel('Name').fill('Northside')
  await expectAccessible(page, 'add connection')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Missing: issuer, client ID, client secret.')).toBeVisible()
  await expect(page.getByText(/\/sso\/[0-9a-f-]{36}\/callback$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Test sign-in' })).toBeDisabled()
  await expectAccessible(page, 'a new connection')
  await page.getByLabel('Issuer').fill(`${issuer}/wrong`)
  await page.getByLabel('Client ID').fill(script.clientId)
  await page.getByRole('button', { name: 'Save values' }).click()
  await expect(page.getByText('Enter the client secret.')).toBeVisible()
  await page.getByLabel('Client secret').fill(script.clientSecret)
  await page.getByRole('button', { name: 'Save values' }).click()
  await expect(page.getByText('Values saved')).toBeVisible()
  await page.getByRole('button', { name: 'Test sign-in' }).click()
  await expect(page.getByText("The test couldn't be started.")).toBeVisible()

  await page.getByLabel('Issuer').fill(issuer)
  await page.getByRole('button', { name: 'Save values' }).click()
  await expect(page.getByText('Values saved')).toBeVisible()
  await page.getByRole('button', { name: 'Test sign-in' }).click()
  await expect(
    page.getByText("The connection works, but this person couldn't sign in"),
  ).toBeVisible()
  await expect(
    page.getByText("This person isn't a member, and new people can't join."),
  ).toBeVisible()
  await page.getByLabel('Also new people with an address in a verified domain').check()
  await page.locator('#joining').getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Policy saved')).toBeVisible()
  // The result is what would happen now.
  await expect(page.getByText('This person would become a new member.')).toBeVisible()
  await expect(page.getByText('subject-of-ben')).toBeVisible()
  await expectAccessible(page, 'a tested connection')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Connection turned on')).toBeVisible()
  await expectAccessible(page, 'a connection that is on')

  await using visiting = await browser.newContext({ baseURL: product.url })
  const other = await visiting.newPage()
  await other.goto('/sign-in')
  const password = other.getByLabel('Password', { exact: true })
  await other.getByLabel('Email address').fill('someone@elsewhere.example')
  const before = await password.boundingBox()
  await other.getByLabel('Email address').fill(`ben@${domain}`)
  const offer = other.getByRole('link', { name: 'Continue with Northside' })
  await expect(offer).toBeVisible()
  // Nothing moves when the offer appears.
  expect(await password.boundingBox()).toEqual(before)
  await expectAccessible(other, 'the offer of a provider')
  // The keyboard reaches it between the two fields.
  await other.getByLabel('Email address').focus()
  await other.keyboard.press('Tab')
  await expect(offer).toBeFocused()
  await other.keyboard.press('Enter')

  await expect(other.getByText('You signed in through your organization')).toBeVisible()
  await expect(other).toHaveURL(`/organization/${id}`)
  await expect(other.getByRole('button', { name: 'Switch organization' })).toBeHidden()
  await expectAccessible(other, 'an organization in a session of its provider')
  await other.getByRole('button', { name: 'Account menu' }).click()
  await expect(other.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(other.getByRole('menuitem', { name: 'Account', exact: true })).toBeHidden()
  await other.goto('/user/organizations')
  await expect(other).toHaveURL(`/organization/${id}`)

  // They sign out, and an application sends them here. After the provider, they come back to its request.
  await using party = await startRelyingParty(product, person, organization, 'Acme Reports')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await other.goto(`${party.url}/sign-in`)
  await other.getByLabel('Email address').fill(`ben@${domain}`)
  await offer.click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Authorize Acme Reports')
  await expectAccessible(other, 'an approval in a session of an identity provider')
  await other.getByRole('button', { name: 'Authorize', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Signed in')
  await other.goto(`/organization/${id}`)
  const approved = other.getByRole('list', { name: 'Applications you approved' })
  await expect(approved).toContainText('Acme Reports')
  await expectAccessible(other, 'the approved applications in a session of an identity provider')

  await page.getByRole('link', { name: 'Status' }).click()
  await expect(page.getByRole('table', { name: 'Sign-ins' })).toContainText(`ben@${domain}`)
  await expect(page.getByText('Signed in and became a member')).toBeVisible()
  script.claims['email'] = 'ben@elsewhere.example'
  script.claims['sub'] = 'subject-of-someone-else'
  await other.getByRole('button', { name: 'Sign out' }).click()
  await other.getByLabel('Email address').fill(`anyone@${domain}`)
  await offer.click()
  await expect(other.getByText("You can't sign in this way")).toBeVisible()
  await expectAccessible(other, 'a rejected sign-in through a provider')
  await page.getByLabel('Show', { exact: true }).selectOption('Rejected')
  await expect(page.getByText("The address isn't in a verified domain.")).toBeVisible()
  await expectAccessible(page, 'the rejected sign-ins of a connection')

  // The owner connects their own membership, and then turns the connection off.
  await page.getByRole('link', { name: 'General' }).click()
  script.claims = { sub: 'subject-of-the-owner' }
  await page.getByRole('button', { name: 'Connect Northside' }).click()
  await expect(page.getByText('Single sign-on connected')).toBeVisible()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect Northside' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Single sign-on disconnected')).toBeVisible()
  await page.goto(`/organization/${id}/single-sign-on`)
  await page.getByRole('link', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'Actions for Northside' }).click()
  await page.getByRole('menuitem', { name: 'Delete connection' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Delete the connection Northside?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete connection' }).click()
  await expect(page.getByText('No connections yet')).toBeVisible()
})

test('someone with a setup link enters the values, an owner confirms them, and admins only see them', async ({
  page,
  person,
  product,
  browser,
  inbox,
}) => {
  await using provider = await startScriptedProvider()
  const { script, issuer } = provider
  await signIn(page, person)
  const organization = await createsOrganization(product, person)
  await page.goto(`/organization/${organization.id}/single-sign-on/new`)
  await page.getByLabel('Keycloak').check()
  await page.getByLabel('Name').fill('Northside')
  await page.getByRole('button', { name: 'Add connection' }).click()
  await page.getByRole('button', { name: 'Create setup link' }).click()
  await expect(page.getByText('Setup link created')).toBeVisible()
  const url = await page.getByTitle('/setup-single-sign-on#').getAttribute('title')
  await expectAccessible(page, 'a new setup link')

  await using visiting = await browser.newContext({ baseURL: product.url })
  const other = await visiting.newPage()
  await other.goto(url!)
  await expect(other.getByText('Backchannel logout URL')).toBeVisible()
  await expectAccessible(other, 'a setup link')
  await other.getByLabel('Issuer').fill(issuer)
  await other.getByLabel('Client ID').fill(script.clientId)
  await other.getByLabel('Client secret').fill(script.clientSecret)
  await other.getByRole('button', { name: 'Send values' }).click()
  await expect(other.getByText('The values were sent')).toBeVisible()
  await expectAccessible(other, 'a filled in setup link')

  await page.reload()
  await expect(page.getByText('Someone entered these values')).toBeVisible()
  await page.getByRole('button', { name: 'Use these values' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use these values' }).click()
  await expect(page.getByLabel('Issuer')).toHaveValue(issuer)

  const admin = await createsPerson(product, inbox)
  await joins(product, person, organization, admin, ['admin'])
  const address = page.url()
  await signIn(page, admin)
  await page.goto(address)
  await expect(page.getByText('Only owners can change single sign-on')).toBeVisible()
  await expect(page.getByText(issuer)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save values' })).toBeHidden()
})
