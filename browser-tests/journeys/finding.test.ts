import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { createsApplication } from '../support/applications.ts'
import { invite, opensMembers, rowOf } from '../support/members.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson, newStranger } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.slow()
// A pasted ID is looked up in each kind of object, and one organization returns an error.
test.use({ allowedFaults: [/status of 403/] })

const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name })

test('the command palette finds everything by name, from any page, by keyboard alone', async ({
  page,
  person,
  product,
}) => {
  const clinic = await createsOrganization(product, person, {
    name: 'Northside Clinic',
    city: 'Bath',
  })
  const grove = await createsOrganization(product, person, { name: 'Maple Grove' })
  const application = await createsApplication(product, person, clinic, { name: 'Bedside Notes' })
  await beginSession(page, person)
  await page.goto(`/organization/${clinic.id}`)

  // The shortcut also works in a field.
  await page.getByLabel('City').focus()
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('combobox', { name: /^Find a page/ })
  await expect(field).toBeFocused()
  await expectAccessible(page, 'finding anything, nothing typed yet')
  await field.fill('data exp')
  await expect(option(page, /Data Export/)).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', /data-export/)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/organization/${clinic.id}/data-export`)
  await expect(field).toBeHidden()

  // The service's results appear below, and the selected option stays selected.
  await page.getByRole('button', { name: 'Search', exact: false }).first().click()
  await field.fill('bedside')
  await expect(option(page, /Bedside Notes/)).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 found')
  await expectAccessible(page, 'finding anything, found')
  await field.fill(person.email)
  // Results come from both organizations, starting with the open one.
  await expect(option(page, new RegExp(person.email))).toHaveCount(2)
  await expect(option(page, `${person.email} · Northside Clinic`)).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/organization/${clinic.id}/members?search=*`)
  await expect(rowOf(page, person.email)).toBeVisible()

  await page.keyboard.press('ControlOrMeta+k')
  await expect(option(page, /Data Export/).first()).toBeVisible()
  await field.fill(application.id.toUpperCase())
  await expect(option(page, /Bedside Notes/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/application/${application.id}`)

  await page.keyboard.press('ControlOrMeta+k')
  await field.fill('grove')
  await expect(option(page, /Maple Grove/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/organization/${grove.id}`)

  await page.keyboard.press('ControlOrMeta+k')
  await field.fill('nothing has this name')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})

test('the search covers members of every organization that the person manages, even before one is open @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const [clinic, grove] = [
    await createsOrganization(product, person, { name: 'Northside Clinic' }),
    await createsOrganization(product, person, { name: 'Maple Grove' }),
  ]
  const theo = await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
  const lena = await createsPerson(product, inbox, { firstName: 'Lena', lastName: 'Okafor' })
  await joins(product, person, clinic, theo)
  await joins(product, person, grove, lena)
  await beginSession(page, person)
  await page.goto('/user/profile')
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('combobox', { name: /^Find a page/ })
  await field.fill('okafor')
  await expect(option(page, /^Theo Okafor.* · Northside Clinic$/)).toBeVisible()
  await option(page, /^Lena Okafor.* · Maple Grove$/).click()
  await page.waitForURL(`**/organization/${grove.id}/members?search=*`)
  await expect(rowOf(page, lena.email)).toBeVisible()
})

test("search results stay visible while the person types more, and an organization that returns an error doesn't affect the others @long", async ({
  page,
  person,
  product,
  inbox,
}) => {
  const [clinic, grove] = [
    await createsOrganization(product, person, { name: 'Northside Clinic' }),
    await createsOrganization(product, person, { name: 'Maple Grove' }),
  ]
  const theo = await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
  const lena = await createsPerson(product, inbox, { firstName: 'Lena', lastName: 'Okafor' })
  await joins(product, person, clinic, theo)
  await joins(product, person, grove, lena)
  await beginSession(page, person)
  await page.goto(`/organization/${clinic.id}`)
  await expect(page.getByLabel('City')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('combobox', { name: /^Find a page/ })
  const status = page.getByRole('dialog').getByRole('status')
  const [foundTheo, foundLena] = [option(page, /^Theo Okafor/), option(page, /^Lena Okafor/)]
  const asksFor = (id: string) => (url: URL) =>
    url.pathname.endsWith(`/organization/${id}/members`) && url.searchParams.has('search')
  const askedOfGrove: string[] = []
  let refuses = false
  const answers = Promise.withResolvers<void>()
  await page.route(asksFor(grove.id), async (route) => {
    askedOfGrove.push(new URL(route.request().url()).searchParams.get('search')!)
    await (refuses
      ? route.fulfill({ status: 403, json: { statusCode: 403, message: 'Forbidden' } })
      : route.continue())
  })

  // A search with two characters covers only the open organization.
  await field.fill('ok')
  await expect(foundTheo).toBeVisible()
  await page.route(asksFor(clinic.id), async (route) => {
    await answers.promise
    await route.continue()
  })
  const asked = page.waitForRequest((request) => asksFor(clinic.id)(new URL(request.url())))
  await field.fill('oka')
  await asked
  await expect(foundTheo).toHaveAttribute('aria-selected', 'true')
  answers.resolve()
  await expect(foundLena).toBeVisible()
  await expect(foundTheo).toBeVisible()
  expect(askedOfGrove).toEqual(['oka'])

  refuses = true
  await field.fill('okaforx')
  await expect(status).toHaveText('Nothing found')
  await field.fill('okafor')
  await expect(foundTheo).toBeVisible()
  await expect(foundLena).toHaveCount(0)
  // An organization that rejected a search isn't searched again.
  expect(askedOfGrove).toEqual(['oka', 'okaforx'])
})

test.describe("with an organization that doesn't respond", () => {
  test.use({ allowedFaults: [/status of (500|429)/] })

  test("an organization that doesn't respond is named below the results of the others @long", async ({
    page,
    person,
    product,
    inbox,
  }) => {
    const clinic = await createsOrganization(product, person, { name: 'Northside Clinic' })
    const grove = await createsOrganization(product, person, { name: 'Maple Grove' })
    const theo = await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
    const theodora = await createsPerson(product, inbox, {
      firstName: 'Theodora',
      lastName: 'Lind',
    })
    await joins(product, person, clinic, theo)
    await joins(product, person, clinic, theodora)
    await beginSession(page, person)
    // The search stops waiting for an organization after a timeout. The test triggers it, because a
    // slow machine must not.
    await page.addInitScript(`{
      const limits = []
      AbortSignal.timeout = () => (limits.push(new AbortController()), limits.at(-1).signal)
      globalThis.timeIsOver = () => limits.forEach((limit) => limit.abort())
    }`)
    let status = 0
    const asksGrove = `**/organization/${grove.id}/members?*search=*`
    await page.route(asksGrove, (route) => (status ? route.fulfill({ status }) : undefined))
    await page.goto('/user/profile')
    await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
    await page.keyboard.press('ControlOrMeta+k')
    const field = page.getByRole('combobox', { name: /^Find a page/ })
    const said = page.getByRole('dialog').getByRole('status')
    const lost = () => page.waitForEvent('requestfailed', (it) => it.url().includes(grove.id))

    // An organization that doesn't respond doesn't delay the others. The next search aborts its
    // request.
    const first = lost()
    await field.fill('okafor')
    await expect(option(page, /^Theo Okafor/)).toBeVisible()
    await expect(said).toHaveText('1 found')
    const asked = page.waitForRequest(asksGrove)
    await field.fill('theo')
    expect((await first).url()).toContain('search=okafor')
    const second = lost()
    await asked
    // These are the results of the second search, from the organizations that responded.
    await expect(said).toHaveText('2 found')
    await page.evaluate('timeIsOver()')
    await expect(said).toHaveText("2 found Maple Grove didn't respond.")
    expect((await second).url()).toContain('search=theo')
    await expect(option(page, /^Theo Okafor/)).toBeVisible()

    status = 500
    await field.fill('nobody at all')
    await expect(said).toHaveText(/^Nothing found.* Maple Grove didn't respond\.$/)
    // An error also counts as a response.
    status = 429
    await field.fill('theo oka')
    await expect(option(page, /^Theo Okafor/)).toBeVisible()
    await expect(said).toHaveText('1 found')
  })
})

test('shortcuts open a section with two keys and create an item with one key, and the help lists them @long', async ({
  page,
  person,
  product,
}) => {
  const { id } = await createsOrganization(product, person)
  await beginSession(page, person)
  await page.goto(`/organization/${id}`)
  await expect(page.getByLabel('City')).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('Go to Members')
  await expectAccessible(page, 'the keys')
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await page.waitForURL('**/members')
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeFocused()
  await page.keyboard.press('c')
  await page.waitForURL('**/members/invite')
  // Letters typed into a field don't trigger shortcuts.
  await page.getByLabel('Email addresses').pressSequentially('gmc')
  await expect(page.getByLabel('Email addresses')).toHaveValue('gmc')
})

test('members can be searched, filtered, and sorted by URL, and changed in bulk @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  await opensMembers(page, person, product)
  const [ana, theo] = [newStranger(), newStranger()]
  await invite(page, `${ana.email} ${theo.email}`)
  const filter = page.getByRole('navigation', { name: 'Filter by status' })
  await expect(filter.getByRole('link', { name: 'Everyone 3' })).toBeVisible()
  await expect(filter.getByRole('link', { name: 'Invited 2' })).toBeVisible()

  const search = page.getByLabel('Search by name or email')
  await search.fill(ana.email)
  await page.waitForURL('**/members?search=*')
  await expect(rowOf(page, theo.email)).toHaveCount(0)
  await expect(rowOf(page, ana.email)).toBeVisible()
  await expect(page.getByText('1 found')).toBeVisible()
  await search.fill('nobody is called so')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expectAccessible(page, 'members, nobody found')
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(search).toHaveValue('')
  await page.getByLabel('Role', { exact: true }).selectOption('owner')
  await page.waitForURL('**/members?role=owner')
  await expect(rowOf(page, ana.email)).toHaveCount(0)
  await page.getByLabel('Sort by').selectOption('Name')
  await page.waitForURL('**/members?role=owner&sort=name')
  await page.reload()
  await expect(rowOf(page, person.email)).toBeVisible()
  await page.getByLabel('Role', { exact: true }).selectOption('')
  await expect(rowOf(page, theo.email)).toBeVisible()

  await page.getByLabel('Select all on this page').check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await expectAccessible(page, 'members, some chosen')
  await page.getByRole('button', { name: 'Resend 2 invitations' }).click()
  await expect(page.getByText('2 invitations sent.')).toBeVisible()
  await expect.poll(() => inbox.count(theo.email)).toBe(2)

  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Change 2 roles' }).click()
  await page.getByRole('menuitem', { name: 'Admin' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText('2 roles changed.')).toBeVisible()
  await expect(rowOf(page, ana.email)).toContainText('Admin')

  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Delete 2' }).click()
  await expect(dialog).toContainText(theo.email)
  await expectAccessible(page, 'asked before several are removed')
  await dialog.getByRole('button', { name: 'Delete 2' }).click()
  await expect(page.getByText('2 deleted.')).toBeVisible()
  await expect(rowOf(page, ana.email)).toHaveCount(0)
})

test("an organization's card is a link, and many organizations can be searched @long", async ({
  page,
  person,
  product,
}) => {
  const first = await createsOrganization(product, person, { name: 'Lantern', city: 'Bath' })
  await beginSession(page, person)
  await page.goto('/user/organizations')
  await expect(page.getByText('Bath · 1 member')).toBeVisible()
  // The link covers the whole card.
  await page.getByRole('heading', { name: 'Lantern' }).click({ force: true })
  await page.waitForURL(`**/organization/${first.id}`)

  for (let made = 1; made <= 12; made++) {
    await createsOrganization(product, person, {
      name: `Lantern ${made}`,
      city: made < 3 ? 'York' : '',
    })
  }
  await page.goto('/user/organizations')
  const rows = page.getByRole('list', { name: 'Organizations' }).getByRole('listitem')
  await expect(rows).toHaveCount(13)
  await expectAccessible(page, 'many organizations')
  const search = page.getByLabel('Search by name or city')
  await search.fill('york lant')
  await page.waitForURL('**/user/organizations?search=*')
  await expect(rows).toHaveCount(2)
  // A list of two has no search field. If someone clears the search, they can continue typing.
  await page.reload()
  await expect(rows).toHaveCount(2)
  await search.fill('')
  await expect(rows).toHaveCount(13)
  await expect(search).toBeFocused()
})

test.describe('before the script loads', () => {
  // A reload also aborts pending requests, which the router logs in the console.
  test.use({ allowedFaults: [/status of 40[34]|palette|ERR_FAILED|Failed to fetch|^ApiError/] })

  test('text typed before the script loads is kept, and a script that never loads leaves the page unchanged @long', async ({
    page,
    person,
    product,
  }) => {
    await createsOrganization(product, person, { name: 'Maple Grove' })
    await beginSession(page, person)
    const script = /\/assets\/palette-[^/]*\.js$/
    await page.route(script, (route) => route.abort())
    await page.goto('/user/profile')
    await expect(page.getByLabel('First name')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByText('Something went wrong!')).toBeVisible()
    await expect(page.getByLabel('First name')).toBeVisible()

    await page.unroute(script)
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route(script, async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await expect(page.getByLabel('First name')).toBeVisible()
    const asked = page.waitForRequest(script)
    await page.keyboard.press('ControlOrMeta+k')
    await asked
    // Outside a field, the shortcut "g o" would open the organizations.
    await page.keyboard.type('go')
    letThrough()
    // No typed character is lost.
    const more = 'organizations that are mine '.repeat(3)
    await page.keyboard.type(more)
    await expect(page.getByRole('combobox', { name: /^Find a page/ })).toHaveValue(`go${more}`)
    await expect(page).toHaveURL(/\/user\/profile$/)
  })
})
