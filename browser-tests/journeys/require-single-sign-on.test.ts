import { openDatabase } from '@accord/service/database/open.ts'
import { startScriptedProvider } from '@accord/service/testing/helpers/identity-provider.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { setUpApp } from '../support/factors.ts'
import { secondBrowser } from '../support/members.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

// The provider's page is needed, and someone isn't connected yet.
test.use({ allowedFaults: [/status of (401|403|409)/] })

const domain = 'required-journey.example'

/** Verifies the domain without DNS, which the tests of domains cover. */
async function verifiesDomain({ databaseUrl }: Product, organizationId: string) {
  const { pool, close } = openDatabase(databaseUrl)
  await pool.query(
    `insert into organization_domains (id, organization_id, domain, token, verified_at)
     values (gen_random_uuid(), $1, $2, 'token', now())`,
    [organizationId, domain],
  )
  await close()
}

/** Gives a person a second factor without its screens, which other journeys cover. */
async function hasFactor({ databaseUrl }: Product, email: string) {
  const { pool, close } = openDatabase(databaseUrl)
  await pool.query(
    `with person as (
       update users set second_factor = true, second_factor_since = now() where email = $1 returning id
     ) update profiles set second_factor = true where user_id in (select id from person)`,
    [email],
  )
  await close()
}

const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

test('an owner requires single sign-on, and a member is sent to the provider and comes back to the page they wanted @axe', async ({
  page,
  person,
  product,
  inbox,
  browser,
}) => {
  await using provider = await startScriptedProvider()
  const { script, issuer } = provider
  script.claims = { sub: 'subject-of-theo', email: `theo@${domain}`, email_verified: true }
  const organization = await createsOrganization(product, person)
  const { id } = organization
  const member = await createsPerson(product, inbox, { firstName: 'Theo' })
  await joins(product, person, organization, member, ['admin'])
  const guest = await createsPerson(product, inbox, { firstName: 'Mia' })
  await joins(product, person, organization, guest)
  await hasFactor(product, guest.email)
  const theirs = await secondBrowser(browser, product)
  await beginSession(theirs, member)
  await theirs.goto(`/organization/${id}`)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(organization.name)

  await beginSession(page, person)
  await page.goto(`/organization/${id}/security`)
  const before = page.getByText('Before you can require single sign-on:')
  await expect(before).toBeVisible()
  await expect(page.getByText('Verify a domain, not done yet')).toBeVisible()
  await expectAccessible(page, 'what is missing before single sign-on can be required')
  await verifiesDomain(product, id)
  await page.goto('/user/account')
  await setUpApp(page, { opened: true })
  await page.goto(`/organization/${id}/single-sign-on/new`)
  await page.getByLabel('Other identity provider').check()
  await page.getByLabel('Name').fill('Northside')
  await page.keyboard.press('Enter')
  await page.getByLabel('Issuer').fill(issuer)
  await page.getByLabel('Client ID').fill(script.clientId)
  await page.getByLabel('Client secret').fill(script.clientSecret)
  await page.getByRole('button', { name: 'Save values' }).click()
  await expect(page.getByText('Values saved')).toBeVisible()
  await page.getByRole('button', { name: 'Test sign-in' }).click()
  await expect(page.getByText('subject-of-theo')).toBeVisible()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Connection turned on')).toBeVisible()

  await page.goto(`/organization/${id}/security`)
  await expect(page.getByRole('heading', { name: 'Single sign-on', exact: true })).toBeVisible()
  await expect(before).toBeHidden()
  const card = page.locator('form').filter({ hasText: 'Identity providers' })
  await card.getByRole('button', { name: 'Require now' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(
    "2 members haven't signed in through the identity provider yet.",
  )
  await expect(dialog.getByRole('list', { name: 'Effects' })).toContainText(
    'People who will lose access: 1',
  )
  await expectAccessible(page, 'the preview of requiring single sign-on')
  await answer(page, 'Require it')
  await expect(page.getByText(/Required since/)).toBeVisible()
  await expectAccessible(page, 'required single sign-on')

  // They have the organization open. Their address at the provider isn't the one of their membership.
  await theirs.getByRole('link', { name: 'Applications' }).first().click()
  await expect(theirs.getByRole('heading', { name: 'Connect your account' })).toBeVisible()
  await expect(theirs.getByText(`theo@${domain}`).first()).toBeVisible()
  await expectAccessible(theirs, 'an account at the provider that is not connected yet')
  await theirs.getByRole('button', { name: 'Connect and continue' }).click()
  await expect(theirs).toHaveURL(`/organization/${id}/applications`)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Applications')
  // Their own session carries on.
  await theirs.goto('/user/account')
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Account')

  // The provider is down, and the owner, who doesn't need it, lets everyone in for a while.
  await page.getByLabel('If the identity provider is down, pause for').selectOption('1 hour')
  await page.getByRole('button', { name: 'Pause requirement' }).click()
  await answer(page, 'Pause requirement')
  await expect(page.getByText(/Paused until/)).toBeVisible()
  await expectAccessible(page, 'a paused requirement')
  await page.getByRole('button', { name: 'Resume requirement' }).click()
  await expect(page.getByText(/Required since/)).toBeVisible()
  await page.getByLabel("Member's email address").fill(member.email)
  await page.getByRole('button', { name: 'Add guest' }).click()
  await expect(page.getByText('This member has no second factor yet.')).toBeVisible()
  await page.getByLabel("Member's email address").fill(guest.email)
  await page.getByRole('button', { name: 'Add guest' }).click()
  await expect(page.getByRole('table', { name: 'Guests' })).toContainText(guest.email)
  await expectAccessible(page, 'a guest')

  // The last connection can't be turned off, which its preview already says.
  await page.goto(`/organization/${id}/single-sign-on`)
  await page.getByRole('link', { name: 'Open : Northside' }).click()
  await page.getByRole('button', { name: 'Actions for Northside' }).click()
  await page.getByRole('menuitem', { name: 'Turn off' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('requires single sign-on')
  await expectAccessible(page, 'the preview of turning off the last connection')
  await answer(page, 'Cancel')

  // In a new session, the provider rejects them, so they stay on the page that explains it.
  const again = await secondBrowser(browser, product)
  await beginSession(again, member)
  script.parameters = { error: 'access_denied' }
  await again.goto(`/organization/${id}`)
  await expect(again.getByText("You couldn't sign in")).toBeVisible()
  await again.goBack()
  await expect(again.getByRole('heading', { name: 'Single sign-on required' })).toBeVisible()
  await expectAccessible(again, 'single sign-on required')
  script.parameters = {}
  await again.getByRole('link', { name: 'Continue with Northside' }).click()
  await expect(again.getByRole('heading', { level: 1 })).toHaveText(organization.name)
})
