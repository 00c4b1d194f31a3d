import { expectAccessible } from '../support/accessibility.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { rowOf, secondBrowser, choose } from '../support/members.ts'
import { createsPerson } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedFaults: [/status of (401|403)/] })
test.slow()

const sentence = 'Your membership in this organization is suspended. Contact an admin.'

test('a suspended member sees their status, and continues after being reactivated', async ({
  page,
  person,
  browser,
  product,
  inbox,
}) => {
  const organization = await createsOrganization(product, person, { name: 'Northside Clinic' })
  const other = await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
  await joins(product, person, organization, other)
  const theirs = await secondBrowser(browser, product)
  const title = theirs.getByRole('heading', { level: 1, name: organization.name })
  await beginSession(theirs, other)
  await theirs.goto(`/organization/${organization.id}`)
  await expect(title).toBeVisible()

  await beginSession(page, person)
  await page.goto(`/organization/${organization.id}/members`)
  const row = rowOf(page, other.email)
  const menu = row.getByRole('button', { name: /^Actions for/ })
  // On a phone, the badge and the time fit on one line.
  const usual = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 740 })
  const [time, button] = [await row.locator('time').boundingBox(), await menu.boundingBox()]
  expect(button!.y).toBeLessThan(time!.y + time!.height)
  // The keyboard works in the narrow layout, too.
  await menu.press('Enter')
  const suspend = row.getByRole('menuitem', { name: 'Suspend member' })
  await expect(suspend).toBeFocused()
  await expectAccessible(page, 'the menu of a member, narrow')
  await suspend.press('ArrowDown')
  await expect(row.getByRole('menuitem', { name: 'Delete member' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.setViewportSize(usual)
  await choose(row, 'Suspend member')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Theo Okafor')
  await expect(dialog).toContainText("They'll keep their roles.")
  await expect(dialog).toContainText('Nothing else will be affected.')
  await expectAccessible(page, 'asked before a member is suspended')
  await dialog.getByRole('button', { name: 'Suspend member' }).click()
  await expect(page.getByText('Member suspended')).toBeVisible()
  await expect(row).toContainText('Suspended')
  await expect(row.getByRole('button', { name: /Roles of/ })).toHaveCount(0)
  await expectAccessible(page, 'a suspended member in the table')

  await theirs.reload()
  await expect(theirs.getByText(sentence)).toBeVisible()
  await expectAccessible(theirs, 'the page of an organization to who is suspended there')
  await theirs.goto('/user/organizations')
  const listed = theirs.getByRole('listitem').filter({ hasText: sentence })
  await expect(listed).toContainText('Suspended')
  // The service would reject the request, so there's no button.
  await expect(listed.getByRole('button', { name: 'Leave' })).toHaveCount(0)
  await expectAccessible(theirs, 'the list of organizations to who is suspended in one')
  await inbox.newest(other.email, 'Your membership in Northside Clinic was suspended')

  // The access list shows that the member is suspended, and so does a new review.
  const entry = (email: string) => page.getByRole('listitem').filter({ hasText: email })
  await page.goto(`/organization/${organization.id}/access?type=person`)
  await expect(entry(other.email)).toContainText(/Suspended.*No access/)
  await expect(entry(person.email).getByText('Owner', { exact: true })).toHaveAccessibleDescription(
    /^Can do everything an admin can/,
  )
  await page.goto(`/organization/${organization.id}/access/reviews`)
  await page.getByRole('button', { name: 'Start a review' }).click()
  await page.getByRole('button', { name: 'Start review' }).click()
  await expect(entry(other.email)).toContainText(/Suspended.*No access/)
  await expect(entry(person.email)).toContainText('Owner')
  await expectAccessible(page, 'a review with somebody who is suspended')

  await page.goto(`/organization/${organization.id}/members`)
  await choose(row, 'Reactivate member')
  await expect(page.getByText('Member reactivated')).toBeVisible()
  await expect(row).toContainText('Joined')
  await theirs.goto(`/organization/${organization.id}`)
  await expect(title).toBeVisible()
  await expect(theirs.getByText(sentence)).toHaveCount(0)
})
