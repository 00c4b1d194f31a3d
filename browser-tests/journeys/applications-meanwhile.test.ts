import { createsApplication } from '../support/applications.ts'
import { createsOrganization, profileToken, send } from '../support/organizations.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('AP-3: a colleague’s concurrent changes to redirect URIs are kept @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  const { id } = await createsApplication(product, person, organization)
  const token = await profileToken(product.url, person, organization.id)
  const colleagueSets = (...redirectUris: string[]) =>
    send(product.url, `PATCH /application/${id}`, token, { redirectUris })
  const old = 'https://acme.example/old'
  const added = 'https://acme.example/new'
  const theirs = 'https://acme.example/theirs'
  await colleagueSets(old)
  await beginSession(page, person)
  await page.goto(`/application/${id}/connect`)
  const card = page.getByRole('region', { name: 'Register a redirect URI' })
  const list = card.getByRole('list', { name: 'Redirect URIs' }).locator('code')
  await expect(list).toHaveText([old])

  await colleagueSets(theirs)
  await card.getByLabel('Add a URI').fill(added)
  await card.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(list).toHaveText([theirs, added])

  await colleagueSets(added, old)
  await card.getByRole('button', { name: `Remove ${added}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(list).toHaveText([old])
})
