import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { createsApplication, authorizes } from '../support/applications.ts'
import { press } from '../support/page-helpers.ts'
import { createsNetwork, invitesToNetwork, type Managed } from '../support/networks.ts'
import { createsOrganization, joins } from '../support/organizations.ts'
import { createsPerson, type Person } from '../support/people.ts'
import type { Product } from '../support/product.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import {
  answerAt,
  approvalAddress,
  registersApplication,
  startThirdParty,
  stateOf,
} from '../support/third-party.ts'

// This journey uses two people and checks every state with axe.
test.slow()

const longName = `Explorer${'OfEverySurveyEverMade'.repeat(4)}`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shown = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const rowsOf = (page: Page, kind: string) =>
  page.getByRole('dialog').getByRole('list', { name: kind, exact: true }).getByRole('listitem')

/**
 * Creates Maple Grove, whose owner uses the page, and Lakeside Health, which can preview Maple
 * Grove's data.
 */
async function twoOrganizations(product: Product, person: Person, other: Person) {
  const owner: Managed = {
    person: other,
    organization: await createsOrganization(product, other, { name: 'Lakeside Health' }),
  }
  const home: Managed = {
    person,
    organization: await createsOrganization(product, person, { name: 'Maple Grove' }),
  }
  return { owner, home }
}

test('an application’s rows can be previewed before and after it’s authorized', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  const { owner, home } = await twoOrganizations(product, person, other)
  await joins(product, person, home.organization, other)
  const scopes = ['organization:read', 'profile:read', 'application:read', 'survey:read']
  const application = await createsApplication(product, other, owner.organization, {
    name: longName,
    scopes: [...scopes, 'service-account:manage'],
  })
  await beginSession(page, person)
  const { id } = home.organization
  await page.goto(`/organization/${id}/applications/authorize/${application.id}`)

  const show = button(page, `Show what ${longName} would see`)
  await press(page, show)
  const dialog = shown(page, `Data ${longName} would be able to see`)
  await expect(dialog.getByRole('heading', { name: 'Visible once you agree' })).toBeVisible()
  await expect(rowsOf(page, 'Organization details')).toHaveText([/Maple Grove/])
  await expect(dialog.getByText('No applications yet', { exact: true })).toBeVisible()
  await expect(
    dialog.getByRole('heading', { name: 'Visible for each person who approves it' }),
  ).toBeVisible()
  await expect(rowsOf(page, 'Members')).toHaveCount(2)
  await expect(rowsOf(page, 'Members').filter({ hasText: other.email })).toHaveText([/Member/])
  await expect(dialog.getByText('Networks: not requested', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Surveys: not stored here', { exact: true })).toBeVisible()
  await expect(
    dialog.getByText('Passwords, secrets, and activity are never visible', { exact: true }),
  ).toBeVisible()

  const row = rowsOf(page, 'Organization details').getByText('Maple Grove', { exact: true }).first()
  await row.click()
  await expect(dialog.getByText('Time zone', { exact: true })).toBeVisible()
  await expectAccessible(page, 'what an application would see')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(show).toBeFocused()

  const authorization = await authorizes(product, person, home.organization, application)
  await page.goto(`/application-authorization/${authorization.id}?organization=${id}`)
  await button(page, `Show what ${longName} sees`).click()
  const now = shown(page, `Data ${longName} can see`)
  await expect(now.getByRole('heading', { name: 'Visible now' })).toBeVisible()
  await expect(rowsOf(page, 'Authorized Applications')).toHaveCount(1)
  await expect(now.getByRole('heading', { name: 'Visible once you agree' })).toHaveCount(0)
  await button(page, 'Close').click()
  await expect(now).toHaveCount(0)
})

test('the preview of an application that acts for people shows the viewer’s own data and account @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  const { owner, home } = await twoOrganizations(product, person, other)
  const application = await createsApplication(product, other, owner.organization, {
    name: 'Lab Results',
    scopes: ['user:read', 'profile:read'],
  })
  const { id } = await authorizes(product, person, home.organization, application)
  await beginSession(page, person)
  await page.setViewportSize({ width: 900, height: 480 })
  await page.goto(`/application-authorization/${id}?organization=${home.organization.id}`)
  await button(page, 'Show what Lab Results would see').click()
  const dialog = shown(page, 'Data Lab Results would be able to see')
  await expect(
    dialog.getByRole('heading', { name: 'Visible for each person who approves it' }),
  ).toBeVisible()
  const [account] = await rowsOf(page, 'Your account').all()
  await expect(account!).toHaveText(new RegExp(person.email))
  await account!.getByText(person.email, { exact: true }).first().click()
  await expect(account!.getByText('First name', { exact: true })).toBeVisible()
  await expect(account!.getByText('firstName')).toHaveCount(0)
  await expect(rowsOf(page, 'Members')).toHaveText([new RegExp(person.email)])

  // The content is taller than the window, and the part below the button must be hidden.
  const ends = await button(page, 'Close').evaluate((close) => [
    close.parentElement!.getBoundingClientRect().bottom,
    close.closest('dialog')!.getBoundingClientRect().bottom,
  ])
  expect(Math.abs(ends[0]! - ends[1]!)).toBeLessThanOrEqual(1)
})

