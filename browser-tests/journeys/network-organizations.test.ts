import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import {
  createsNetwork,
  createsNetworkOfTwo,
  requestsSharesFromMembers,
  invitesToNetwork,
  joinsNetwork,
  type Managed,
} from '../support/networks.ts'
import { createsOrganization, profileToken, send } from '../support/organizations.ts'
import { createsPerson, type Person } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginSession(page, person)
})

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const email = (page: Page) => page.getByLabel("Admin's email address")
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function ofPerson(product: Product, person: Person, name: string): Promise<Managed> {
  return {
    person,
    organization: await createsOrganization(product, person, { name, city: 'Halifax' }),
  }
}

/** Presses Tab until the target has the focus, so the test fails if Tab can't reach it. */
async function goTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 40; steps += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function search(page: Page, address: string) {
  await email(page).fill(address)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

test('NW-6: a search with too many results shows a note @long', async ({
  page,
  person,
  product,
}) => {
  const network = await createsNetwork(product, await ofPerson(product, person, 'Northside Clinic'))
  const found = Array.from({ length: 20 }, (_, index) => ({
    id: randomUUID(),
    name: `Clinic ${index + 1}`,
    city: '',
    standing: null,
  }))
  let shown = found
  await page.route('**/api/search/organization?*', (route) => route.fulfill({ json: shown }))
  await page.goto(`/network/${network.id}/organizations/new`)
  await search(page, 'somebody@example.com')
  await expect(page.getByRole('checkbox')).toHaveCount(20)
  await expect(page.getByText('Showing the first 20.')).toBeVisible()
  shown = found.slice(0, 19)
  await search(page, 'somebody@example.com')
  await expect(page.getByText('19 organizations found.')).toBeAttached()
  await expect(page.getByText('Showing the first 20.')).toHaveCount(0)
})

test('NW-4, NW-6, NW-7, RT-9: organizations are found and invited by keyboard alone', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const mine = await ofPerson(product, person, 'Northside Clinic')
  const network = await createsNetwork(product, mine)
  const theo = await createsPerson(product, inbox)
  await ofPerson(product, theo, 'Maple Grove Research')
  await ofPerson(product, theo, 'Lakeside Survey Institute')

  await page.goto(`/network/${network.id}/organizations`)
  await expect(page.getByText('There are no organization joined or invited.')).toBeVisible()
  await expectAccessible(page, 'no organizations')
  await goTo(page, page.getByRole('link', { name: 'Invite organizations' }))
  await page.keyboard.press('Enter')
  await expect(title(page, 'Invite organizations')).toBeFocused()

  await goTo(page, email(page))
  await page.keyboard.type('nobody')
  await page.keyboard.press('Enter')
  await expect(email(page)).toHaveAccessibleDescription(/Enter a valid email address/)
  // The search also doesn't find the owner's own organization.
  for (const address of ['nobody@example.com', person.email]) {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(address)
    const answered = page.waitForResponse('**/api/search/organization?*')
    await page.keyboard.press('Enter')
    await (await answered).finished()
    await expect(page.getByText('No organization found.')).toBeVisible()
  }
  await expectAccessible(page, 'nothing found')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(theo.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await expect(page.getByText('No organization found.')).toHaveCount(0)
  await expect(email(page)).toHaveValue('')
  const maple = page.getByRole('checkbox', { name: 'Maple Grove Research' })
  await expect(maple).toHaveAccessibleDescription('Halifax')
  await goTo(page, maple)
  await page.keyboard.press('Space')
  await goTo(page, page.getByRole('button', { name: 'Invite', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Successfully invited organizations!')).toBeVisible()
  await page.waitForURL('**/organizations')

  const row = rowOf(page, 'Maple Grove Research')
  await expect(row).toContainText(`Invited by ${person.firstName} ${person.lastName}`)
  await expect(row).toContainText('Expires in 30 days')
  await expect(page.getByRole('row')).toHaveCount(2)
  await inbox.newest(
    theo.email,
    'Invitation for Maple Grove Research to join the network “Care Circle”',
  )
})

test.describe('rejected invitations', () => {
  test.use({ allowedFaults: [/status of 409/] })

  test('NW-7, NW-8: selections from several searches add up, and each organization has its own result', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const mine = await ofPerson(product, person, 'Northside Clinic')
    const network = await createsNetwork(product, mine)
    const [theo, mia] = [await createsPerson(product, inbox), await createsPerson(product, inbox)]
    const maple = await ofPerson(product, theo, 'Maple Grove Research')
    const lakeside = await ofPerson(product, theo, 'Lakeside Survey Institute')
    await ofPerson(product, mia, 'Harbour Trust')
    await joinsNetwork(product, mine, network, maple)

    const invite = `/network/${network.id}/organizations/new`
    await page.goto(`${invite}?callback=${encodeURIComponent('ftp://desk.example/after')}`)
    await expect(title(page, 'Invite organizations')).toBeVisible()
    await expect(page.getByText('people can continue to')).toHaveCount(0)
    const callback = 'https://desk.example/after?step=2'
    await page.goto(`${invite}?callback=${encodeURIComponent(callback)}`)
    await expect(
      page.getByText('After accepting, people can continue to desk.example.'),
    ).toBeVisible()

    await search(page, theo.email)
    const joined = page.getByRole('checkbox', { name: 'Maple Grove Research' })
    await expect(joined).toBeDisabled()
    await expect(joined).toHaveAccessibleDescription(/This organization has already joined/)
    await page.getByRole('checkbox', { name: 'Lakeside Survey Institute' }).check()
    await search(page, mia.email)
    await page.getByRole('checkbox', { name: 'Harbour Trust' }).check()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    // Leaving the page requires confirmation, because the selection would be lost.
    await page.getByRole('link', { name: 'Back to organizations' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()

    // Someone else in the same organization has already sent the invitation.
    await invitesToNetwork(product, mine, network, lakeside)
    const sent = page.waitForRequest('**/api/network-invitation')
    await page.getByRole('button', { name: 'Invite 2 organizations' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ network: network.id, callback })
    await expect(page.getByText('Error inviting organizations.')).toBeVisible()
    const entries = page.getByRole('list', { name: 'Organizations found' }).getByRole('listitem')
    await expect(entries.filter({ hasText: 'Lakeside' })).toContainText(
      'This organization has already been invited.',
    )
    await expect(entries.filter({ hasText: 'Harbour' })).toContainText('Invited')
    await expect(page.getByRole('checkbox', { name: 'Harbour Trust' })).toBeDisabled()
    await expectAccessible(page, 'organizations of which one failed')
  })
})

test('NW-4, NW-5: a member is removed, and an invitation is resent and deleted', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const { mine, network, theo } = await createsNetworkOfTwo({ product, inbox }, person)
  await requestsSharesFromMembers(product, mine, network, ['organization', 'survey'])
  await invitesToNetwork(product, mine, network, await ofPerson(product, theo, 'Harbour Trust'))

  await page.goto(`/network/${network.id}/organizations`)
  const [joined, invited] = [rowOf(page, 'Maple Grove'), rowOf(page, 'Harbour Trust')]
  await expect(joined).toContainText('Joined')
  await expect(joined).toContainText('Some data not shared')
  await expect(joined).toContainText('Undecided: Surveys')
  await expect(invited).toContainText('Invited')
  await expectAccessible(page, 'organizations of a network')

  await page.setViewportSize({ width: 1440, height: 900 })
  await invited.getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByText('Invitation email has been resent')).toBeVisible()
  await expect(invited.getByRole('button', { name: 'Resent' })).toBeFocused()
  await expect(invited.getByRole('button', { name: 'Resent' })).toBeDisabled()

  await invited.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText("Harbour Trust's admins and owners")
  await dialog.getByRole('button', { name: 'Delete invitation' }).click()
  await expect(page.getByText('Invitation deleted successfully')).toBeVisible()
  await expect(invited).toHaveCount(0)

  await joined.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog).toContainText("We'll remove Maple Grove from Care Circle immediately.")
  await expect(dialog.getByRole('listitem')).toHaveText(
    'Data that will no longer be shared: 1Organization details',
  )
  await dialog.getByRole('button', { name: 'Remove organization' }).click()
  await expect(page.getByText('Organization removed from the network')).toBeVisible()
  await expect(page.getByText('There are no organization joined or invited.')).toBeVisible()
  await expect(title(page, 'Organizations')).toBeFocused()
})

test("NW-4: a deleted organization isn't shown as a member @long", async ({
  page,
  person,
  product,
  inbox,
}) => {
  const mine = await ofPerson(product, person, 'Northside Clinic')
  const network = await createsNetwork(product, mine)
  const theo = await createsPerson(product, inbox)
  const maple = await ofPerson(product, theo, 'Maple Grove Research')
  await joinsNetwork(product, mine, network, maple)
  const harbour = await ofPerson(product, theo, 'Harbour Trust')
  await invitesToNetwork(product, mine, network, harbour)
  for (const { id } of [maple.organization, harbour.organization])
    await send(product.url, `DELETE /organization/${id}`, await profileToken(product.url, theo, id))
  await page.goto(`/network/${network.id}/organizations`)
  const row = rowOf(page, 'Maple Grove Research')
  await expect(row.getByText('Deleted', { exact: true })).toBeVisible()
  await expect(row.getByText('Joined', { exact: true })).toHaveCount(0)
  // No one can accept the invitation, but it can be deleted.
  const invited = rowOf(page, 'Harbour Trust')
  await expect(invited.getByText('Deleted', { exact: true })).toBeVisible()
  await expect(invited.getByRole('button')).toHaveText([/^Delete/])
  await expectAccessible(page, 'an organization of a network that was deleted')
})

test('an empty network of a deleted organization offers no invitations @long', async ({
  page,
  person,
  product,
}) => {
  const mine = await ofPerson(product, person, 'Northside Clinic')
  const network = await createsNetwork(product, mine)
  const { id } = mine.organization
  const token = await profileToken(product.url, person, id)
  await send(product.url, `DELETE /organization/${id}`, token)
  for (const section of ['organizations', 'map']) {
    await page.goto(`/network/${network.id}/${section}`)
    await expect(page.getByText('There are no organization joined or invited.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Invite organizations' })).toHaveCount(0)
  }
})

/** Returns the rows at this height, across the width of the window. */
const rowsAt = (y: number) => `
  Array.from({ length: innerWidth / 10 }, (_, x) => document.elementFromPoint(x * 10, ${y}))
    .filter((element) => element?.closest('tr'))
    .map(({ textContent }) => textContent)`

test("NW-4: a long list is paged, and the floating button doesn't cover its end @long", async ({
  page,
  person,
  product,
  inbox,
}) => {
  const mine = await ofPerson(product, person, 'Northside Clinic')
  const network = await createsNetwork(product, mine)
  const theo = await createsPerson(product, inbox)
  const numbers = Array.from({ length: 21 }, (_, index) => `Organization ${index + 1}`)
  const token = await profileToken(product.url, person, mine.organization.id)
  for (const name of numbers) {
    const { organization } = await ofPerson(product, theo, name)
    // A search returns at most twenty results.
    if (name !== numbers[0]) continue
    await invitesToNetwork(product, mine, network, { person: theo, organization })
  }
  const address = `/search/organization?email=${encodeURIComponent(theo.email)}`
  for (const { id } of await send<{ id: string }[]>(product.url, `GET ${address}`, token)) {
    const body = { network: network.id, organization: id }
    await send(product.url, 'POST /network-invitation', token, body)
  }
  await page.goto(`/network/${network.id}/organizations`)
  await expect(page.getByRole('row')).toHaveCount(21)
  const add = page.getByRole('link', { name: 'Invite organizations' })
  const pages = page.getByRole('navigation', { name: 'Organizations pagination' })
  for (const width of [360, 700, 900, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    await page.evaluate('scrollTo(0, 0)')
    await expect(add).toBeInViewport()
    // No row is partly covered by the button.
    const y = (await add.boundingBox())!.y + 24
    expect(await page.evaluate(rowsAt(y))).toEqual([])
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    const [button, last] = [await add.boundingBox(), await pages.boundingBox()]
    expect(last!.y + last!.height).toBeLessThanOrEqual(button!.y)
  }
  await pages.getByText('Next').click()
  await page.waitForURL('**/organizations?page=2')
  await expect(page.getByRole('row')).toHaveCount(2)
  await add.click()
  await page.waitForURL('**/organizations/new')
})

test.describe('when the service fails', () => {
  test.use({ allowedFaults: [/status of (400|429|500)/] })

  test('NW-5, NW-6, NW-13: each failure has its own message @long', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const mine = await ofPerson(product, person, 'Northside Clinic')
    const network = await createsNetwork(product, mine)
    const theo = await createsPerson(product, inbox)
    const maple = await ofPerson(product, theo, 'Maple Grove Research')
    await joinsNetwork(product, mine, network, maple)
    await invitesToNetwork(product, mine, network, await ofPerson(product, theo, 'Harbour Trust'))

    const lists = '**/api/network-invitation?*'
    await page.route(lists, (route) => route.fulfill({ status: 400 }))
    await page.goto(`/network/${network.id}/organizations`)
    await expect(page.getByText('Unexpected error fetching organizations')).toBeVisible()
    await page.unroute(lists)
    await page.getByRole('button', { name: 'Retry' }).click()

    await page.route('**/api/network/*/members/*', (route) => route.fulfill({ status: 500 }))
    const joined = rowOf(page, 'Maple Grove Research')
    await joined.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove organization' }).click()
    await expect(page.getByText('Unable to remove organization from network')).toBeVisible()
    await expect(joined).toBeVisible()

    const tooMany = 'Too many attempts. Try again in 52 minutes.'
    const refusal = {
      status: 429,
      headers: { 'retry-after': '3095' },
      json: { code: 'too_many_requests', message: 'Too many attempts.' },
    }
    await page.route('**/api/network-invitation/*/resend', (route) => route.fulfill(refusal))
    const resend = rowOf(page, 'Harbour Trust').getByRole('button', { name: 'Resend' })
    await resend.click()
    await expect(page.getByText(`Unable to resend the invitation. ${tooMany}`)).toBeVisible()
    await expect(resend).toBeEnabled()

    await page.getByRole('link', { name: 'Invite organizations' }).click()
    for (const [answer, sentence] of [
      [{ status: 400 }, 'Invalid or missing inputs during search.'],
      [{ status: 500 }, 'Unexpected error'],
      [refusal, tooMany],
    ] as const) {
      await page.route('**/api/search/organization?*', (route) => route.fulfill(answer))
      await search(page, theo.email)
      await expect(page.getByText(sentence, { exact: true })).toBeVisible()
      await page.unroute('**/api/search/organization?*')
    }
  })
})
