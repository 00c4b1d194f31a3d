import { runServiceExample } from '../support/example-app.ts'
import { anOrganization } from '../support/organizations.ts'
import { aPerson } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { aRegisteredApplication } from '../support/third-party.ts'

test('PER-6: the example service prints its own organization, and another as long as that one authorizes it', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const owner = await aPerson(product, inbox)
  const acme = await anOrganization(product, owner, { name: 'Acme' })
  const application = await aRegisteredApplication(product, owner, acme, {
    name: 'Night shift',
    scopes: ['organization:read', 'service-account:manage'],
    redirectUris: [],
  })
  const self = 'I am Night shift of Acme and may: organization:read, service-account:manage.\n'
  expect(await runServiceExample(product, application)).toBe(`${self}- Acme\n`)

  const clinic = await anOrganization(product, person, { name: 'Northside Clinic' })
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
