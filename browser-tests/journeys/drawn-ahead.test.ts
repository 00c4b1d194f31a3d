import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { anApplication } from '../support/applications.ts'
import { aNetwork, invitesToNetwork, joinsNetwork, type Managed } from '../support/networks.ts'
import { anOrganization, joins } from '../support/organizations.ts'
import { aPerson, type Person } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

// What a page opened by its address shows while its scripts are on their way.

const hostile = {
  firstName: '<img src=x onerror="document.title=1">',
  lastName: 'عبد الرحمن '.repeat(9).trim(),
}

for (const width of [360, 900, 1280]) {
  const tag = width === 900 ? '' : ' @long'
  test(`at ${width} px title and first name stand where the page will have them${tag}`, async ({
    page,
    person,
    product,
    inbox,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const other = await aPerson(product, inbox, hostile)
    const organization = await anOrganization(product, person)
    await joins(product, person, organization, other)
    const address = await openedBefore(page, person, organization.id, 'members')
    // Who joined last comes first.
    const names = [other.email]
    // In the very same letters: the page that was opened before has fetched them.
    const real = await places(page, names)

    const letGo = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByTitle(person.email, { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached()
    await expect(page.getByRole('row').getByText(hostile.firstName)).toBeVisible()
    await expect(page).toHaveTitle(/^Members · Northside Clinic · /)
    const ahead = await places(page, names)
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true)
    expect(ahead.map(({ what }) => what)).toEqual(real.map(({ what }) => what))
    for (const [index, { left, top }] of ahead.entries()) {
      expect(Math.abs(left - real[index]!.left)).toBeLessThanOrEqual(2)
      expect(Math.abs(top - real[index]!.top)).toBeLessThanOrEqual(2)
    }

    letGo()
    await expect(page.getByRole('row').getByText('Joined', { exact: true })).toHaveCount(2)
    await expect(page.getByText('Loading…')).toHaveCount(0)
  })
}

const cards = [
  { section: 'applications', width: 1280, said: hostile.firstName, count: 2 },
  { section: 'networks', width: 360, said: 'Town Panel', count: 3 },
  { section: 'organizations', width: 900, said: 'Riverside', count: 2 },
  { section: 'networks', width: 1280, said: 'No network has been joined yet', count: 0 },
]
for (const { section, width, said, count } of cards) {
  const tag = count === 2 ? '' : ' @long'
  test(`${section} at ${width} px: each of ${count} cards stands where it will, word for word${tag}`, async ({
    page,
    person,
    product,
    inbox,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const organization = await anOrganization(product, person, { city: 'Chicago' })
    if (count > 0) await withCards(product, { person, organization }, await aPerson(product, inbox))
    const address = await openedBefore(page, person, organization.id, section)
    // What is drawn ahead has no other letters.
    await page.evaluate('document.fonts.clear()')
    const real = await standing(page)

    const letGo = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('main').getByText(said, { exact: true })).toBeVisible()
    await expect(page.locator('main li[data-ahead=known]')).toHaveCount(count)
    await expect(page.locator('main img')).toHaveCount(0)
    expect(await standing(page)).toEqual(real)
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    // The ways on are there, and what needs a script takes no click.
    await expect(page.locator('main button:not([inert])')).toHaveCount(0)
    await expect(page.locator('main :is(a[href*="~"], [aria-label*="~"])')).toHaveCount(0)

    const home = page.locator('main').getByRole('link', { name: 'Home', exact: true })
    await home.focus()
    letGo()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await expect(page.locator('main [data-ahead]')).toHaveCount(0)
    await expect(home).toBeFocused()
  })
}

test('what is drawn ahead leads on where the scripts never come, and its names are text', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await aPerson(product, inbox, hostile)
  const organization = await anOrganization(product, person)
  await joins(product, person, organization, other)
  const address = await openedBefore(page, person, organization.id, 'members')
  await holdScripts(page)
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/members\?/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  const invite = page.getByRole('link', { name: 'Invite Members', exact: true })
  // Bars are to be seen only: nothing is told of rows that may not be there.
  const awaited = page.locator('main [data-ahead=awaited]')
  await expect(awaited.first()).toHaveAttribute('inert')
  await expectAccessible(page, 'members drawn ahead, names awaited')
  await invite.focus()
  answer()
  await expect(page.getByTitle(other.email, { exact: true })).toBeVisible()
  // Who is somewhere on the page stays there when the names come.
  await expect(invite).toBeFocused()
  await expect(page.locator('main img')).toHaveCount(0)
  // Cut off, as in the page itself: nothing is wider than the window.
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  const search = page.getByLabel('Search by name or address')
  await expect(search).toHaveAttribute('inert')
  const menu = page.getByRole('navigation', { name: 'Northside Clinic', exact: true })
  await expect(menu.getByRole('link')).toHaveText([
    'General',
    'Applications',
    'Members',
    'Networks',
    'Data Export',
    'Access',
    'Security',
    'Activity',
  ])
  await invite.click()
  await page.waitForURL('**/members/invite', { waitUntil: 'commit' })
})

test('who is on a link stays on it where the list turns out to have nothing in it', async ({
  page,
  person,
  product,
}) => {
  const { id } = await anOrganization(product, person)
  const address = await openedBefore(page, person, id, 'applications')
  const letGo = await holdScripts(page)
  const answer = await hold(page, /\/application\?/)
  await page.goto(address, { waitUntil: 'commit' })
  // Its links stand in another order there.
  const authorized = page.locator('main a[href$="?tab=authorized"]')
  await authorized.focus()
  answer()
  await expect(page.getByText('No application is registered yet')).toBeVisible()
  await expect(authorized).toBeFocused()
  letGo()
  await expect(page.getByText('Loading…')).toHaveCount(0)
  await expect(authorized).toBeFocused()
})

test('letters that come late break no line of the page that is read, and are there on the next', async ({
  page,
  person,
  product,
}) => {
  const { id } = await anOrganization(product, person)
  await beginSession(page, person)
  const letGo = await hold(page, /\.woff2$/)
  await page.goto(`/organization/${id}/applications`, { waitUntil: 'commit' })
  await expect(page.getByText('No application is registered yet')).toBeVisible()
  await expect(page.getByText('Loading…')).toHaveCount(0)
  const title = page.locator('main h1[tabindex]')
  // So wide that its words just fit, which are wider in Inter than in its stand-in.
  await title.evaluate((h1) => {
    h1.textContent = '10000 20000 30000'
    h1.style.width = 'max-content'
    h1.style.width = `${h1.getBoundingClientRect().width}px`
  })
  const { height } = (await title.boundingBox())!
  const came = page.waitForResponse(/\.woff2$/)
  letGo()
  await (await came).finished()
  await page.evaluate(twoFrames)
  expect(await page.evaluate(hasInter)).toBe(false)
  expect((await title.boundingBox())!.height).toBe(height)
  // Still the same page, with another list.
  await page.getByRole('link', { name: 'Authorized Applications', exact: true }).click()
  await expect(page.getByText('No application is authorized yet')).toBeVisible()
  await page.evaluate(twoFrames)
  expect(await page.evaluate(hasInter)).toBe(false)
  await page.getByRole('link', { name: 'Networks', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Networks', level: 1 })).toBeVisible()
  expect(await page.evaluate(hasInter)).toBe(true)
})

test.describe('what the service refuses', () => {
  test.use({ allowedFaults: [/status of 40[03]/] })

  test('an answer that is refused draws no names, and the page says why', async ({
    page,
    person,
    product,
  }) => {
    const { id } = await anOrganization(product, person)
    const address = await openedBefore(page, person, id, 'members')
    const letGo = await holdScripts(page)
    const list = /\/members\?/
    const drawn = { id: '1', name: 'Nobody', email: 'x@example.com', roles: [], own: true }
    await page.route(list, (route) =>
      route.fulfill({ status: 400, json: { code: 'no', message: 'No.', data: [drawn] } }),
    )
    const refused = page.waitForResponse(list)
    await page.goto(address, { waitUntil: 'commit' })
    await refused
    await page.evaluate(allAnswered)
    await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
    await expect(page.getByTitle('Nobody')).toHaveCount(0)
    letGo()
    await expect(page.getByText('Unable to get member list')).toBeVisible()
  })

  test('who does not manage sees none of it ahead', async ({ page, person, product, inbox }) => {
    const owner = await aPerson(product, inbox)
    const organization = await anOrganization(product, owner)
    await joins(product, owner, organization, person)
    const address = await openedBefore(page, person, organization.id, 'members')
    const letGo = await holdScripts(page)
    const answered = page.waitForResponse(/\/api\/waiting/)
    await page.goto(address, { waitUntil: 'commit' })
    await answered
    await page.evaluate(allAnswered)
    await expect(page.getByRole('heading', { name: 'Loading…' })).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Members' })).toHaveCount(0)
    letGo()
    await expect(page.getByText("You don't have permission to manage members")).toBeVisible()
  })
})

test('GEN-4: what is drawn ahead is the same in en-CA', async ({ page, person, product }) => {
  const { id } = await anOrganization(product, person, { country: 'CA' })
  const address = await openedBefore(page, person, id, 'members')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  const words = () => page.locator('main h1, main header p, main thead, main nav').allInnerTexts()
  const real = await words()
  await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByTitle(person.email, { exact: true })).toBeVisible()
  expect((await words()).map(withoutCounts)).toEqual(real.map(withoutCounts))
})

function withoutCounts(words: string): string {
  return words.replaceAll(/[–\d]/g, '')
}

/** Two applications, a network of each kind, and a second organization that the person belongs to. */
async function withCards(product: Product, own: Managed, other: Person) {
  const { person, organization } = own
  const scopes = ['survey:read', 'survey:manage', 'organization:read', 'transaction:read']
  await anApplication(product, person, organization, { description: 'Asks people.', scopes })
  await anApplication(product, person, organization, { name: hostile.firstName })
  await aNetwork(product, own, { name: hostile.firstName, shares: ['survey', 'organization'] })
  const theirs = {
    person: other,
    organization: await anOrganization(product, other, { name: 'Riverside' }),
  }
  const shares = ['profile', 'referral']
  const joined = await aNetwork(product, theirs, { name: 'Referral Desk', shares })
  await joinsNetwork(product, theirs, joined, own)
  const open = await aNetwork(product, theirs, { name: 'Town Panel', shares })
  await invitesToNetwork(product, theirs, open, own)
  await joins(product, other, theirs.organization, person)
}

/** As somebody's browser who looked at the page before; all of it came. */
async function openedBefore(page: Page, person: Person, id: string, section: string) {
  const own = section === 'organizations'
  const address = own ? '/user/organizations' : `/organization/${id}/${section}`
  await beginSession(page, person)
  await page.goto(address)
  await expect(page.locator('main h1[tabindex]')).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  if (own) return address
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tokens'))).toContain(id)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lastOrganization')))
    .toContain(id)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  return address
}

