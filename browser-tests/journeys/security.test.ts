import { expectAccessible } from '../support/accessibility.ts'
import { setUpApp } from '../support/factors.ts'
import { press } from '../support/page-helpers.ts'
import { rowOf, secondBrowser } from '../support/members.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

// The browser logs every rejected request.
test.use({ allowedFaults: [/status of 40[034]/] })

test('an owner turns the two-factor requirement on and off, by keyboard alone @long', async ({
  page,
  browser,
  product,
  inbox,
  person,
}) => {
  const organization = await createsOrganization(product, person)
  const member = await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
  await joins(product, person, organization, member, ['member', 'admin'])
  const theirs = await secondBrowser(browser, product)
  await beginSession(theirs, member)
  await beginSession(page, person)
  await setUpApp(page)

  await page.goto(`/organization/${organization.id}/security`)
  const from = page.getByLabel('From')
  const question = page.getByRole('alertdialog', { name: 'Require two-factor authentication?' })
  // The clicked button may have been removed, so the result has the focus.
  const focused = page.locator(':focus')
  await expect(page.getByText('1 of 2 members have a second factor.')).toBeVisible()
  await expectAccessible(page, 'security, not required')
  const onlyOwners = 'Only owners can change these policies.'
  await expect(page.getByText(onlyOwners)).toHaveCount(0)
  await theirs.goto(`/organization/${organization.id}/security`)
  await expect(theirs.getByText(onlyOwners)).toBeVisible()

  await from.fill('2020-01-01T10:00')
  await page.keyboard.press('Enter')
  await expect(from).toHaveAccessibleDescription(/Choose a future time within a year\./)
  await expect(question).toHaveCount(0)
  await expectAccessible(page, 'security, a time that is over')

  await page.reload()
  await press(page, page.getByRole('button', { name: 'Schedule requirement' }))
  await expect(question).toContainText("1 member doesn't have a second factor.")
  await expectAccessible(page, 'security, preview')
  await press(page, question.getByRole('button', { name: 'Require it' }))
  await expect(page.getByText(/^Required starting .*\.$/)).toBeVisible()
  await expect(focused).toHaveText(/^Required starting /)

  await press(page, page.getByRole('button', { name: 'Require now' }))
  await press(page, question.getByRole('button', { name: 'Require it' }))
  await expect(page.getByText(/^Required since /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Require now' })).toHaveCount(0)
  await expect(focused).toHaveText(/^Required since /)
  await expectAccessible(page, 'security, required')
  await page.goto(`/organization/${organization.id}/members`)
  const shield = (email: string) =>
    rowOf(page, email).getByRole('img', { name: 'Has a second factor' })
  await expect(shield(person.email)).toBeVisible()
  await expect(rowOf(page, member.email)).toBeVisible()
  await expect(shield(member.email)).toHaveCount(0)
  await expectAccessible(page, 'members with shields')

  await theirs.goto('/user/account')
  await expect(
    theirs.getByText(`${organization.name} requires two-factor authentication.`),
  ).toBeVisible()
  await expectAccessible(theirs, 'how you sign in, required')

  await page.goto(`/organization/${organization.id}/security`)
  await press(page, page.getByRole('button', { name: 'Turn off requirement' }))
  const lift = page.getByRole('alertdialog', { name: 'Turn off the two-factor requirement?' })
  await expectAccessible(page, 'security, lifting')
  await press(page, lift.getByRole('button', { name: 'Turn off requirement' }))
  await expect(page.getByText('Not required.')).toBeVisible()
  await expect(focused).toHaveText(/^Not required\./)
})

test('an emailed link to a completed second-factor reset shows an error and a link to the account @long', async ({
  page,
}) => {
  await page.goto('/keep-second-factor/nothing')
  const keep = page.getByRole('button', { name: 'Keep my second factor' })
  await expect(keep).toBeVisible()
  await expect(page).toHaveURL(/\/keep-second-factor\/?$/)
  await expectAccessible(page, 'keep your second factor')
  await press(page, keep)
  await expect(page.getByRole('alert')).toContainText(
    'This reset was already canceled or completed',
  )
  await expect(keep).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Continue to your account' })).toBeVisible()
  await expectAccessible(page, 'keep your second factor, over')
})
