import { createsApplication } from '../support/applications.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { createsOrganization, profileToken, send } from '../support/organizations.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { approvalAddress } from '../support/third-party.ts'

const redirect = 'com.example.acme:/callback'

// No program on this machine handles the URL scheme, and one redirect is rejected.
test.use({ allowedFaults: [/com\.example\.acme|status of 400/] })

test('APV-10: the response opens an application on this device, and the page says to continue there @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  const form = { name: 'Acme Pocket', kind: 'native' }
  const { id } = await createsApplication(product, person, organization, form)
  const token = await profileToken(product.url, person, organization.id)
  await send(product.url, `PATCH /application/${id}`, token, { redirectUris: [redirect] })
  await signIn(page, person)

  const asked = { application: id, state: 's1', redirect }
  const proof = { codeChallenge: 'x'.repeat(43), codeChallengeMethod: 'S256' }
  await page.goto(approvalAddress({ ...asked, ...proof, redirect: 'com.example.evil:/callback' }))
  await expect(page.getByRole('alert')).toContainText('com.example.evil')

  await page.goto(approvalAddress({ ...asked, ...proof }))
  await expect(page.getByText("You'll return to com.example.acme")).toBeVisible()
  const answered = page.waitForResponse('**/api/authorize')
  await page.getByRole('button', { name: 'Authorize', exact: true }).click()
  expect(await (await answered).json()).toMatchObject({
    redirect: expect.stringMatching(/^com\.example\.acme:\/callback\?code=/),
  })
  const title = page.getByRole('heading', { level: 1, name: 'Continue in Acme Pocket' })
  await expect(title).toBeVisible()
  await expectAccessible(page, 'handed over')
})
