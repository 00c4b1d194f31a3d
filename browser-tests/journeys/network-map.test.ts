import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { createsApplication, authorizes } from '../support/applications.ts'
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

async function ofPerson(product: Product, person: Person, name: string): Promise<Managed> {
  return { person, organization: await createsOrganization(product, person, { name }) }
}

const mark = (page: Page, name: RegExp) => page.getByRole('option', { name })

test('NW-4: the map shows members and their connections, by pointer and keyboard', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const mine = await ofPerson(product, person, 'Northside Clinic')
  const network = await createsNetwork(product, mine)
  await page.goto(`/network/${network.id}/map`)
  await expect(page.getByText('There are no organization joined or invited.')).toBeVisible()

  const theo = await createsPerson(product, inbox)
  const maple = await ofPerson(product, theo, 'Maple Grove Research')
  await joinsNetwork(product, mine, network, maple)
  await invitesToNetwork(product, mine, network, await ofPerson(product, theo, 'Harbour Trust'))
  const application = await createsApplication(product, person, mine.organization)
  await authorizes(product, theo, maple.organization, application)
  await page.reload()

  const marks = page.getByRole('listbox', { name: 'Organizations on the map' }).getByRole('option')
  await expect(marks).toHaveCount(3)
  await expect(mark(page, /^Northside Clinic, owner, 1 application$/)).toBeVisible()
  await expect(mark(page, /^Harbour Trust, invited, 0 applications$/)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Acme Surveys (owned by Northside Clinic)' })
  await expect(row).toContainText('Maple Grove Research')
  await expectAccessible(page, 'map')

  await page.setViewportSize({ width: 1440, height: 900 })
  await mark(page, /^Northside Clinic/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(mark(page, /^Maple Grove Research, joined, 1 application$/)).toBeFocused()
  await expect(
    page.getByRole('heading', { name: 'Maple Grove Research', exact: true }),
  ).toBeVisible()
  await page.keyboard.press('End')
  await expect(mark(page, /^Harbour Trust/)).toBeFocused()
  await expect(mark(page, /^Harbour Trust/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(mark(page, /^Northside Clinic/)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Northside Clinic', exact: true })).toBeVisible()
  await expectAccessible(page, 'map with a selected organization')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'The whole network' })).toBeVisible()
  // The Tab key reaches the map only once, regardless of where the arrow keys have led.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused()

  await page.setViewportSize({ width: 1440, height: 900 })
  const before = await mark(page, /^Harbour Trust/).boundingBox()
  await page.keyboard.press('Enter')
  await expect.poll(() => mark(page, /^Harbour Trust/).boundingBox()).not.toEqual(before)
  await page.getByRole('button', { name: 'Fit' }).click()
  await expect.poll(() => mark(page, /^Harbour Trust/).boundingBox()).toEqual(before)

  const table = page.getByRole('table')
  await table.getByRole('button', { name: /^Maple Grove Research/ }).click()
  await expect(mark(page, /^Maple Grove Research/)).toBeFocused()
  await page.getByRole('link', { name: 'Acme Surveys' }).click()
  await page.waitForURL(`**/application/${application.id}`)
})

test.describe('when the service fails', () => {
  test.use({ allowedFaults: [/status of 400/] })

  test("NW-13: a map that can't be loaded shows an error and can be retried @long", async ({
    page,
    person,
    product,
  }) => {
    const network = await createsNetwork(
      product,
      await ofPerson(product, person, 'Northside Clinic'),
    )
    await page.route('**/api/network/*/map', (route) => route.fulfill({ status: 400 }))
    await page.goto(`/network/${network.id}/map`)
    await expect(page.getByText('Unexpected error fetching organizations')).toBeVisible()
    await page.unroute('**/api/network/*/map')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('There are no organization joined or invited.')).toBeVisible()
  })

  test('the map works without its history, which reports its own failure @long', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const { network } = await createsNetworkOfTwo({ product, inbox }, person)
    const history = '**/api/network/*/history'
    await page.route(history, () => {
      // This request never gets a response.
    })
    await page.goto(`/network/${network.id}/map`)
    const table = page.getByRole('table')
    await expect(mark(page, /^Maple Grove, joined/)).toBeVisible()
    await expect(table.getByRole('button', { name: /^Maple Grove/ })).toBeVisible()

    await page.unroute(history)
    await page.route(history, (route) => route.fulfill({ status: 400 }))
    await page.reload()
    const time = page.getByRole('region', { name: 'Map history' })
    await expect(time.getByRole('alert')).toContainText("We couldn't load the history.")
    await expect(mark(page, /^Maple Grove, joined/)).toBeVisible()
    await expectAccessible(page, 'map without its history')
    await page.unroute(history)
    await time.getByRole('button', { name: 'Retry' }).click()
    await expect(time.getByRole('slider', { name: 'Point in time' })).toBeVisible()
    await expect(time.getByRole('alert')).toHaveCount(0)
  })
})

