import { expectAccessible } from '../support/accessibility.ts'
import { createsOrganization, joins, profileToken, send } from '../support/organizations.ts'
import { createsPerson, signIn } from '../support/people.ts'
import { goTo, press } from '../support/page-helpers.ts'
import { startReceiver } from '../support/receiver.ts'
import { expect, test } from '../support/test.ts'

test('an owner creates, verifies, pauses, and deletes an audit stream by keyboard alone @axe', async ({
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
  await page.getByRole('link', { name: 'Audit streams' }).click()
  await expect(page.getByText('No audit streams yet')).toBeVisible()
  await expectAccessible(page, 'no audit streams')

  const radio = (name: RegExp) => page.getByRole('radio', { name })
  const create = page.getByRole('button', { name: 'Create audit stream' })
  await press(page, page.getByRole('link', { name: 'Create audit stream' }))
  await goTo(page, page.getByLabel('URL'))
  await page.keyboard.type('https://splunk.example.com/elsewhere')
  await goTo(page, radio(/^Now/))
  await page.keyboard.press('ArrowUp')
  await expect(radio(/^After a row/)).toBeChecked()
  await press(page, create)
  await expect(page.getByText('This value must be a whole number.')).toBeVisible()
  await expect(page.getByLabel('Position')).toBeFocused()
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(page.getByText('A Splunk address must end with')).toBeVisible()
  await expect(page.getByText("Enter the receiver's token.")).toBeVisible()
  await expectAccessible(page, 'create audit stream')
  await goTo(page, radio(/^Splunk/), 'Shift+Tab')
  await page.keyboard.press('ArrowUp')
  await expect(radio(/^Any other receiver/)).toBeChecked()
  await expect(page.getByLabel('Token', { exact: true })).toBeHidden()
  await goTo(page, page.getByLabel('URL'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(receiver.url)
  await goTo(page, radio(/^After a row/))
  await page.keyboard.press('ArrowUp')
  await expect(radio(/^The beginning/)).toBeChecked()
  await press(page, create)

  await expect(page.getByRole('heading', { level: 1, name: host })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Copy the secret' })).toContainText('whsec_')
  await expect(page.getByText("This audit stream isn't verified yet")).toBeVisible()
  await expectAccessible(page, 'a new audit stream')
  const menu = page.getByRole('button', { name: `Actions for ${host}` })
  const sendTest = page.getByRole('button', { name: 'Send test' })
  await press(page, page.getByRole('button', { name: 'Done' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  receiver.respondWith(500)
  await press(page, sendTest)
  await expect(page.getByText('The test failed')).toBeVisible()
  const response = page.getByRole('region', { name: 'Last response' })
  await expect(response).toContainText('Responded 500.')
  await expectAccessible(page, 'a failed test')
  receiver.respondWith(200)
  await press(page, sendTest)
  await expect(page.getByText('The receiver accepted the test')).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()

  const token = await profileToken(product.url, person, id)
  const body = { organization: id, email: 'new@example.com', roles: ['member'] }
  await send(product.url, 'POST /invitation', token, body)
  await expect
    .poll(() => receiver.types, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['test', 'organization_created', 'member_invited']))
  await expect(page.getByText('Up to date')).toBeVisible({ timeout: 20_000 })
  await expect(response).toContainText('Status 200')

  const dialog = page.getByRole('alertdialog')
  await press(page, page.getByRole('button', { name: 'Rotate secret' }))
  await press(page, dialog.getByRole('button', { name: 'Rotate secret' }))
  await expect(page.getByText('Also signs until')).toBeVisible()
  await expectAccessible(page, 'a rotated secret')
  await press(page, page.getByRole('button', { name: 'Revoke now' }))
  await press(page, dialog.getByRole('button', { name: 'Revoke now' }))
  await expect(page.getByText('Also signs until')).toBeHidden()
  await press(page, page.getByRole('button', { name: 'Done' }))

  await press(page, menu)
  await goTo(page, page.getByRole('menuitem', { name: 'Pause' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Audit stream paused')).toBeVisible()
  await goTo(page, page.getByLabel('Position'))
  await page.keyboard.type('0')
  await press(page, page.getByRole('button', { name: 'Begin again' }))
  await expect(page.getByText('The audit stream continues after row 0')).toBeVisible()
  await expect(page.getByText(/^Row 0 · \d+ rows behind$/)).toBeVisible()
  await expectAccessible(page, 'a paused audit stream')
  await press(page, page.getByRole('button', { name: 'Enable' }))
  await expect(page.getByText('Up to date')).toBeVisible({ timeout: 20_000 })

  const stream = new URL(page.url()).pathname.split('/').at(-1)!
  await page.goto(`/organization/${id}/access?type=audit_stream`)
  await press(page, page.getByRole('button', { name: host, exact: true }))
  await press(page, page.getByRole('link', { name: 'View the audit stream' }))
  await expect(page).toHaveURL(new RegExp(`/audit-streams/${stream}$`))
  await page.getByRole('link', { name: 'Audit streams' }).click()
  await expect(page.getByRole('table', { name: 'Audit streams' })).toContainText(receiver.url)
  await expectAccessible(page, 'the audit streams')
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(page).toHaveURL(new RegExp(`/audit-streams/${stream}$`))

  await press(page, menu)
  await goTo(page, page.getByRole('menuitem', { name: 'Delete audit stream' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  await expectAccessible(page, 'delete an audit stream')
  await press(page, dialog.getByRole('button', { name: 'Delete audit stream' }))
  await expect(page.getByText('No audit streams yet')).toBeVisible()
})

test.describe('people who can’t create audit streams', () => {
  // The service doesn't know the endpoint, or doesn't show it.
  test.use({ allowedFaults: [/status of 40[34]/] })

  test('admins only see audit streams, and members have no access @long', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    await using receiver = await startReceiver()
    const owner = await createsPerson(product, inbox)
    const [managed, joined] = [
      await createsOrganization(product, owner),
      await createsOrganization(product, owner),
    ]
    await joins(product, owner, managed, person, ['admin'])
    await joins(product, owner, joined, person)
    await signIn(page, person)
    await page.goto(`/organization/${managed.id}/audit-streams`)
    await expect(page.getByText('Only owners can create one.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create audit stream' })).toBeHidden()
    await page.goto(`/organization/${managed.id}/audit-streams/new`)
    await expect(page.getByText('Only owners can create an audit stream')).toBeVisible()

    const token = await profileToken(product.url, owner, managed.id)
    const path = `POST /organization/${managed.id}/audit-streams`
    const { id } = await send<{ id: string }>(product.url, path, token, {
      preset: 'https',
      url: receiver.url,
    })
    await page.goto(`/organization/${managed.id}/audit-streams/${id}`)
    await expect(page.getByText('An owner has to send a test.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send test' })).toBeHidden()
    await page.goto(`/organization/${managed.id}/audit-streams/mistyped`)
    await expect(page.getByText('Audit stream not found')).toBeVisible()
    await page.goto(`/organization/${joined.id}/audit-streams`)
    await expect(page.getByText("You don't have permission to see the events")).toBeVisible()
  })
})
