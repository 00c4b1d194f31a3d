import { expectAccessible } from '../support/accessibility.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('an admin finds an example of each event type and how to read the feed @axe', async ({
  page,
  person,
  product,
}) => {
  await signIn(page, person)
  const { id } = await createsOrganization(product, person)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/organization/${id}`)
  await page.getByRole('link', { name: 'Developers' }).click()
  await page.getByRole('link', { name: 'Events', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Code to read events' })).toContainText(
    `/api/organization/${id}/events?wait=20`,
  )
  const members = page.getByRole('region', { name: 'Members' })
  const example = members.getByRole('figure', { name: 'Example of member.suspended' })
  await expect(example).toBeHidden()
  await members.getByText('member.suspended', { exact: true }).click()
  await expect(example).toContainText('"type": "member.suspended"')
  await expect(members).toContainText('your applications with the permission Members: Read-only')
  await expectAccessible(page, 'the event catalog with an open example')
})

test('a member has no access to the events @long', async ({ page, person, product, inbox }) => {
  const owner = await createsPerson(product, inbox)
  const joined = await createsOrganization(product, owner)
  await joins(product, owner, joined, person)
  await signIn(page, person)
  await page.goto(`/organization/${joined.id}/events`)
  await expect(page.getByText("You don't have permission to see the events")).toBeVisible()
})
