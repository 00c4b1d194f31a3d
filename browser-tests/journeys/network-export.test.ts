import { expectAccessible } from '../support/accessibility.ts'
import { saved, verified } from '../support/exports.ts'
import { secondBrowser } from '../support/members.ts'
import { createsNetwork, joinsNetwork } from '../support/networks.ts'
import { createsOrganization } from '../support/organizations.ts'
import { createsPerson } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

// This journey uses two browsers and checks their pages with axe.
test.slow()

test('EX-1, EX-3, EX-4: a network is exported with its organizations’ shared data, and each gets a receipt @long', async ({
  page,
  person,
  browser,
  product,
  inbox,
}, testInfo) => {
  const other = await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
  const owner = { person, organization: await createsOrganization(product, person) }
  const maple = await createsOrganization(product, other, { name: 'Maple Grove' })
  const network = await createsNetwork(product, owner, {
    shares: ['organization', 'profile', 'survey'],
  })
  await joinsNetwork(product, owner, network, { person: other, organization: maple })

  await page.setViewportSize({ width: 1440, height: 900 })
  await beginSession(page, person)
  await page.goto(`/network/${network.id}/data-export`)
  await expect(page.getByRole('heading', { level: 1, name: 'Data Export' })).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
  await expect(trail).toHaveText(['Home', '…', network.name, 'Data Export'])
  await expect(
    page.getByRole('region', { name: 'Each organization gets a receipt' }),
  ).toContainText('each organization whose data it contains gets a receipt')
  await expect(page.getByRole('button', { name: 'JSON snapshot' })).toHaveCount(0)

  const contents = page.getByRole('group')
  await contents.getByText('Contents', { exact: true }).click()
  await expect(contents.getByRole('term')).toHaveText([
    'Network details',
    'Organizations',
    'Maple Grove',
  ])
  await expect(contents.getByRole('definition')).toHaveText([
    '1 row',
    '1 row',
    'Organization details, Members, Surveys',
  ])
  const signingKey = await contents.getByRole('code').first().textContent()

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(
    page.getByText("Data Export has been triggered. We'll send an email when it is completed"),
  ).toBeVisible()
  const email = await inbox.newest(person.email, `Your data export for ${network.name} is complete`)
  await page.goto(email.link(`/network/${network.id}/data-export`))
  const path = await saved(page, page.getByRole('button', { name: /^Download/ }), testInfo)
  const said = await verified(path)
  expect(said).toContain(`Data of the network ${network.name} (${network.id})`)
  expect(said).toContain(`Signed with the key ${signingKey}.`)
  await page.getByText('Contents', { exact: true }).click()
  await expect(page.getByText('Signing key')).toBeVisible()
  await expectAccessible(page, 'the export of a network')

  // The other organization is notified about its data, and can't export the network itself.
  const theirs = await secondBrowser(browser, product)
  await theirs.setViewportSize({ width: 1440, height: 900 })
  await beginSession(theirs, other)
  await theirs.goto(`/organization/${maple.id}/data-export`)
  const receipts = theirs.getByRole('list', { name: 'Receipts' }).getByRole('listitem')
  await expect(receipts).toHaveText([
    /^Care Circle.*Exported by Northside Clinic.*Organization details, Members.*2 rows.*(now|minute)/,
  ])
  await expectAccessible(theirs, 'receipts')
  await theirs.goto(`/network/${network.id}/data-export`)
  await expect(theirs.getByText("You don't have permission to manage this network")).toBeVisible()
})
