import { expectAccessible } from '../support/accessibility.ts'
import { createsApplication } from '../support/applications.ts'
import { createsOrganization, joins, profileToken, send } from '../support/organizations.ts'
import { createsPerson, signIn } from '../support/people.ts'
import { startReceiver } from '../support/receiver.ts'
import { expect, test } from '../support/test.ts'

test('an owner creates, verifies, watches, rotates, and deletes an endpoint @axe', async ({
  page,
  person,
  product,
}) => {
  await using receiver = await startReceiver()
  const { host } = new URL(receiver.url)
  await signIn(page, person)
  const { id } = await createsOrganization(product, person)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/organization/${id}`)
  await page.getByRole('link', { name: 'Developers' }).click()
  await expect(page.getByText('No endpoints yet')).toBeVisible()
  await expectAccessible(page, 'no endpoints')

  await page.getByRole('link', { name: 'Create endpoint' }).click()
  await page.getByLabel('URL').fill(receiver.url)
  await page.getByLabel('Only the types that I choose').check()
  await page.getByRole('button', { name: 'Create endpoint' }).click()
  await expect(page.getByText('Choose at least one type.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Members: everything' }).check()
  await page.getByRole('button', { name: /^Members/ }).click()
  await page.getByLabel('Member suspended').uncheck()
  await expect(page.getByRole('button', { name: /^Members/ })).toContainText('34 of 35')
  await page.getByText('More options').click()
  await page.getByLabel('Sign with ed25519 as well').check()
  await expectAccessible(page, 'create endpoint')
  await page.getByRole('button', { name: 'Create endpoint' }).click()

  await expect(page.getByRole('heading', { level: 1, name: host })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Copy the secret' })).toContainText('whsec_')
  await expect(page.getByText("This endpoint isn't verified yet")).toBeVisible()
  await expectAccessible(page, 'a new endpoint')
  await page.getByRole('button', { name: 'Done' }).click()
  receiver.respondWith(500)
  await page.getByRole('button', { name: 'Send test event' }).click()
  await expect(page.getByText('The test event failed')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Response' })).toHaveText('Responded 500.')
  receiver.respondWith(200)
  await page.getByRole('button', { name: 'Send test event' }).click()
  await expect(page.getByText('The endpoint accepted the test event')).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()

  const token = await profileToken(product.url, person, id)
  const body = { organization: id, email: 'new@example.com', roles: ['member'] }
  await send(product.url, 'POST /invitation', token, body)
  const deliveries = page.getByRole('table', { name: 'Deliveries' })
  const invited = deliveries.getByRole('row', { name: 'Member invited' })
  await expect(invited).toContainText('Delivered', { timeout: 20_000 })
  expect(receiver.types).toEqual(['endpoint.test', 'endpoint.test', 'member.invited'])
  await expectAccessible(page, 'deliveries')
  await page.getByLabel('State').selectOption('Failed')
  await expect(deliveries.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/status=failed/)
  await page.getByLabel('State').selectOption('All states')

  await invited.getByRole('link', { name: 'View' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Member invited' })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Body' })).toContainText('"type": "member.invited"')
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByText('Attempt 2')).toBeVisible()
  expect(receiver.types).toHaveLength(4)
  await expectAccessible(page, 'one delivery')

  await page.getByRole('link', { name: host }).click()
  await page.getByRole('button', { name: `Actions for ${host}` }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await expect(page.getByText('This endpoint is paused')).toBeVisible()
  await page.getByRole('button', { name: 'Enable' }).click()
  await expect(page.getByText('This endpoint is paused')).toBeHidden()
  await page.getByRole('button', { name: `Actions for ${host}` }).click()
  await page.getByRole('menuitem', { name: 'Resend failed since…' }).click()
  await expectAccessible(page, 'resend failed events')
  await page.getByRole('dialog').getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByText('No events failed in this period.')).toBeVisible()

  await page.getByRole('link', { name: 'Secret' }).click()
  await expect(page.getByRole('region', { name: 'Public key' })).toContainText('whpk_')
  await page.getByRole('button', { name: 'Rotate secret' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate secret' }).click()
  await expect(page.getByText('Also signs until')).toBeVisible()
  await expectAccessible(page, 'the secret of an endpoint')
  await page.getByRole('button', { name: 'Revoke now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke now' }).click()
  await expect(page.getByText('Also signs until')).toBeHidden()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Reveal secret' }).click()
  await expect(page.getByRole('button', { name: 'Hide secret' })).toBeVisible()

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('URL').fill(`${receiver.url}/new`)
  await page.getByRole('button', { name: 'Update URL' }).click()
  await expect(page.getByText('Its URL changed, so its events wait.')).toBeVisible()
  await page.getByLabel('All types').check()
  await page.getByRole('button', { name: 'Update types' }).click()
  await page.getByLabel('Strict order').check()
  await page.getByRole('button', { name: 'Update options' }).click()
  await expect(page.getByText('Endpoint updated')).toBeVisible()
  await expectAccessible(page, 'the settings of an endpoint')

  await page.getByRole('button', { name: `Actions for ${host}` }).click()
  await page.getByRole('menuitem', { name: 'Delete endpoint' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete endpoint' }).click()
  await expect(page.getByText('No endpoints yet')).toBeVisible()
})

test("an application's tab Events manages its endpoints @axe", async ({
  page,
  person,
  product,
}) => {
  await using receiver = await startReceiver()
  const { host } = new URL(receiver.url)
  await signIn(page, person)
  const organization = await createsOrganization(product, person)
  const scopes = ['organization:read', 'profile:read', 'service-account:manage']
  const application = await createsApplication(product, person, organization, { scopes })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/application/${application.id}`)
  await page.getByRole('link', { name: 'Events' }).click()
  await page.getByRole('link', { name: 'Create endpoint' }).click()
  await page.getByLabel('URL').fill(receiver.url)
  await page.getByLabel('Only the types that I choose').check()
  // The application can't read networks.
  await expect(page.getByRole('checkbox', { name: 'Members: everything' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Networks: everything' })).toBeHidden()
  await expect(page.getByText('receives only events about data that')).toBeVisible()
  await page.getByLabel('All types').check()
  await page.getByText('More options').click()
  await expect(page.getByLabel('Include email addresses')).toBeHidden()
  await page.getByRole('button', { name: 'Create endpoint' }).click()
  await page.getByRole('button', { name: 'Send test event' }).click()
  await expect(page.getByText('The endpoint accepted the test event')).toBeVisible()
  await expectAccessible(page, "an application's endpoint")

  const token = await profileToken(product.url, person, organization.id)
  const body = { organization: organization.id, email: 'new@example.com', roles: ['member'] }
  await send(product.url, 'POST /invitation', token, body)
  const invited = page.getByRole('row', { name: 'Member invited' })
  await expect(invited).toContainText('Delivered', { timeout: 20_000 })
  await expect(invited).toContainText(organization.name)

  // Links that know only the organization lead to the application's page.
  const endpoint = new URL(page.url()).pathname.split('/').at(-1)!
  await page.goto(`/organization/${organization.id}/endpoints/${endpoint}`)
  await expect(page).toHaveURL(new RegExp(`/application/${application.id}/endpoints/${endpoint}$`))
  await expect(page.getByRole('heading', { level: 1, name: host })).toBeVisible()
  await page.getByRole('link', { name: 'Events', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Endpoints' })).toContainText(receiver.url)
})

test("a deleted application's endpoints can be viewed and deleted, but not changed @axe @long", async ({
  page,
  person,
  product,
}) => {
  await using receiver = await startReceiver()
  const { host } = new URL(receiver.url)
  const organization = await createsOrganization(product, person)
  const application = await createsApplication(product, person, organization)
  const token = await profileToken(product.url, person, organization.id)
  const path = `/application/${application.id}`
  const form = { url: receiver.url }
  const { id } = await send<{ id: string }>(product.url, `POST ${path}/endpoints`, token, form)
  await send(product.url, `POST /endpoint/${id}/test`, token, {})
  await send(product.url, `DELETE ${path}`, token)
  await signIn(page, person)
  await page.setViewportSize({ width: 1440, height: 900 })
  const said = page.getByText('This application was deleted on')

  await page.goto(`${path}/endpoints`)
  await expect(said).toBeVisible()
  await expect(page.getByRole('table', { name: 'Endpoints' })).toContainText(receiver.url)
  await expect(page.getByRole('link', { name: 'Create endpoint' })).toBeHidden()
  await page.goto(`${path}/endpoints/new`)
  await expect(said).toBeVisible()
  await expect(page.getByLabel('URL')).toBeDisabled()

  await page.goto(`${path}/endpoints/${id}`)
  await expect(said).toBeVisible()
  await expect(page.getByRole('table', { name: 'Deliveries' })).toContainText('Delivered')
  await expect(page.getByRole('button', { name: 'Send test event' })).toBeHidden()
  await expectAccessible(page, 'an endpoint of a deleted application')
  await page.getByRole('link', { name: 'View' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Test event' })).toBeVisible()
  await expect(said).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend' })).toBeHidden()
  await page.getByRole('link', { name: host }).click()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page.getByLabel('URL')).toBeDisabled()
  await page.getByRole('link', { name: 'Secret', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Rotate secret' })).toBeDisabled()

  await page.getByRole('button', { name: `Actions for ${host}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Delete endpoint'])
  await page.getByRole('menuitem', { name: 'Delete endpoint' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete endpoint' }).click()
  await expect(page.getByText('No endpoints yet')).toBeVisible()
})

test('the list says that there are as many endpoints as an application or an organization can have @long', async ({
  page,
  person,
  product,
}) => {
  await signIn(page, person)
  const organization = await createsOrganization(product, person)
  const application = await createsApplication(product, person, organization)
  const token = await profileToken(product.url, person, organization.id)
  const owners = [
    [`/application/${application.id}/endpoints`, 5],
    [`/organization/${organization.id}/endpoints`, 10],
  ] as const
  for (const [path, max] of owners) {
    const create = (n: number) =>
      send(product.url, `POST ${path}`, token, { url: `https://receiver.example/${n}` })
    for (let n = 1; n < max; n += 1) await create(n)
    const said = page.getByText(
      `You have the maximum of ${max} endpoints. To create another, delete one first.`,
    )
    const button = page.getByRole('link', { name: 'Create endpoint' })
    await page.goto(path)
    await expect(button).toBeVisible()
    await expect(said).toBeHidden()
    await create(max)
    await page.reload()
    await expect(said).toBeVisible()
    await expect(button).toBeHidden()
  }
})

test.describe('people who can’t manage endpoints', () => {
  // The page doesn't know the person's roles yet when it's opened by its address.
  test.use({ allowedFaults: [/status of 403/] })

  test('members have no access to endpoints, and unknown ones are explained @long', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const owner = await createsPerson(product, inbox)
    const joined = await createsOrganization(product, owner)
    await joins(product, owner, joined, person)
    const own = await createsOrganization(product, person)
    await signIn(page, person)
    await page.goto(`/organization/${joined.id}/endpoints`)
    await expect(page.getByText("You don't have permission to see the events")).toBeVisible()
    await page.goto(`/organization/${joined.id}/endpoints/new`)
    await expect(page.getByText("You don't have permission to manage endpoints")).toBeVisible()
    await page.goto(`/organization/${own.id}/endpoints/mistyped`)
    await expect(page.getByText('Endpoint not found')).toBeVisible()
  })
})
