import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessibility.ts'
import { createsApplication } from '../support/applications.ts'
import { saved } from '../support/exports.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginSession(page, person)
})

test('RT-4: the URL filters activity by person, kind, and time, and the download has the same filters @long', async ({
  page,
  person,
  product,
  inbox,
}, testInfo) => {
  const { id, name } = await createsOrganization(product, person)
  const other = await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
  await joins(product, person, { id, name }, other)
  await page.goto(`/organization/${id}/activity`)
  const today = page.getByRole('region', { name: 'Today' })
  const entries = today.getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.last()).toContainText(`Ana Duarte created the organization ${name}`)
  await expect(entries.first()).toContainText(
    /Theo Okafor accepted the invitation sent to .* and joined as Member.*\d+:\d\d [AP]M/,
  )

  await entries.getByRole('link', { name: 'Theo Okafor' }).press('Enter')
  await page.waitForURL('**/activity?author=*')
  await expect(entries).toHaveCount(1)
  // People can also be selected by their email address.
  await page.goto(`/organization/${id}/activity`)
  await page.getByLabel('Person').fill(other.email)
  await expect(page.locator('datalist option')).toHaveCount(1)
  await page.getByLabel('Person').fill(`Theo Okafor (${other.email})`)
  await page.waitForURL('**/activity?author=*')
  await expect(entries).toHaveCount(1)
  // If only one person has the name, nothing has to be selected.
  await page.goto(`/organization/${id}/activity`)
  await page.getByLabel('Person').fill('okafor')
  await expect(page.locator('datalist option')).toHaveCount(1)
  await page.getByLabel('Person').press('Enter')
  await page.waitForURL('**/activity?author=*')
  await expect(entries).toHaveCount(1)
  // A filter keeps its name even if it has no matches.
  const kind = page.getByLabel('Kind of activity')
  await kind.selectOption('Member invited')
  await expect(page.getByText('Nothing found')).toBeVisible()
  const only = page.getByRole('list', { name: 'Active filters', exact: true })
  await expect(only.getByRole('listitem')).toHaveText([/^Theo Okafor/, /^Member invited/])
  await expectAccessible(page, 'activity of which nothing is found')
  await page.setViewportSize({ width: 1440, height: 900 })
  // A filter that can't match anything also keeps its name, and there's no file to download.
  const download = page.getByRole('button', { name: 'Download CSV' })
  await expect(download).toBeEnabled()
  await page.goto(`${page.url()}&from=2020-02-02&to=2020-02-01`)
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expect(only.getByRole('listitem').first()).toHaveText(/^Theo Okafor/)
  await expect(download).toBeDisabled()
  await page.goBack()
  await only.getByRole('link', { name: /Theo Okafor/ }).press('Enter')
  await page.waitForURL('**/activity?kind=member_invited')
  await expect(entries).toHaveCount(1)
  await page.reload()
  await expect(entries).toContainText([other.email])

  await kind.selectOption('Members: everything')
  await page.waitForURL('**/activity?about=members')
  await expect(entries).toHaveCount(2)
  const period = page.getByLabel('Period')
  await period.selectOption('Last 24 hours')
  await page.waitForURL('**/activity?about=members&last=1')
  await expect(only.getByRole('listitem')).toHaveText([/^Members/, /^Last 24 hours/])
  await expect(entries).toHaveCount(2)
  await period.selectOption('Custom')
  await page.waitForURL('**/activity?about=members')
  await page.getByLabel('To', { exact: true }).fill('2020-02-01')
  await page.waitForURL('**/activity?about=members&to=2020-02-01')
  await expect(only.getByRole('listitem')).toHaveText([/^Members/, /^To February 1, 2020/])
  await expect(page.getByText('Nothing found')).toBeVisible()
  const to = page.getByLabel('To', { exact: true })
  await page.getByLabel('From', { exact: true }).fill('2020-02-02')
  await expect(to).toHaveAccessibleDescription('The end time must be after the start time.')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill('2020-02-01')
  await expect(to).toHaveAccessibleDescription('')
  await only.getByRole('link', { name: /^From February/ }).click()
  await only.getByRole('link', { name: /^To February/ }).click()
  await expect(entries).toHaveCount(2)

  await entries.getByRole('link', { name: other.email }).first().click()
  await page.waitForURL(`**/members?search=${encodeURIComponent(other.email)}`)
  await page.goBack()

  const file = await saved(page, download, testInfo)
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n')
  expect(lines.map((line) => line.split(',')[2])).toEqual([
    '"kind"',
    '"invitation_accepted"',
    '"member_invited"',
  ])
})

test('activity entries link to the things they name, show scopes on demand, and show that the chain is unbroken @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  const application = await createsApplication(product, person, organization)
  await page.goto(`/organization/${organization.id}/activity`)
  const chain = page.getByText(/^Chain intact since \w+ \d+, \d{4}$/)
  await expect(chain).toBeVisible()
  await expect(page.getByText('Entries checked: 2')).toBeVisible()
  await page.getByText('How we check it').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('definition').first()).toHaveText(/^No\. 2 [0-9a-f]{64}$/)
  const details = page.getByRole('button', { name: 'Details' })
  await expect(page.getByRole('list', { name: 'Scopes' })).toBeHidden()
  await details.first().press('Enter')
  await expect(details.first()).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('list', { name: 'Scopes' })).toBeVisible()
  await expect(page.getByText(/ · [\d.:a-f]+$/).first()).toBeVisible()
  await expectAccessible(page, 'activity with its details open')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.route('**/activity/check*', (route) =>
    route.fulfill({
      json: {
        since: '2020-03-01T00:00:00.000Z',
        rows: 1_000_000,
        checked: 10_000,
        place: {
          position: route.request().url().includes('position=10000') ? 20_000 : 10_000,
          hash: 'ab'.repeat(32),
        },
        done: false,
        fault: route.request().url().includes('position=20000') ? 'row 20001 was changed' : null,
        head: null,
      },
    }),
  )
  await page.reload()
  await expect(
    page.getByRole('progressbar', {
      name: '10,000 of 1,000,000 entries checked, with no errors so far',
    }),
  ).toBeVisible()
  await expectAccessible(page, 'a chain that is checked in part')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Check the rest' }).click()
  await expect(page.getByRole('alert')).toContainText('The chain is broken')
  await expect(page.getByRole('alert')).toContainText('row 20001 was changed')

  await page.getByRole('link', { name: application.name }).first().click()
  await page.waitForURL(`**/application/${application.id}`)
})

test('invalid and unknown URL parameters don’t filter activity @long', async ({
  page,
  person,
  product,
}) => {
  const { id, name } = await createsOrganization(product, person)
  for (const query of [
    'page=abc&from=hello&to=2026-11-31',
    'page=-1&kind=cats&about=cats&author=me',
    'utm_source=mail&unknown=1',
  ]) {
    await page.goto(`/organization/${id}/activity?${query}`)
    await expect(page.getByText(`Ana Duarte created the organization ${name}`)).toBeVisible()
  }
  await page.goto(`/organization/${id}/members?role=cats&page=0&status=invited`)
  await expect(page.getByRole('row', { name: new RegExp(person.email) })).toBeVisible()
  await page.goto('/user/organizations?page=abc&utm_source=mail')
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
})
