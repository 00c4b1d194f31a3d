import { openDatabase } from '@accord/service/database/open.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { createsApplication } from '../support/applications.ts'
import { press } from '../support/page-helpers.ts'
import { createsNetwork, requestsSharesFromMembers, joinsNetwork } from '../support/networks.ts'
import { createsOrganization, joins, profileToken, send } from '../support/organizations.ts'
import { createsPerson, signIn } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('RT-2, RT-3: a newcomer is guided, and to-do items are answered in place, by keyboard alone', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const owner = await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
  const [first, second] = [
    await createsOrganization(product, owner, { name: 'Maple Grove' }),
    await createsOrganization(product, owner, { name: 'Northside Clinic' }),
  ]
  await signIn(page, person)
  await page.setViewportSize({ width: 1440, height: 900 })
  const start = page.getByRole('region', { name: 'Start here' })
  await expect(start.getByRole('link', { name: 'Create organization' })).toBeVisible()
  await expectAccessible(page, 'start here')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page).toHaveTitle('General · Accord')

  for (const { id } of [first, second]) {
    const token = await profileToken(product.url, owner, id)
    const body = { organization: id, email: person.email, roles: ['member'] }
    await send(product.url, 'POST /invitation', token, body)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/user/profile')
  await expect(start).toContainText('Theo Okafor invited you to Maple Grove')
  await expect(page).toHaveTitle('(2) General · Accord')
  await expectAccessible(page, 'start here, invited')

  // On every page, the switcher shows the count.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('link', { name: 'Invitations 2' }).click()
  await expect(page).toHaveURL(/\/user\/profile$/)
  const menu = page.getByRole('navigation', { name: 'Your account' })
  await expect(menu.getByRole('link', { name: 'General' })).toHaveText('General2')
  const list = page.getByRole('list', { name: 'To do' })
  await expect(list.getByRole('listitem')).toHaveCount(2)

  await press(page, list.getByRole('button', { name: 'Accept Maple Grove' }))
  await expect(page.getByText('You successfully joined an organization!')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveTitle('(1) General · Accord')
  const card = page.getByRole('region', { name: 'To do' })
  await expect(card).toContainText('Northside Clinic')
  await card.getByRole('button', { name: 'Decline Northside Clinic' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline invitation' }).click()
  await expect(card).toContainText("You're all caught up.")
  await expectAccessible(page, 'nothing to do')
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
  await expect(page).toHaveTitle('General · Accord')
})

test('a to-do item links to its place on the page, which gets the focus @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  const mine = { person, organization: await createsOrganization(product, person) }
  const theirs = { person: other, organization: await createsOrganization(product, other) }
  for (const name of ['One', 'Two', 'Three', 'Four']) await createsNetwork(product, mine, { name })
  // The first item is on the second page.
  for (const name of ['Valley', ...Array.from({ length: 10 }, (_, made) => `Lake ${made}`)]) {
    const network = await createsNetwork(product, theirs, { name, shares: ['survey'] })
    await joinsNetwork(product, theirs, network, mine)
    if (name === 'Valley')
      await requestsSharesFromMembers(product, theirs, network, ['survey', 'profile'])
  }
  await signIn(page, person)
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/user/account/privacy')
  await page.getByRole('button', { name: 'Request file' }).click()
  await inbox.newest(person.email, 'Your data is ready to download')

  await page.goto('/user/profile')
  await page.getByRole('link', { name: /^Decide.*The network Valley requests more data/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Valley' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Share this data' })).toBeInViewport()

  await page.goto('/user/profile')
  await page.getByRole('link', { name: /^Open.*Your personal data is ready/ }).click()
  await expect(page.locator('#data')).toBeFocused()
  await expect(page.getByText(/^data-about-me-/)).toBeInViewport()
  // The item can also be opened by its URL.
  await page.reload()
  await expect(page.getByText(/^data-about-me-/)).toBeInViewport()
})

test('going back shows the page as it was left @long', async ({ page, person }) => {
  await beginSession(page, person)
  await page.setViewportSize({ width: 1280, height: 600 })
  // This URL is older than the tabs.
  await page.goto('/user/account#data')
  await page.waitForURL('**/user/account/privacy#data')
  await expect(page.locator('#data')).toBeFocused()
  await page.mouse.move(640, 300)
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => page.evaluate('scrollY')).toBe(40)

  await page.getByRole('link', { name: 'General', exact: true }).click()
  await expect(page).toHaveTitle('General · Accord')
  await page.goBack()
  await expect(page).toHaveTitle('Account · Privacy · Accord')
  await expect(page).toHaveURL(/\/user\/account\/privacy#data$/)
  await expect(page.locator('main h1')).toBeFocused()
  expect(await page.evaluate('scrollY')).toBe(40)
  await page.goForward()
  await expect(page).toHaveTitle('General · Accord')
  await page.goBack()
  await expect(page).toHaveTitle('Account · Privacy · Accord')
  await expect(page.locator('main h1')).toBeFocused()
  expect(await page.evaluate('scrollY')).toBe(40)
})