test("the map's history can be browsed by keyboard, and changes since the last visit are shown @long", async ({
  page,
  person,
  product,
  inbox,
}) => {
  const mine = await ofPerson(product, person, 'Northside Clinic')
  const network = await createsNetwork(product, mine, { shares: ['organization', 'survey'] })
  const theo = await createsPerson(product, inbox)
  const maple = await ofPerson(product, theo, 'Maple Grove Research')
  await joinsNetwork(product, mine, network, maple)
  await page.goto(`/network/${network.id}/map`)
  const marks = page.getByRole('listbox', { name: 'Organizations on the map' }).getByRole('option')
  await expect(marks).toHaveCount(2)
  // On a first visit, there's no earlier visit to compare with.
  await expect(page.getByText('Go back in time to see what changed.')).toBeVisible()
  await expect(page.getByText('since your last visit')).toHaveCount(0)
  await expect(page.getByRole('row', { name: /^Maple Grove Research/ })).toContainText('Not shared')
  await page.reload()
  await expect(page.getByText('Nothing has changed since your last visit.')).toBeVisible()

  await requestsSharesFromMembers(product, mine, network, ['organization'])
  const harbour = await ofPerson(product, theo, 'Harbour Trust')
  await joinsNetwork(product, mine, network, harbour)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Since your last visit' })).toBeVisible()
  const status = page.getByRole('region', { name: 'Map history' }).getByRole('status')
  await expect(status).toContainText('Maple Grove Research stopped sharing Surveys')
  await expect(status).toContainText('Harbour Trust joined')
  await expect(mark(page, /^Harbour Trust, joined, 0 applications, changed$/)).toBeVisible()
  await expectAccessible(page, 'map with changes')

  await page.setViewportSize({ width: 1440, height: 900 })
  const slider = page.getByRole('slider', { name: 'Point in time' })
  await slider.focus()
  await expect(slider).toHaveAttribute('aria-valuetext', 'Now')
  await page.keyboard.press('Home')
  await expect(marks).toHaveCount(1)
  await expect(slider).not.toHaveAttribute('aria-valuetext', 'Now')
  const columns = page.getByRole('columnheader')
  await expect(columns).toHaveText(['Organization', 'Status', 'Shared data'])
  await expectAccessible(page, 'map of a past')
  await page.setViewportSize({ width: 1440, height: 900 })
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Now')
  await expect(marks).toHaveCount(3)
  await page.keyboard.press('ArrowLeft')
  await expect(slider).not.toHaveAttribute('aria-valuetext', 'Now')
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await expect(marks).toHaveCount(3)

  const search = page.getByRole('searchbox', { name: 'Find an organization' })
  await search.fill('nobody')
  await expect(page.getByText('No organization found.')).toBeVisible()
  await search.fill('maple')
  await page.keyboard.press('Enter')
  await expect(mark(page, /^Maple Grove Research/)).toBeFocused()
  await expect(
    page.getByRole('heading', { name: 'Maple Grove Research', exact: true }),
  ).toBeVisible()
  await page.keyboard.press('h')
  await expect(mark(page, /^Harbour Trust/)).toBeFocused()

  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const drawn = page.getByRole('listbox', { name: 'Organizations on the map' })
  // The whole map is printed at every zoom level.
  for (let nearer = 0; nearer < 3; nearer += 1)
    await page.getByRole('button', { name: 'Zoom in' }).click()
  const onScreen = await drawn.boundingBox()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(`dispatchEvent(new Event('beforeprint'))`)
  await expect(page.getByText('Care Circle ·')).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(slider).toBeHidden()
  await expect(search).toBeHidden()
  // The map fits between the margins of an A4 page.
  await expect(mark(page, /^Harbour Trust/)).toBeVisible()
  const onPaper = (await drawn.boundingBox())!
  expect(onPaper.x).toBeGreaterThan(0)
  expect(onPaper.x + onPaper.width).toBeLessThan(673)
  expect(onPaper.height).toBeLessThan(340)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(`dispatchEvent(new Event('afterprint'))`)
  await expect.poll(() => drawn.boundingBox()).toEqual(onScreen)

  // An organization that was deleted didn't leave the network, and the map shows the difference.
  const { id } = harbour.organization
  await send(product.url, `DELETE /organization/${id}`, await profileToken(product.url, theo, id))
  await page.reload()
  await expect(status).toContainText('Harbour Trust was deleted')
  await expect(marks).toHaveCount(2)
})