const twoFrames = `new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
)`

/** What was asked for ahead has come and been read, and what follows from it was drawn. */
const allAnswered = `Promise.allSettled(
  [...globalThis.askedAhead.values()].map(({ answer }) => answer.then((came) => came.clone().text())),
).then(() => ${twoFrames})`

const hasInter = `[...document.fonts].some(({ family }) => family.includes('Inter Variable'))`

function holdScripts(page: Page) {
  return hold(page, /\.js$/)
}

async function hold(page: Page, files: RegExp) {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** Of the title and of each text: where it begins. */
async function places(page: Page, texts: string[]) {
  const title = page.getByRole('heading', { level: 1, name: 'Members' })
  const parts = [title, ...texts.map((text) => page.getByTitle(text, { exact: true }))]
  return Promise.all(
    parts.map(async (part) => {
      const box = (await part.boundingBox())!
      return { what: await part.innerText(), left: box.x, top: box.y }
    }),
  )
}

/** Of all that the page is made of: what it says to the eye and where it stands. */
function standing(page: Page) {
  return page.locator('main :is(h1, h2, h3, p, a, button, footer)').evaluateAll((all) =>
    all.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const shown = part.cloneNode(true)
      for (const hidden of shown.querySelectorAll('[aria-hidden], .visually-hidden'))
        hidden.remove()
      return [part.tagName, shown.textContent, ...[x, y, width, height].map(Math.round)].join(' ')
    }),
  )
}
