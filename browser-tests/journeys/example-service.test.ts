import { runServiceExample } from '../support/example-app.ts'
import { createsOrganization } from '../support/organizations.ts'
import { createsPerson } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { registersApplication } from '../support/third-party.ts'

test('PER-6: the example service reads its own organization, and another organization while that organization authorizes it', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const owner = await createsPerson(product, inbox)
  const acme = await createsOrganization(product, owner, { name: 'Acme' })
  const application = await registersApplication(product, owner, acme, {
    name: 'Night shift',
    scopes: ['organization:read', 'service-account:manage'],
    redirectUris: [],
  })
  const self = 'I am Night shift of Acme and may: organization:read, service-account:manage.\n'
  expect(await runServiceExample(product, application)).toBe(`${self}- Acme\n`)

  const clinic = await createsOrganization(product, person, { name: 'Northside Clinic' })
  await beginSession(page, person)
  await page.goto(`/organization/${clinic.id}/applications/authorize/${application.id}`)
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.waitForURL('**/application-authorization/*')
  const printed = await runServiceExample(product, application)
  expect(printed.replace(self, '').trim().split('\n').toSorted()).toEqual([
    '- Acme',
    '- Northside Clinic',
  ])

  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await page.waitForURL(`**/organization/${clinic.id}/applications**`)
  expect(await runServiceExample(product, application)).toBe(`${self}- Acme\n`)
})