test('the URL restores the selection and the point in time, and Back skips changes to both @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const { network, maple } = await createsNetworkOfTwo({ product, inbox }, person)
  await page.goto(`/network/${network.id}/organizations`)
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await mark(page, /^Maple Grove/).click()
  const selected = `organization=${maple.organization.id}`
  await expect(page).toHaveURL(`/network/${network.id}/map?${selected}`)
  const heading = page.getByRole('heading', { name: 'Maple Grove', exact: true })
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(mark(page, /^Maple Grove/)).toHaveAttribute('aria-selected', 'true')
  // The whole map is visible again.
  await expect(mark(page, /^Northside Clinic/)).toBeInViewport()

  const slider = page.getByRole('slider', { name: 'Point in time' })
  await page.evaluate('scrollTo(0, 80)')
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/&at=20/)
  expect(await page.evaluate('scrollY')).toBe(80)
  const time = await slider.getAttribute('aria-valuetext')
  await page.reload()
  await expect(slider).toHaveAttribute('aria-valuetext', time!)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await expect(page).toHaveURL(`/network/${network.id}/map?${selected}`)
  await expect(heading).toBeVisible()

  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(heading).toHaveCount(0)
  await page.goBack()
  await expect(heading).toBeVisible()
  await page.goBack()
  await page.waitForURL('**/organizations')

  // Invalid parameters are ignored.
  await page.goto(`/network/${network.id}/map?organization=nobody&at=never`)
  await expect(slider).toHaveAttribute('aria-valuetext', 'Now')
  await expect(page.getByRole('heading', { name: 'The whole network' })).toBeVisible()
})

test('at 360 px all names beside the map scroll with the page @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const { network } = await createsNetworkOfTwo({ product, inbox }, person)
  await page.route('**/api/network/*/map', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { organizations: { id: string; name: string }[] }
    const one = json.organizations.at(-1)!
    for (let count = 1; count <= 20; count += 1)
      json.organizations.push({ ...one, id: crypto.randomUUID(), name: `Clinic ${count}` })
    await route.fulfill({ response, json })
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/network/${network.id}/map`)
  const last = page.getByRole('listitem').getByRole('button', { name: 'Clinic 20' })
  await expect(last).toBeVisible()
  const { y, height } = (await last.boundingBox())!
  const next = await page.getByRole('heading', { name: /^Data shared with/ }).boundingBox()
  expect(y + height).toBeLessThan(next!.y)
})
