import type { Page } from '@playwright/test'
import { goTo, press } from '../support/page-helpers.ts'
import { invitationMail, organization, rowOf, secondBrowser } from '../support/members.ts'
import { createsPerson, signIn } from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.slow()

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('OL-1, OC-1, IN-1, MB-3, MB-6: an organization is created and managed by keyboard alone', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, person)
  await press(page, page.getByRole('navigation').getByRole('link', { name: 'Organizations' }))
  await expect(title(page, 'Organizations')).toBeFocused()
  await press(page, page.getByRole('link', { name: 'Create organization' }))
  await expect(title(page, 'Create organization')).toBeFocused()
  await goTo(page, page.getByLabel('Name', { exact: true }))
  await page.keyboard.type(organization)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/organization/*')
  await expect(title(page, organization)).toBeFocused()

  const members = page.getByRole('navigation').getByRole('link', { name: 'Members' })
  await goTo(page, members, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Members')).toBeFocused()
  await press(page, page.getByRole('link', { name: 'Invite Members' }))
  await expect(title(page, 'Invite Members')).toBeFocused()
  await goTo(page, page.getByLabel('E-mail addresses'))
  await page.keyboard.type(other.email)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Invite Members' }))
  await page.waitForURL('**/members')

  const row = rowOf(page, other.email)
  const roles = row.getByRole('button', { name: /Roles of/ })
  await press(page, roles)
  await goTo(page, page.getByRole('menuitemcheckbox', { name: /Admin/ }), 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Role updated successfully')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(roles).toBeFocused()
  await expect(row).toContainText('Member, Admin')

  const menu = row.getByRole('button', { name: /Actions for/ })
  await press(page, menu)
  await expect(row.getByRole('menuitem', { name: 'Delete invitation' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: 'Delete invitation' }))
  await expect(row).toHaveCount(0)
  await expect(title(page, 'Members')).toBeFocused()
})

test('IN-6, IN-7: an invitation is accepted or declined by keyboard alone @long', async ({
  page,
  person,
  product,
  inbox,
  browser,
}) => {
  await beginSession(page, person)
  await page.goto('/user/organizations/new')
  await page.getByLabel('Name', { exact: true }).fill(organization)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/organization/*')
  const other = await createsPerson(product, inbox)
  await page.goto(`${page.url()}/members/invite`)
  await page.getByLabel('E-mail addresses').fill(other.email)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Invite Members' }))
  await page.waitForURL('**/members')

  const theirs = await secondBrowser(browser, product)
  await theirs.goto((await inbox.newest(other.email, invitationMail)).link('/join_organization/'))
  await theirs.waitForURL('**/sign-in')
  await expect(theirs.getByLabel('Email address')).toBeFocused()
  await theirs.keyboard.type(other.email)
  await theirs.keyboard.press('Tab')
  await theirs.keyboard.type(other.password)
  await theirs.keyboard.press('Enter')
  await theirs.waitForURL('**/join_organization/*')
  await press(theirs, theirs.getByRole('link', { name: 'Decline' }))
  await expect(title(theirs, 'Decline this invitation?')).toBeFocused()
  await press(theirs, theirs.getByRole('link', { name: 'Back to the invitation' }))
  await expect(title(theirs, `Join ${organization}`)).toBeFocused()
  await press(theirs, theirs.getByRole('button', { name: 'Accept invitation' }))
  await theirs.waitForURL('**/organization/*')
  await expect(title(theirs, organization)).toBeFocused()
})
