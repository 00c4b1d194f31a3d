import { expectAccessible } from '../support/accessibility.ts'
import { startSinglePageExample } from '../support/example-app.ts'
import { createsOrganization } from '../support/organizations.ts'
import { createsPerson, fillInSignIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

let example: Awaited<ReturnType<typeof startSinglePageExample>>

test.beforeAll(async ({ product, inbox }) => {
  const owner = await createsPerson(product, inbox)
  const acme = await createsOrganization(product, owner, { name: 'Acme' })
  example = await startSinglePageExample(product, owner, acme)
})
test.afterAll(() => example[Symbol.asyncDispose]())

test.describe('signing in and out', () => {
  // The console clears its session when it finds out that its token was revoked.
  test.use({ allowedFaults: [/status of 401/] })

  test('the example page signs in someone without an organization, refreshes the token, and signs out, all without a secret', async ({
    page,
    person,
  }) => {
    await page.goto(example.url)
    await expectAccessible(page, 'the single-page example')
    await page.getByRole('button', { name: 'Sign in with Accord' }).click()
    await page.waitForURL('**/sign-in?**')
    await fillInSignIn(page, person)
    await page.getByRole('button', { name: 'Authorize' }).click()

    await page.waitForURL(`${example.url}/`)
    await expect(page.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible()
    await expect(page.getByText(person.email)).toBeVisible()
    await page.getByRole('button', { name: 'Refresh the tokens' }).click()
    await expect(page.getByText('The tokens are new.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${example.url}/`)
    await expect(page.getByRole('button', { name: 'Sign in with Accord' })).toBeVisible()
  })
})

test('a request that was rejected or started in another tab signs no one in @long', async ({
  page,
  person,
}) => {
  await page.goto(`${example.url}/callback?code=x&state=y`)
  await expect(page.getByText('No sign-in was started in this tab.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with Accord' }).click()
  await page.waitForURL('**/sign-in?**')
  await fillInSignIn(page, person)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText("You didn't approve it.")).toBeVisible()
})
