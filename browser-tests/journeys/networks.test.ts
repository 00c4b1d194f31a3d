import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { goTo, press } from '../support/page-helpers.ts'
import {
  createsNetwork,
  requestsSharesFromMembers,
  invitesToNetwork,
  joinsNetwork,
} from '../support/networks.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson, type Person } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginSession(page, person)
})

const created = (page: Page) => page.getByRole('list', { name: 'Networks created' })
const joined = (page: Page) => page.getByRole('list', { name: 'Networks invited/joined' })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const listOf = ({ id }: { id: string }) => `/organization/${id}/networks`

/** Creates the person's own organization and another one that someone else manages. */
async function twoSides(product: Product, person: Person, other: Person) {
  return {
    mine: { person, organization: await createsOrganization(product, person) },
    theirs: {
      person: other,
      organization: await createsOrganization(product, other, { name: 'Maple Grove Research' }),
    },
  }
}

test('NW-1, NW-2: a network is created by keyboard alone', async ({ page, person, product }) => {
  const organization = await createsOrganization(product, person)
  await page.goto(listOf(organization))
  await expect(page.getByText('No networks created yet')).toBeVisible()
  await expect(page.getByText('No networks joined yet')).toBeVisible()
  await page.getByRole('link', { name: 'Create network' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Create network' })).toBeFocused()
  const name = page.getByLabel('Name', { exact: true })
  await press(page, name)
  await expect(name).toHaveAccessibleDescription('Enter the name of the network.')
  await expect(name).toBeFocused()
  await page.keyboard.type('Care Circle')

  const survey = page.getByRole('checkbox', { name: 'Surveys' })
  await expect(survey).toHaveAccessibleDescription(
    'See surveys and their responses. Example: a questionnaire and its responses.',
  )
  await expect(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName(
    'Organization details',
  )
  await goTo(page, survey)
  await page.keyboard.press('Space')
  await expect(survey).toBeChecked()

  // Leaving the page requires confirmation, because the typed text would be lost.
  await page.getByRole('link', { name: 'Cancel' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const sent = page.waitForRequest('**/api/network')
  await page.getByRole('button', { name: 'Create network' }).focus()
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toEqual({
    name: 'Care Circle',
    description: '',
    shares: ['organization', 'survey'],
  })
  await expect(page.getByText('Network created')).toBeVisible()
  await page.waitForURL('**/network/*/organizations')

  await page.goto(listOf(organization))
  await expect(created(page).getByRole('listitem').first()).toContainText('Care Circle')
})

test('NW-1, NW-13: networks are in two paged lists with counts, and other organizations’ networks can be left or accepted', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const { mine, theirs } = await twoSides(product, person, await createsPerson(product, inbox))
  const circle = await createsNetwork(product, mine, { description: 'For referrals.' })
  await joinsNetwork(product, mine, circle, theirs)
  for (let number = 1; number <= 10; number += 1)
    await createsNetwork(product, mine, { name: `Network ${number}` })
  const valley = await createsNetwork(product, theirs, { name: 'Valley', shares: ['survey'] })
  await joinsNetwork(product, theirs, valley, mine)
  const panel = await createsNetwork(product, theirs, {
    name: 'Town Health Panel',
    shares: ['profile'],
  })
  const invitation = await invitesToNetwork(product, theirs, panel, mine)

  await page.goto(`${listOf(mine.organization)}?joined=2`)
  await expect(region(page, 'Networks created').getByText('11', { exact: true })).toBeVisible()
  // If there are many, they're shown as rows, and clicking anywhere on a row opens it.
  const rows = page.getByRole('table', { name: 'Networks created' }).getByRole('row')
  await expect(rows.getByText('No organization has joined yet')).toHaveCount(10)
  await rows.last().getByText('Network 1', { exact: true }).click({ force: true })
  await page.waitForURL('**/network/*')
  await page.goBack()
  await page
    .getByRole('navigation', { name: 'Created networks pagination' })
    .getByText('Next')
    .click()
  await page.waitForURL('**/networks?created=2&joined=2')
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await page.waitForURL('**/networks?created=2')
  await page
    .getByRole('navigation', { name: 'Created networks pagination' })
    .getByText('Next')
    .click()
  const own = rows.filter({ hasText: 'Care Circle' })
  await expect(own).toContainText('1 organization joined')
  await expect(own).toContainText('Organization')
  await expect(own.getByRole('link', { name: 'Manage Care Circle' })).toHaveText('Manage')

  const invited = joined(page).getByRole('region', { name: 'Town Health Panel' })
  await expect(invited).toContainText('Once you accept, Maple Grove Research can:')
  await expect(invited).toContainText('See its members')
  const accept = invited.getByRole('link', { name: 'Accept Invitation' })
  await expect(accept).toHaveAttribute('href', `/join-network/${invitation.id}`)

  const member = joined(page).getByRole('region', { name: 'Valley' })
  await expect(member).toContainText('Maple Grove Research can:See surveys and their responses.')
  await member.getByRole('button', { name: 'Leave Valley' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave Valley?' })
  await expect(dialog).toContainText('Northside Clinic will leave immediately')
  await expect(dialog.getByRole('listitem')).toHaveText(
    'Data that will no longer be shared: 1Surveys',
  )
  await expectAccessible(page, 'what ends with a place in a network')
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('Left network successfully')).toBeVisible()
  await expect(member).toHaveCount(0)
  await expect(
    region(page, 'Networks invited/joined').getByText('1', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Networks invited/joined' })).toBeFocused()

  await page.goto(`/network/${circle.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Network details')
})

test('NW-1, NW-13: a joined network shows what is shared, but not its other members, and can be left @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const { mine, theirs } = await twoSides(product, person, await createsPerson(product, inbox))
  const valley = await createsNetwork(product, theirs, {
    description: 'Clinics in the valley.',
    shares: ['survey'],
  })
  await joinsNetwork(product, theirs, valley, mine)
  const lake = await createsOrganization(product, person, { name: 'Lake Clinic' })
  await joinsNetwork(product, theirs, valley, { person, organization: lake })
  await page.goto(listOf(mine.organization))
  const card = joined(page).getByRole('region', { name: valley.name })
  // The link covers the whole card.
  await card.getByText('Clinics in the valley.').click({ force: true })
  await page.waitForURL(`**/network/${valley.id}?organization=${mine.organization.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(valley.name)
  const menu = page.getByRole('navigation', { name: mine.organization.name, exact: true }).first()
  await expect(menu.getByRole('link', { name: 'Networks' })).toHaveAttribute('aria-current', 'page')
  const about = region(page, 'About this network')
  await expect(about).toContainText('Owner')
  await expect(about).toContainText('2 organizations joined')
  await expect(about).toContainText('Only Maple Grove Research can see their names.')
  await expect(page.getByText('Lake Clinic')).toHaveCount(0)
  await expect(region(page, 'Shared data')).toContainText('See surveys and their responses.')
  await expectAccessible(page, 'a joined network')
  await page.setViewportSize({ width: 1440, height: 900 })

  // It can also be opened through the search.
  await page.getByRole('button', { name: /^Search/ }).click()
  await page.getByRole('combobox', { name: /^Find a page/ }).fill(valley.name)
  await page.getByRole('option', { name: valley.name }).click()
  await page.waitForURL(`**/network/${valley.id}?organization=${mine.organization.id}`)

  // The network's other pages are for its owner. Without an organization, the URL opens the page
  // for one of the person's organizations.
  await page.goto(`/network/${valley.id}/map?organization=${mine.organization.id}`)
  await expect(page.getByText("You don't have permission to manage this network")).toBeVisible()
  await page.goto(`/network/${valley.id}?organization=${mine.organization.id}`)
  await page.getByRole('button', { name: `Leave ${valley.name}` }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).press('Enter')
  await expect(page.getByText('Left network successfully')).toBeVisible()
  await page.waitForURL(`**${listOf(mine.organization)}`)
  await expect(page.getByText('No networks joined yet')).toBeVisible()
})

test('NW-3: a network’s owner changes its details and what members share', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const { mine, theirs } = await twoSides(product, person, await createsPerson(product, inbox))
  const circle = await createsNetwork(product, mine, { shares: ['organization', 'survey'] })
  await joinsNetwork(product, mine, circle, theirs)
  await page.goto(`/network/${circle.id}/profile`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Network details')
  const details = region(page, 'Network details')
  await expect(details.getByRole('button', { name: 'Update' })).toBeDisabled()
  await details.getByLabel('Name', { exact: true }).fill('')
  await details.getByRole('button', { name: 'Update' }).click()
  await expect(details.getByText('Enter the name of the network.')).toBeVisible()
  await details.getByLabel('Name', { exact: true }).fill('Care Ring')
  await details.getByLabel('Description').fill('For referrals.')
  await details.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Updated network!')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Care Ring')

  const shares = region(page, 'Shared data')
  const agreed = (text: string) =>
    expect(shares.getByText(`${text} of 1 organization has agreed`)).toBeVisible()
  await agreed('1')
  await shares.getByRole('checkbox', { name: 'Surveys' }).uncheck()
  await expect(shares.getByText("You'll immediately lose access")).toBeVisible()
  await expect(shares.getByText('Organizations that will share less: 1')).toBeVisible()
  await shares.getByRole('checkbox', { name: 'Members' }).check()
  await expect(
    shares.getByText("Members won't share anything more until they agree."),
  ).toBeVisible()
  await shares.getByRole('button', { name: 'Update shared data' }).click()
  await agreed('0')
  await expect(shares.getByRole('checkbox', { name: 'Surveys' })).not.toBeChecked()
  await expect(shares.getByRole('status')).toBeEmpty()
  await expect(shares.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
})

test.describe('failures and missing permissions', () => {
  test.use({ allowedFaults: [/status of (40[0349]|500)/] })

  test('NW-2, NW-3, NW-13: failures show the messages from the specification @long', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const { mine, theirs } = await twoSides(product, person, await createsPerson(product, inbox))
    const valley = await createsNetwork(product, theirs, { name: 'Valley' })
    await joinsNetwork(product, theirs, valley, mine)
    const circle = await createsNetwork(product, mine)
    const lists = /\/api\/network\?/
    await page.route(lists, (route) => route.fulfill({ status: 400 }))
    await page.goto(listOf(mine.organization))
    await expect(page.getByText('Unexpected error fetching networks')).toHaveCount(2)
    await page.unroute(lists)
    for (const name of ['Networks created', 'Networks invited/joined'])
      await region(page, name).getByRole('button', { name: 'Retry' }).click()
    await expect(created(page)).toContainText('Care Circle')

    const changes = /\/api\/network(\/|$)/
    const fail = (status: number) =>
      page.route(changes, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status }),
      )
    await fail(500)
    await page.getByRole('button', { name: 'Leave Valley' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByText('Unable to leave network.')).toBeVisible()
    await expect(joined(page)).toContainText('Valley')

    await page.getByRole('link', { name: 'Create network' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Ring')
    const create = page.getByRole('button', { name: 'Create network' })
    await create.click()
    await expect(page.getByText('Unexpected error', { exact: true })).toBeVisible()
    await expect(page.getByRole('alert').getByText('Internal server error.')).toBeVisible()
    await page.unroute(changes)
    await fail(400)
    await create.click()
    await expect(page.getByText('Invalid or missing inputs')).toBeVisible()

    await page.goto(`/network/${circle.id}`)
    await page.getByLabel('Name', { exact: true }).fill('Ring')
    await page.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(page.getByText('Failed to update network!')).toBeVisible()
  })

  test('NW-1: a network that requests more data doesn’t get it until the organization agrees @long', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const { mine, theirs } = await twoSides(product, person, await createsPerson(product, inbox))
    const valley = await createsNetwork(product, theirs, { name: 'Valley', shares: ['survey'] })
    await joinsNetwork(product, theirs, valley, mine)
    await requestsSharesFromMembers(product, theirs, valley, ['survey', 'profile'])
    await page.goto(listOf(mine.organization))
    const card = joined(page).getByRole('region', { name: 'Valley' })
    const asked = card.getByText('Maple Grove Research requests more data')
    await expect(asked).toBeVisible()
    await expect(card).toContainText('See its members')

    // The request changed in the meantime, and a decision applies only to the request that was
    // shown.
    await requestsSharesFromMembers(product, theirs, valley, ['survey', 'transaction'])
    await card.getByRole('button', { name: 'Share this data' }).click()
    await expect(page.getByText('Review the new request before you decide.')).toBeVisible()
    await expect(card).toContainText('See transactions.')
    await expect(card).not.toContainText('See its members')

    await card.getByRole('button', { name: "Don't share" }).click()
    await expect(
      page.getByText('No additional data will be shared with Maple Grove Research'),
    ).toBeVisible()
    await expect(asked).toHaveCount(0)
    await card.getByText('Requested but not shared').click()
    await card.getByRole('button', { name: 'Share this data' }).click()
    await expect(page.getByText('Now shared with Maple Grove Research')).toBeVisible()
    await expect(card.getByText('Requested but not shared')).toHaveCount(0)
    await expect(card.getByRole('listitem')).toHaveText([
      /^See surveys and their responses\. Example: /,
      /^See transactions\. Example: /,
    ])
  })

  test("NW-1, PER-2: members can't manage networks, admins can't delete them, and owners can @long", async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const owner = await createsPerson(product, inbox)
    const { mine, theirs } = await twoSides(product, person, owner)
    await joins(product, owner, theirs.organization, person)
    for (const path of ['', '/new']) {
      await page.goto(`${listOf(theirs.organization)}${path}`)
      await expect(page.getByText("You don't have permission to manage networks")).toBeVisible()
    }
    const second = await createsOrganization(product, owner, { name: 'Riverbend' })
    await joins(product, owner, second, person, ['member', 'admin'])
    const ring = await createsNetwork(product, { person: owner, organization: second })
    await page.goto(`/network/${ring.id}`)
    await expect(region(page, 'Shared data')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete network' })).toHaveCount(0)

    const circle = await createsNetwork(product, mine)
    await joinsNetwork(product, mine, circle, theirs)
    await page.goto(`/network/${circle.id}`)
    await page.getByRole('button', { name: 'Delete network' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete Care Circle?' })
    await expect(dialog).toContainText("We'll notify the organization that joined.")
    await expect(dialog.getByRole('listitem')).toContainText(
      'Organizations that will lose a network: 1',
    )
    const end = dialog.getByRole('button', { name: 'Delete network' })
    await expect(end).toBeDisabled()
    await dialog.getByLabel('Type the name to confirm').fill('Care Circle')
    await end.click()
    await expect(page.getByText('Network deleted')).toBeVisible()
    await page.waitForURL(`**${listOf(mine.organization)}`)
    await expect(page.getByText('No networks created yet')).toBeVisible()
    await page.goto(`/network/${circle.id}`)
    await expect(page.getByText('Network not found')).toBeVisible()
  })
})

test.describe('accessibility', () => {
  test('NW-1, NW-2, NW-3: axe finds no violations on the network pages @axe', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const { mine, theirs } = await twoSides(product, person, await createsPerson(product, inbox))
    const here = listOf(mine.organization)
    const circle = await createsNetwork(product, mine, { name: 'x'.repeat(100) })
    await joinsNetwork(product, mine, circle, theirs)
    const valley = await createsNetwork(product, theirs, { name: 'Valley', shares: [] })
    await joinsNetwork(product, theirs, valley, mine)
    await requestsSharesFromMembers(product, theirs, valley, ['profile'])
    await page.goto(here)
    await expect(page.getByText('None of this data will be shared until you agree.')).toBeVisible()
    await expectAccessible(page, 'networks')
    await page.goto(`${here}/new`)
    await page.getByRole('button', { name: 'Create network' }).click()
    await expect(page.getByText('Enter the name of the network.')).toBeVisible()
    await expectAccessible(page, 'new network, refused')
    await page.goto(`/network/${circle.id}`)
    await page.getByRole('checkbox', { name: 'Surveys' }).check()
    await page.getByRole('checkbox', { name: 'Organization details' }).uncheck()
    await expect(
      page.getByText("Members won't share anything more until they agree."),
    ).toBeVisible()
    await expectAccessible(page, 'network settings, changed')
  })
})
