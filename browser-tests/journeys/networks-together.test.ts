import type { Page } from '@playwright/test'
import { press } from '../support/page-helpers.ts'
import { secondBrowser } from '../support/members.ts'
import { createsNetwork, invitesToNetwork } from '../support/networks.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson, newStranger, fillInSignUp, storedIn } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { registersApplication, startThirdParty } from '../support/third-party.ts'

// This journey uses three people in three browsers.
test.slow()

const network = 'Regional Care'
const emailFor = (organization: string) =>
  `Invitation for ${organization} to join the network “${network}”`
const reason = 'Sign in or create an account to respond to your invitation.'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const accept = (page: Page) => page.getByRole('button', { name: 'Accept Invitation' })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function search(page: Page, email: string) {
  await page.getByLabel("Admin's email address").fill(email)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

test('NW-1, NW-2, NW-4, NW-6, NW-7, NW-10, NW-11, NW-13: one organization creates a network, one joins and leaves it, and one declines @long', async ({
  page,
  person,
  product,
  inbox,
  browser,
}) => {
  const [theo, mei] = [
    await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' }),
    await createsPerson(product, inbox, { firstName: 'Mei', lastName: 'Chen' }),
  ]
  const lakeside = await createsOrganization(product, person, { name: 'Lakeside Health' })
  const maple = await createsOrganization(product, theo, { name: 'Maple Grove' })
  const northside = await createsOrganization(product, mei, { name: 'Northside Clinic' })
  await using site = await startThirdParty()
  await registersApplication(product, person, lakeside, { redirectUris: [site.redirect] })

  // Mei's organization is hidden from network owners at first, and visible later.
  const meis = await secondBrowser(browser, product)
  await beginSession(meis, mei)
  await meis.goto(`/organization/${northside.id}`)
  const findable = meis.getByLabel('Network owners can find this organization')
  const update = meis.getByRole('button', { name: 'Update', exact: true })
  await findable.uncheck()
  await update.click()
  await expect(meis.getByText('Updated details')).toBeVisible()

  await beginSession(page, person)
  await page.goto(`/organization/${lakeside.id}/networks`)
  await page.getByRole('link', { name: 'Create network' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill(network)
  await page.getByRole('button', { name: 'Create network' }).click()
  await page.waitForURL('**/network/*/organizations')
  const organizations = page.url()
  await page.goto(`${organizations}/new?callback=${encodeURIComponent(site.redirect)}`)
  await search(page, mei.email)
  await expect(page.getByText('No organization found.')).toBeVisible()

  await findable.check()
  await expect(update).toBeEnabled()
  await findable.uncheck()
  await expect(update).toBeDisabled()
  await findable.check()
  const saved = meis.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await update.click()
  await saved
  await expect(update).toBeDisabled()
  await meis.reload()
  await expect(findable).toBeChecked()

  await search(page, mei.email)
  await page.getByRole('checkbox', { name: 'Northside Clinic' }).check()
  await search(page, theo.email)
  await page.getByRole('checkbox', { name: 'Maple Grove' }).check()
  await page.getByRole('button', { name: 'Invite 2 organizations' }).click()
  await expect(page.getByText('Successfully invited organizations!')).toBeVisible()

  const theos = await secondBrowser(browser, product)
  await beginSession(theos, theo)
  await theos.goto((await inbox.newest(theo.email, emailFor('Maple Grove'))).link('/join-network/'))
  await accept(theos).click()
  // Theo's organization doesn't know the application, so Accord asks before it redirects.
  await theos.getByRole('link', { name: `Continue to ${site.host}` }).click()
  await theos.waitForURL(site.redirect)

  await meis.goto(
    (await inbox.newest(mei.email, emailFor('Northside Clinic'))).link('/join-network/'),
  )
  await expect(title(meis, `You were invited to join ${network}`)).toBeVisible()
  await press(meis, meis.getByRole('button', { name: 'Decline Invitation' }))
  const question = meis.getByRole('alertdialog')
  await press(meis, question.getByRole('button', { name: 'Decline Invitation' }))
  await expect(
    title(meis, `Invitation to join network ${network} has been declined.`),
  ).toBeFocused()
  await press(meis, meis.getByRole('link', { name: 'Home Page' }))
  await meis.waitForURL('**/user/profile')

  await page.goto(organizations)
  await expect(rowOf(page, 'Maple Grove')).toContainText('Joined')
  await expect(rowOf(page, 'Northside Clinic')).toHaveCount(0)

  await theos.goto(`/organization/${maple.id}/networks`)
  await theos.getByRole('button', { name: `Leave ${network}` }).click()
  await theos.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(theos.getByText('Left network successfully')).toBeVisible()
  await page.reload()
  await expect(page.getByText('There are no organization joined or invited.')).toBeVisible()
})

test('NW-12, SI-8: an invitation and its redirect URL survive sign-up, verification, and sign-in @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const theo = await createsPerson(product, inbox, { firstName: 'Theo' })
  const owner = {
    person: theo,
    organization: await createsOrganization(product, theo, { name: 'Lakeside Health' }),
  }
  const maple = await createsOrganization(product, person, { name: 'Maple Grove' })
  const made = await createsNetwork(product, owner, { name: network })
  await using site = await startThirdParty()
  const invited = { person, organization: maple }
  await invitesToNetwork(product, owner, made, invited, site.redirect)
  const link = (await inbox.newest(person.email, emailFor('Maple Grove'))).link('/join-network/')

  await page.goto(link)
  await page.waitForURL('**/sign-in')
  const kept = await storedIn(page)
  expect(kept['networkInvitationId']).toBe(JSON.stringify(new URL(link).pathname.split('/').at(-1)))
  expect(kept['externalRedirect']).toContain(site.redirect)
  await expect(page.getByRole('main')).toContainText(reason)

  // The email was forwarded to a colleague who doesn't have an account yet.
  const colleague = newStranger({ firstName: 'Mei', lastName: 'Chen' })
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL('**/sign-up')
  await expect(page.getByRole('main')).toContainText(reason)
  await fillInSignUp(page, colleague)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/sign-in')
  const verification = await inbox.newest(colleague.email, 'Verify your email address')
  await page.goto(verification.link('/verify-email/'))
  await page.waitForURL((url) => url.searchParams.get('redirectUrl') === site.redirect)
  await joins(product, person, maple, colleague, ['admin'])
  await page.reload()
  await expect(title(page, `You were invited to join ${network}`)).toBeVisible()
  expect(await storedIn(page)).not.toHaveProperty('networkInvitationId')
  expect(await storedIn(page)).not.toHaveProperty('externalRedirect')
  await accept(page).click()
  await page.getByRole('link', { name: `Continue to ${site.host}` }).click()
  await page.waitForURL(site.redirect)
})
