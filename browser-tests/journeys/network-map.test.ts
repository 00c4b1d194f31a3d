import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { anApplication, authorizes } from '../support/applications.ts'
import { aNetwork, invitesToNetwork, joinsNetwork, type Managed } from '../support/networks.ts'
import { anOrganization } from '../support/organizations.ts'
import { aPerson, type Person } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginSession(page, person)
})

async function ofPerson(product: Product, person: Person, name: string): Promise<Managed> {
  return { person, organization: await anOrganization(product, person, { name }) }
}

const mark = (page: Page, name: RegExp) => page.getByRole('option', { name })

test('NW-4: the map shows who is in the network and what ties them, to eye and keyboard alike', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const mine = await ofPerson(product, person, 'Northside Clinic')
  const network = await aNetwork(product, mine)
  await page.goto(`/network/${network.id}/map`)
  await expect(page.getByText('There are no organization joined or invited.')).toBeVisible()

  const theo = await aPerson(product, inbox)
  const maple = await ofPerson(product, theo, 'Maple Grove Research')
  await joinsNetwork(product, mine, network, maple)
  await invitesToNetwork(product, mine, network, await ofPerson(product, theo, 'Harbour Trust'))
  const application = await anApplication(product, person, mine.organization)
  await authorizes(product, theo, maple.organization, application)
  await page.reload()

  const marks = page.getByRole('listbox', { name: 'Organizations on the map' }).getByRole('option')
  await expect(marks).toHaveCount(3)
  await expect(mark(page, /^Northside Clinic, owner, 1 application$/)).toBeVisible()
  await expect(mark(page, /^Harbour Trust, invited, 0 applications$/)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Acme Surveys of Northside Clinic' })
  await expect(row).toContainText('Maple Grove Research')
  await expectAccessible(page, 'map')

  await page.setViewportSize({ width: 1440, height: 900 })
  await mark(page, /^Northside Clinic/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(mark(page, /^Maple Grove Research, joined, 1 application$/)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Maple Grove Research' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(mark(page, /^Harbour Trust/)).toBeFocused()
  await expect(mark(page, /^Harbour Trust/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(mark(page, /^Northside Clinic/)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Northside Clinic' })).toBeVisible()
  await expectAccessible(page, 'map with a selected organization')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'The whole network' })).toBeVisible()
  // One stop for the Tab key, wherever the arrows have led.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused()

  await page.setViewportSize({ width: 1440, height: 900 })
  const before = await mark(page, /^Harbour Trust/).boundingBox()
  await page.keyboard.press('Enter')
  await expect.poll(() => mark(page, /^Harbour Trust/).boundingBox()).not.toEqual(before)
  await page.getByRole('button', { name: 'Fit' }).click()
  await expect.poll(() => mark(page, /^Harbour Trust/).boundingBox()).toEqual(before)

  await page.getByRole('button', { name: /^Maple Grove Research/ }).click()
  await expect(mark(page, /^Maple Grove Research/)).toBeFocused()
  await page.getByRole('link', { name: 'Acme Surveys' }).click()
  await page.waitForURL(`**/application/${application.id}`)
})

test.describe('when the service fails', () => {
  test.use({ allowedFaults: [/status of 400/] })

  test('NW-13: a map that cannot be fetched says so, and tries again', async ({
    page,
    person,
    product,
  }) => {
    const network = await aNetwork(product, await ofPerson(product, person, 'Northside Clinic'))
    await page.route('**/api/network/*/map', (route) => route.fulfill({ status: 400 }))
    await page.goto(`/network/${network.id}/map`)
    await expect(page.getByText('Unexpected error fetching organizations')).toBeVisible()
    await page.unroute('**/api/network/*/map')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('There are no organization joined or invited.')).toBeVisible()
  })
})
