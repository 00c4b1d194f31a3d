import { expectAccessible } from '../support/accessibility.ts'
import { type ExampleApp, startExampleApp } from '../support/example-app.ts'
import { secondBrowser } from '../support/members.ts'
import { createsOrganization } from '../support/organizations.ts'
import { createsPerson, fillInSignIn, signIn } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

let example: ExampleApp

test.beforeAll(async ({ product, inbox }) => {
  const owner = await createsPerson(product, inbox)
  const acme = await createsOrganization(product, owner, { name: 'Acme' })
  example = await startExampleApp(product, owner, acme)
})
test.afterAll(() => example[Symbol.asyncDispose]())

test('APV-3, APV-10: the example signs in with the standard flow and calls the API @long', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person, { name: 'Northside Clinic' })
  await page.goto(example.url)
  await page.getByRole('link', { name: 'Sign in with Accord' }).click()
  await page.waitForURL('**/sign-in?**')
  await fillInSignIn(page, person)
  await expect(page.getByText("You'll return to localhost")).toBeVisible()
  await page.getByRole('button', { name: 'Authorize' }).click()

  await page.waitForURL(`${example.url}/`)
  await expect(page.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByText('Northside Clinic')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh the tokens' }).click()
  await expect(page.getByText('Northside Clinic')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out and revoke' }).click()

  // The tokens are revoked but the approval isn't, so the next sign-in takes only one click.
  await page.getByRole('link', { name: 'Sign in with Accord' }).click()
  await expect(page.getByRole('heading', { name: 'All set!' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`${example.url}/`)
  await expect(page.getByText('Northside Clinic')).toBeVisible()
})

test('APV-10: the direct flow leads to the same approval and tokens @long', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person, { name: 'Northside Clinic' })
  await beginSession(page, person)
  await page.goto(example.url)
  await page.getByRole('link', { name: 'approval screen directly' }).click()
  await expect(page.getByText("even while you're away")).toBeVisible()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.waitForURL(`${example.url}/`)
  await expect(page.getByText('Northside Clinic')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh the tokens' }).click()
  await expect(page.getByText('Northside Clinic')).toBeVisible()

  await page.goto(`${example.url}/sign-in`)
  await expect(page.getByRole('heading', { name: 'All set!' })).toBeVisible()
})

test('APV-8, APV-10: Cancel and Not you work in the standard flow @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  await createsOrganization(product, other, { name: 'Maple Grove' })
  await beginSession(page, person)
  await page.goto(`${example.url}/sign-in`)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText("You didn't approve it.")).toBeVisible()

  await page.getByRole('link', { name: 'Sign in with Accord' }).click()
  await page.getByRole('link', { name: 'Click here' }).click()
  await page.waitForURL('**/sign-in?**')
  await fillInSignIn(page, other)
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.waitForURL(`${example.url}/`)
  await expect(page.getByText(other.email)).toBeVisible()
})

test.describe('rejected requests', () => {
  test.use({ allowedFaults: [/status of 403/] })

  test('APV-11, PER-4, D5, D24: an edited request, or one from another browser, is rejected @long', async ({
    page,
    person,
    product,
    browser,
  }) => {
    await createsOrganization(product, person, { name: 'Northside Clinic' })
    await beginSession(page, person)
    await page.goto(`${example.url}/sign-in`)
    await page.waitForURL('**/approval?**')
    const address = page.url()
    const alert = page.getByRole('alert')
    await page.goto(`${address}&roles=owner`)
    await page.getByRole('button', { name: 'Authorize' }).click()
    await expect(alert).toContainText('Error during auth flow')
    await expect(alert).toContainText('This request was changed after the application sent it.')

    const elsewhere = await secondBrowser(browser, product)
    await signIn(elsewhere, person)
    await elsewhere.goto(address)
    await elsewhere.getByRole('button', { name: 'Authorize' }).click()
    await expect(elsewhere.getByRole('alert')).toContainText(
      "This request wasn't started in this browser, or it has expired.",
    )
    await elsewhere.context().close()
  })
})

test('approved applications are listed on the account page and can be revoked @long', async ({
  page,
  person,
  product,
}) => {
  await createsOrganization(product, person, { name: 'Northside Clinic' })
  await beginSession(page, person)
  await page.goto(`${example.url}/sign-in`)
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.waitForURL(`${example.url}/`)

  await page.goto('/user/account/applications')
  const entry = page
    .getByRole('list', { name: 'Applications you approved' })
    .getByRole('listitem')
    .filter({ hasText: example.application.name })
  await expect(entry).toContainText('Owned by Acme')
  await expect(entry).toContainText('Acts for Northside Clinic (Owner)')
  // The service writes usage every ten seconds.
  await expect(async () => {
    await page.reload()
    await expect(entry).toContainText('Used on 1 of the last 90 days', { timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await expect(entry).toContainText('Never used: See your name and email address.')
  const mayDo = entry.getByRole('list', { name: `${example.application.name}'s permissions` })
  await expect(mayDo).toBeHidden()
  await entry.getByText('Permissions').click()
  await expect(mayDo).toContainText('See your name and email address.')
  await expectAccessible(page, 'approved applications')

  await entry.getByRole('button', { name: 'Revoke' }).click()
  const question = page.getByRole('alertdialog', { name: /^Revoke .*'s access\?$/ })
  await expect(question).toContainText('will no longer be able to act for you in Northside Clinic')
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(/2 tokens revoked/)).toBeVisible()
  await expect(page.getByText('No approved applications')).toBeVisible()

  await page.goto(example.url)
  await expect(page.getByText('Accord no longer tells.')).toBeVisible()
})
