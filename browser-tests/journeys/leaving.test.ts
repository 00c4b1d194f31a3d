import { expectAccessible } from '../support/accessibility.ts'
import { createsApplication } from '../support/applications.ts'
import { organization as name, rowOf, choose } from '../support/members.ts'
import {
  createsOrganization,
  becomesContact,
  joins,
  type MadeOrganization,
  profileToken,
  send,
} from '../support/organizations.ts'
import { createsPerson, type Person } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('the secrets that a removed member viewed are listed and can be rotated @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const organization = await createsOrganization(product, person, { name })
  const [surveys, diary] = [
    await createsApplication(product, person, organization),
    await createsApplication(product, person, organization, { name: 'Diary' }),
  ]
  const theo = await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
  await joins(product, person, organization, theo, ['admin'])
  for (const each of [surveys, diary]) await sees(product, theo, organization, each)

  await beginSession(page, person)
  await page.goto(`/organization/${organization.id}/members`)
  const row = rowOf(page, theo.email)
  await choose(row, 'Delete member')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Secrets Theo Okafor has viewed and can still use: 2')
  await dialog.getByRole('checkbox', { name: /Acme Surveys/ }).check()
  await expectAccessible(page, 'asked before a member who saw secrets is deleted')
  await dialog.getByRole('button', { name: 'Delete member' }).click()
  await expect(page.getByText('New secrets created', { exact: true })).toBeVisible()
  await expectAccessible(page, 'where the new secrets are')
  await expect(page.getByRole('link', { name: 'Acme Surveys' })).toHaveAttribute(
    'href',
    `/application/${surveys.id}`,
  )

  // An old secret is shown on its application's page for as long as it works.
  await page.goto(`/application/${diary.id}`)
  await expect(page.getByText('Viewed by Theo Okafor, who left')).toBeVisible()
  await expectAccessible(page, 'a secret that somebody saw who left')
  await page.goto(`/application/${surveys.id}`)
  await expect(page.getByText('Old client secret')).toBeVisible()
  await expect(page.getByText('Viewed by Theo Okafor, who left')).toHaveCount(1)

  // Revoking a member on the Access page offers the same choice.
  const mia = await createsPerson(product, inbox, { firstName: 'Mia', lastName: 'Lund' })
  await joins(product, person, organization, mia, ['admin'])
  await sees(product, mia, organization, diary)
  await page.goto(`/organization/${organization.id}/access?type=person`)
  await page.getByRole('button', { name: 'Revoke Mia Lund' }).click()
  await expect(dialog).toContainText('Secrets Mia Lund has viewed and can still use: 1')
  await dialog.getByRole('checkbox', { name: /Diary/ }).check()
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(dialog.getByText('New secrets created')).toBeVisible()
})

test('the secrets that several removed members viewed appear in one list @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const organization = await createsOrganization(product, person, { name })
  const application = await createsApplication(product, person, organization)
  const [theo, mia] = [
    await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' }),
    await createsPerson(product, inbox, { firstName: 'Mia', lastName: 'Lund' }),
  ]
  for (const each of [theo, mia]) {
    await joins(product, person, organization, each, ['admin'])
    await sees(product, each, organization, application)
  }
  await beginSession(page, person)
  await page.goto(`/organization/${organization.id}/members`)
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Delete 2' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText("Secrets they've viewed and can still use: 1")
  await dialog.getByRole('checkbox', { name: /Acme Surveys/ }).check()
  await expectAccessible(page, 'asked before several are removed who saw secrets')
  // The buttons at the end of the dialog stay visible, however long the text is.
  const remove = dialog.getByRole('button', { name: 'Delete 2' })
  await page.setViewportSize({ width: 360, height: 420 })
  for (const end of [0, 10_000]) {
    await dialog.evaluate((box, top) => (box.scrollTop = top), end)
    await expect(remove).toBeInViewport({ ratio: 1 })
    const [outer, inner] = [await dialog.boundingBox(), await remove.boundingBox()]
    expect(outer!.y + outer!.height - inner!.y - inner!.height).toBeLessThan(30)
  }
  expect(await dialog.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
  await remove.click()
  await expect(page.getByText('2 deleted.')).toBeVisible()
  await expect(page.getByText('New secrets created', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Acme Surveys' })).toHaveAttribute(
    'href',
    `/application/${application.id}`,
  )
})

test('someone who leaves can rotate the secrets they viewed, without seeing the new ones @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const owner = await createsPerson(product, inbox)
  const organization = await createsOrganization(product, owner, { name })
  const { id } = await createsApplication(product, owner, organization)
  await joins(product, owner, organization, person, ['admin'])
  await sees(product, person, organization, { id })

  await beginSession(page, person)
  await page.goto('/user/organizations')
  await page.getByRole('button', { name: `Leave ${name}` }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText("Secrets you've viewed and can still use: 1")
  await dialog.getByRole('checkbox', { name: /Acme Surveys/ }).check()
  await expectAccessible(page, 'asked before somebody leaves who saw secrets')
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText(/New secrets created for Acme Surveys/)).toBeVisible()
  const token = await profileToken(product.url, owner, organization.id)
  expect(await send(product.url, `GET /application/${id}/keys`, token)).toMatchObject([
    { seenByFormer: [] },
    { seenByFormer: [{ name: `${person.firstName} ${person.lastName}` }] },
  ])
})

/** Reveals an application's secret. */
async function sees(
  { url }: Product,
  manager: Person,
  organization: MadeOrganization,
  { id }: { id: string },
) {
  await send(url, `GET /key/${id}`, await profileToken(url, manager, organization.id))
}

test('someone who can assign the member role can make a contact a member @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const organization = await createsOrganization(product, person, { name })
  const contact = await createsPerson(product, inbox, { firstName: 'Chen', lastName: 'Lin' })
  await becomesContact(product, organization, contact)
  await beginSession(page, person)
  await page.goto(`/organization/${organization.id}/members`)
  const row = rowOf(page, contact.email)
  await expect(row).toContainText('Contact')
  await row.getByRole('button', { name: /Roles of/ }).click()
  await page.getByRole('menuitemcheckbox', { name: /Member/ }).click()
  await expect(page.getByText('Role updated successfully')).toBeVisible()
  await expect(row).toContainText('Member')
})