test('deleted items are restored from To do by keyboard alone @long', async ({
  page,
  person,
  product,
}) => {
  const kept = await createsOrganization(product, person, { name: 'Maple Grove' })
  const application = await createsApplication(product, person, kept, { name: 'Desk' })
  const gone = await createsOrganization(product, person, { name: 'Northside Clinic' })
  for (const [path, { id }] of [
    [`/application/${application.id}`, kept],
    [`/organization/${gone.id}`, gone],
  ] as const) {
    await send(product.url, `DELETE ${path}`, await profileToken(product.url, person, id))
  }
  await removedIn3Days(product)
  await beginSession(page, person)
  await page.goto('/user/profile')
  const list = page.getByRole('list', { name: 'To do' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'what was deleted waits')
  await page.setViewportSize({ width: 1440, height: 900 })
  await press(page, list.getByRole('button', { name: 'Restore Desk' }))
  await expect(page.getByText('Application restored')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await press(page, list.getByRole('button', { name: 'Restore Northside Clinic' }))
  await expect(page.getByText('Organization restored')).toBeVisible()
  await expect(page.getByText("You're all caught up.")).toBeVisible()
  await page.goto(`/organization/${gone.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northside Clinic')
  await expect(page.getByText('This organization was deleted')).toHaveCount(0)
})

test('OC-5: a new organization’s first steps link to their pages, and disappear once dismissed or done', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const { id, name } = await createsOrganization(product, person)
  const other = await createsPerson(product, inbox)
  await beginSession(page, person)
  await page.goto(`/organization/${id}`)
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('0 of 4 done.')
  await expectAccessible(page, 'first steps')
  await page.setViewportSize({ width: 1440, height: 900 })
  await press(page, steps.getByRole('link', { name: 'Invite people' }))
  await page.waitForURL('**/members/invite')

  await joins(product, person, { id, name }, other, ['admin'])
  await page.goto(`/organization/${id}`)
  await expect(steps).toContainText('1 of 4 done.')
  await expect(steps.getByRole('link', { name: 'Invite people' })).toHaveCount(0)
  const numbers = page.getByRole('navigation', { name: 'Key numbers' })
  await expect(numbers).toHaveCount(0)
  await steps.getByRole('button', { name: 'Dismiss' }).click()
  await expect(steps).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Profile email')).toBeVisible()
  await expect(steps).toHaveCount(0)
  // Then it shows its size and the latest activity.
  await expect(numbers.getByRole('link')).toHaveText([
    '2MembersNo pending invitations',
    '0Applications0 owned, 0 authorized',
    '0Networks0 created, 0 joined',
    '2With accessNo unused access',
  ])
  const latest = page.getByRole('list', { name: 'Latest activity' })
  await expect(latest.getByRole('listitem').first()).toContainText('joined')
  await expectAccessible(page, 'the first page of an organization')
  await press(page, numbers.getByRole('link', { name: 'With access' }))
  await page.waitForURL('**/access')
  await expect(page.getByRole('heading', { name: 'Access', level: 1 })).toBeVisible()
})

test('plain members don’t see an organization’s key numbers and activity @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const organization = await createsOrganization(product, person)
  const other = await createsPerson(product, inbox)
  await joins(product, person, organization, other)
  await beginSession(page, other)
  await page.goto(`/organization/${organization.id}`)
  await expect(page.getByLabel('Profile email')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Key numbers' })).toHaveCount(0)
  await expect(page.getByText('Latest activity')).toHaveCount(0)
})

test('OC-5: a person who saw the first steps sees one message when all are done @long', async ({
  page,
  person,
  product,
}) => {
  const { id } = await createsOrganization(product, person)
  await beginSession(page, person)
  await page.goto(`/organization/${id}`)
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('0 of 4 done.')
  const done = { people: true, application: true, network: true, secondFactor: true }
  await page.route('**/first-steps', (route) => route.fulfill({ json: done }))
  await page.reload()
  await expect(page.getByText("You've completed all the first steps.")).toBeVisible()
  await expect(steps).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Profile email')).toBeVisible()
  await expect(page.getByText("You've completed all the first steps.")).toHaveCount(0)
})

/** Simulates that the deletion happened weeks ago. */
async function removedIn3Days({ databaseUrl }: Product) {
  const { pool, close } = openDatabase(databaseUrl)
  for (const table of ['applications', 'organizations']) {
    await pool.query(
      `update ${table} set removed_from = now() + interval '3 days' where deleted_at is not null`,
    )
  }
  await close()
}
