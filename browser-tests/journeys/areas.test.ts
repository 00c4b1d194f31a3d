import { version } from '@accord/service/version.ts'
import type { Page } from '@playwright/test'
import { createsApplication, authorizes } from '../support/applications.ts'
import { createsNetwork } from '../support/networks.ts'
import { createsOrganization } from '../support/organizations.ts'
import { skipPauses } from '../support/page-helpers.ts'
import { createsPerson } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginSession(page, person)
})

const noteMenus = `
  window.menusSeen = new Set()
  const note = () => {
    for (const menu of document.querySelectorAll('nav[aria-label]')) menusSeen.add(menu.ariaLabel)
    const switcher = document.querySelector('header [aria-haspopup=dialog][aria-expanded]')
    if (switcher) menusSeen.add('switcher: ' + switcher.textContent)
  }
  note()
  const everything = { childList: true, subtree: true, characterData: true, attributes: true }
  new MutationObserver(note).observe(document.body, everything)`

/** Records every menu, and every name in the switcher, that appears on the page, even briefly. */
async function watchMenus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(noteMenus)
  return () => page.evaluate('[...menusSeen]')
}

/** Delays a response until it's released. */
async function holdBack(page: Page, address: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const menu = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })
const own = 'Your account'

test('RT-8: opening a network immediately shows the network’s menu, and never the person’s', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  const network = await createsNetwork(product, { person, organization })
  await page.goto(`/organization/${organization.id}/networks`)
  const manage = page.getByRole('link', { name: /^Manage/ })
  await expect(manage).toBeVisible()
  const letGo = await holdBack(page, `**/api/network/${network.id}`)
  const seen = await watchMenus(page)
  await manage.click()
  await expect(menu(page, 'Care Circle').getByRole('link', { name: 'Map' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  letGo()
  await expect(page.getByLabel('Name')).toHaveValue('Care Circle')
  await expect(page).toHaveTitle('Update Network details · Care Circle · Accord')
  const names = await seen()
  expect(names).toContain('Care Circle')
  expect(names).not.toContain(own)
  expect(names.filter((name) => name.startsWith('switcher'))).toEqual([
    'switcher: NCNorthside ClinicSwitch organization',
  ])
})

test('AA-4: an open authorization shows its organization’s menu @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  const owning = await createsOrganization(product, other, { name: 'Acme Research' })
  const organization = await createsOrganization(product, person)
  await authorizes(product, person, organization, await createsApplication(product, other, owning))
  await page.goto(`/organization/${organization.id}/applications?tab=authorized`)
  const manage = page.getByRole('link', { name: /^Manage/ })
  await expect(manage).toBeVisible()
  const letGo = await holdBack(page, '**/api/authorized-application/*')
  const seen = await watchMenus(page)
  await manage.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Surveys' })).toBeVisible()
  letGo()
  await expect(page.getByRole('button', { name: 'Revoke Access' })).toBeVisible()
  expect(await seen()).not.toContain(own)
})

test.describe('with slow and failed responses', () => {
  test.use({ allowedFaults: [/status of 500/] })

  test('AP-3: a slow or failed application or network leaves the menu of the organization in place @long', async ({
    page,
    person,
    product,
  }) => {
    const organization = await createsOrganization(product, person)
    const network = await createsNetwork(product, { person, organization })
    const application = await createsApplication(product, person, organization)
    await skipPauses(page)
    await page.goto(`/organization/${organization.id}`)
    await expect(menu(page, 'Northside Clinic')).toBeVisible()
    for (const address of [`/application/${application.id}`, `/network/${network.id}`]) {
      let fails = true
      await page.route(`**/api${address}`, (route) =>
        fails ? route.fulfill({ status: 500 }) : route.continue(),
      )
      // The page is opened directly, as from an email or a bookmark, so no list has loaded the
      // name.
      await page.goto(address)
      await expect(page.getByRole('heading', { name: "We can't show this page" })).toBeVisible()
      await expect(menu(page, 'Northside Clinic')).toBeVisible()
      await expect(menu(page, own)).toHaveCount(0)
      fails = false
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
      await expect(menu(page, own)).toHaveCount(0)
    }
  })
})

test('page titles are in the same place at every page width @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  const network = await createsNetwork(product, { person, organization })
  await page.setViewportSize({ width: 1920, height: 900 })
  const { id } = organization
  const places = new Set<string>()
  for (const [path, title] of [
    [`/organization/${id}`, organization.name],
    [`/organization/${id}/members`, 'Members'],
    [`/organization/${id}/networks`, 'Networks'],
    [`/network/${network.id}/organizations`, 'Organizations'],
    ['/user/account', 'Account'],
  ] as const) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1, name: title, exact: true })
    // The page's heading replaces the placeholder's, and for a moment there's none.
    let place: { x: number; y: number } | null = null
    await expect.poll(async () => (place = await heading.boundingBox())).not.toBeNull()
    const { x, y } = place!
    places.add(`${x}, ${y}`)
  }
  expect([...places]).toHaveLength(1)
})

test('the frame of every signed-in page shows the version @long', async ({ page }) => {
  await page.goto('/user/profile')
  await expect(page.getByRole('contentinfo')).toHaveText(`Accord ${version}`)
})

test('a page opened by URL shows its frame before any script runs, and its menu before any response arrives @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  const members = `/organization/${organization.id}/members`
  await page.goto(members)
  await expect(page.locator('main tbody').getByText('Owner')).toBeVisible()

  const letScripts = await holdBack(page, '**/assets/*.js')
  const letAnswer = await holdBack(page, `**/api/organization/${organization.id}`)
  await page.goto(members, { waitUntil: 'commit' })
  await expect(page.getByRole('banner').getByText('Accord')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Loading…' })).toBeAttached()
  const seen = await watchMenus(page)
  letScripts()
  // The browser knows the organization from the last visit, so the frame appears immediately and
  // doesn't change later.
  await expect(menu(page, 'Northside Clinic').getByRole('link')).toHaveCount(8)
  await expect(page.locator('main tbody').getByText('Owner')).toBeVisible()
  letAnswer()
  expect(await seen()).not.toContain(own)
})

test('a printed page is light, has no frame, and shows times as dates @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/organization/${organization.id}/members`)
  await expect(page.locator('main tbody').getByText('Owner')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(menu(page, 'Northside Clinic')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Invite Members' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await expect(page.locator('main tbody time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}/)
  const scheme = await page.evaluate('getComputedStyle(document.documentElement).colorScheme')
  expect(scheme).toBe('light')
})