test.describe('when the service fails at first', () => {
  test.use({ allowedFaults: [/status of 500/] })

  test('people see what an application would read before they approve it, and what it reads afterwards @long', async ({
    page,
    person,
    product,
    inbox,
  }) => {
    await using party = await startThirdParty()
    const other = await createsPerson(product, inbox)
    const { owner, home } = await twoOrganizations(product, person, other)
    const application = await registersApplication(product, other, owner.organization, {
      name: 'Survey Explorer',
      scopes: ['user:read', 'network:read'],
      redirectUris: [party.redirect],
    })
    await beginSession(page, person)
    await page.goto(
      approvalAddress({
        application: application.id,
        redirect: party.redirect,
        state: stateOf({ orgId: home.organization.id }),
      }),
    )
    const show = button(page, 'Show what Survey Explorer would see')
    await expect(show).toBeVisible()

    await page.route('**/api/approval/seen?**', (route) => route.fulfill({ status: 500, json: {} }))
    await press(page, show)
    const dialog = shown(page, 'Data Survey Explorer would be able to see')
    const retry = dialog.getByRole('button', { name: 'Retry', exact: true })
    await expect(retry).toBeVisible()
    await page.unroute('**/api/approval/seen?**')
    await retry.click()
    await expect(dialog.getByText('Acts for Maple Grove (Owner)', { exact: true })).toBeVisible()
    await expect(rowsOf(page, 'Your account')).toHaveText([new RegExp(person.email)])
    await expect(dialog.getByText('No networks yet', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Members: not requested', { exact: true })).toBeVisible()
    await expectAccessible(page, 'what an application would see for a person')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await button(page, 'Authorize').click()
    await answerAt(page, party)

    await page.goto('/user/account/applications')
    await button(page, 'Show what Survey Explorer sees').click()
    await expect(page.getByRole('heading', { name: 'Visible now' })).toBeVisible()
    await expect(rowsOf(page, 'Your account')).toHaveText([new RegExp(person.email)])
  })
})

test('an organization previews what a network’s owner would read, and what it reads after joining @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  const { owner, home } = await twoOrganizations(product, person, other)
  const network = await createsNetwork(product, owner, { shares: ['profile', 'survey'] })
  const { id } = await invitesToNetwork(product, owner, network, home)
  await beginSession(page, person)
  await page.goto(`/join-network/${id}`)
  const show = button(page, 'Show what Lakeside Health would see')
  await press(page, show)
  const dialog = shown(page, 'Data Lakeside Health would be able to see')
  await expect(rowsOf(page, 'Network membership')).toHaveText([/Maple Grove/])
  await expect(rowsOf(page, 'Members')).toHaveText([new RegExp(person.email)])
  await expect(
    dialog.getByText('Organization details: not requested', { exact: true }),
  ).toBeVisible()
  await expectAccessible(page, 'what the owner of a network would see')
  await page.keyboard.press('Escape')
  await expect(show).toBeFocused()
  await button(page, 'Accept Invitation').click()
  await page.waitForURL(`**/organization/${home.organization.id}/networks`)

  await button(page, 'Show what Lakeside Health sees').click()
  const now = shown(page, 'Data Lakeside Health can see')
  await expect(now.getByRole('heading', { name: 'Visible once you agree' })).toHaveCount(0)
  await expect(rowsOf(page, 'Members')).toHaveText([new RegExp(person.email)])
})
