import { expectAccessible } from '../support/accessibility.ts'
import { createsOrganization } from '../support/organizations.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { registersApplication } from '../support/third-party.ts'

test('an owner builds the link for both flows and previews the approval screen @long', async ({
  page,
  person,
  product,
}) => {
  const acme = await createsOrganization(product, person, { name: 'Acme' })
  const { id } = await registersApplication(product, person, acme, {
    scopes: ['user:read', 'organization:read', 'organization:manage'],
    redirectUris: ['https://acme.example/back'],
  })
  await beginSession(page, person)
  await page.goto(`/application/${id}/connect`)
  const card = page.getByRole('region', { name: 'Approval screen' })
  const address = card.getByRole('figure', { name: 'Link to the approval screen' })
  await expect(address).toContainText(
    `${product.url}/oauth/authorize?client_id=${id}&response_type=code`,
  )
  await card.getByRole('checkbox', { name: 'organization:manage' }).uncheck()
  await expect(address).toContainText(
    'scope=openid+profile+email+user%3Aread+organization%3Aread&state=STATE',
  )
  await card.getByRole('checkbox', { name: 'organization:manage' }).check()
  await card.getByLabel('Organization ID').fill('acme')
  await expect(card.getByLabel('Organization ID')).toHaveAccessibleDescription(
    /This isn't a valid organization ID\./,
  )
  await card.getByLabel('Organization ID').fill('')

  await card.getByText('Preview', { exact: true }).click()
  const shown = card.locator('[inert]')
  await expect(shown.getByText('Needs authorization from Example organization')).toBeVisible()
  await expect(shown.getByText("You'll return to acme.example")).toBeVisible()
  await card.getByLabel('Preview as').selectOption('An admin of another organization')
  await expect(shown.getByText("You'll also authorize it for Example organization")).toBeVisible()
  await expectAccessible(page, 'a preview of the approval screen')
  // The page keeps its own title, and nothing in the preview can be reached with the keyboard.
  await expect(page).toHaveTitle('Acme Surveys · Acme · Accord')
  await card.getByLabel('Preview as').focus()
  await page.keyboard.press('Tab')
  await expect(shown.locator(':focus')).toHaveCount(0)

  await card.getByLabel('Preview as').selectOption('Someone without a profile')
  await expect(shown.getByText('Create an organization', { exact: true })).toBeVisible()
  await card.getByLabel('Roles').fill('clinician')
  await expect(shown.getByText('You need one of these roles: Clinician')).toBeVisible()
  await card.getByLabel('Roles').fill('')
  await card.getByLabel('Flow').selectOption('Direct: /approval')
  await expect(address).toContainText(`${product.url}/approval?application=${id}&state=STATE`)
  // When the values are filled in, the link leads to the approval screen.
  const built = (await address.locator('code').innerText()).trim()
  await page.goto(built.replace('CODE_CHALLENGE', 'c'.repeat(43)))
  await expect(page.getByRole('heading', { level: 1, name: /^Authorize/ })).toBeVisible()
})

test('the state of a request is not translated as a province in Canadian English @long', async ({
  page,
  person,
  product,
}) => {
  const acme = await createsOrganization(product, person, { name: 'Acme', country: 'CA' })
  const { id } = await registersApplication(product, person, acme, { redirectUris: [] })
  await beginSession(page, person)
  await page.goto(`/application/${id}/connect`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  const card = page.getByRole('region', { name: 'Approval screen' })
  await expect(card.getByLabel('State')).toBeVisible()
  await expect(page.getByText('Province')).toHaveCount(0)
})
