import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { secondBrowser } from '../support/members.ts'
import { createsOrganization, joins, profileToken, send } from '../support/organizations.ts'
import { createsPerson } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import {
  answerAt,
  approvalAddress,
  registersApplication,
  startThirdParty,
} from '../support/third-party.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const listed = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem')

test('a member whose request for admin consent is declined can request it again and continue', async ({
  page,
  person,
  product,
  inbox,
  browser,
}) => {
  await using party = await startThirdParty()
  const maker = await createsPerson(product, inbox)
  const acme = await createsOrganization(product, maker, { name: 'Acme' })
  const application = await registersApplication(product, maker, acme, {
    scopes: ['user:read', 'organization:read', 'organization:manage'],
    redirectUris: [party.redirect],
  })
  const owner = await createsPerson(product, inbox)
  const north = await createsOrganization(product, owner, { name: 'Northside Clinic' })
  await joins(product, owner, north, person, ['member'])
  const token = await profileToken(product.url, owner, north.id)
  const requests = `/organization/${north.id}/application-requests`
  const answer = async (body: object) => {
    const { data } = await send<{ data: { id: string }[] }>(product.url, `GET ${requests}`, token)
    await send(product.url, `POST ${requests}/${data[0]!.id}`, token, body)
  }
  const address = approvalAddress({
    application: application.id,
    state: 's1',
    redirect: party.redirect,
  })

  await beginSession(page, person)
  await page.goto(address)
  await expect(listed(page, 'Permissions')).toHaveCount(2)
  await expect(listed(page, 'Needs authorization from Northside Clinic')).toHaveCount(1)
  await expect(button(page, 'Authorize')).toBeEnabled()
  await expectAccessible(page, 'what waits for the organization')
  await button(page, 'Ask an admin').focus()
  await page.keyboard.press('Enter')
  const asked = page.getByText(/^Requested .*We'll email you when an admin responds/)
  await expect(asked).toBeVisible()
  await expect(button(page, 'Ask an admin')).toHaveCount(0)
  await expect(page.locator(':focus')).toContainText('Requested')
  await button(page, 'Withdraw request').press('Enter')
  await expect(button(page, 'Ask an admin')).toBeVisible()
  await expect(asked).toHaveCount(0)
  await button(page, 'Ask an admin').click()
  await expect(asked).toBeVisible()

  // The member finds the application among the ones they approved, and revokes it.
  await page.goto('/user/account/applications')
  const waiting = listed(page, 'Waiting for an admin')
  await expect(waiting).toContainText('Northside Clinic')
  await expectAccessible(page, 'an account that waits for an admin')
  await waiting.getByRole('button', { name: 'Withdraw' }).click()
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused()
  await page.goto(address)
  await button(page, 'Ask an admin').click()
  await expect(asked).toBeVisible()

  await answer({ decision: 'decline', note: 'Not before May' })
  await page.reload()
  await expect(page.getByText(/^Declined .*: “Not before May”/)).toBeVisible()
  await button(page, 'Ask an admin').click()
  await expect(asked).toBeVisible()

  await answer({ decision: 'authorize' })
  await page.reload()
  await expect(page.getByText('Northside Clinic has authorized it at your request.')).toBeVisible()
  await expect(page.getByText('Needs authorization from')).toHaveCount(0)
  await button(page, 'Authorize').click()
  await answerAt(page, party)

  // In another organization, they can approve only authorized scopes.
  const theirs = await secondBrowser(browser, product)
  await beginSession(theirs, owner)
  await theirs.goto(`/organization/${north.id}/security`)
  const rule = theirs.getByRole('region', { name: 'Approvals', exact: true })
  await rule.getByRole('radio', { name: 'Only authorized applications' }).check()
  await expect(rule.getByText("This won't revoke any approvals.")).toBeVisible()
  await expectAccessible(theirs, 'which applications members may approve')
  await rule.getByRole('button', { name: 'Save policy' }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Save policy' }).click()
  await expect(theirs.getByText('Policy saved', { exact: true })).toBeVisible()
  await expect(rule.getByRole('button', { name: 'Save policy' })).toBeDisabled()

  const other = await registersApplication(product, maker, acme, {
    name: 'Acme Forms',
    scopes: ['user:read'],
    redirectUris: [party.redirect],
  })
  const otherAddress = approvalAddress({
    application: other.id,
    state: 's1',
    redirect: party.redirect,
    orgId: north.id,
  })
  await page.goto(otherAddress)
  await expect(page.getByText("Northside Clinic hasn't authorized it")).toBeVisible()
  await expect(button(page, 'Authorize')).toHaveCount(0)
  await expectAccessible(page, 'nothing but asking')
  await button(page, 'Ask an admin').click()
  await expect(asked).toBeVisible()

  // A manager approves and authorizes the application with one click.
  await theirs.goto(otherAddress)
  await expect(theirs.getByText("You'll also authorize it for Northside Clinic")).toBeVisible()
  await expectAccessible(theirs, 'authorizing in the same step')
  await button(theirs, 'Authorize').click()
  await answerAt(theirs, party)
  await page.reload()
  await expect(page.getByText('Northside Clinic has authorized it at your request.')).toBeVisible()
  await button(page, 'Authorize').click()
  await answerAt(page, party)
})
