import { expectAccessible } from '../support/accessibility.ts'
import {
  invitationMail,
  invite,
  join,
  opensMembers,
  organization,
  rowOf,
  secondBrowser,
  choose,
} from '../support/members.ts'
import { skipPauses } from '../support/page-helpers.ts'
import { createsPerson, newStranger } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

// Requests are rejected because the role was removed in the meantime.
test.use({ allowedFaults: [/status of 403/] })

// This journey uses two browsers and checks every state with axe.
test.slow()

test.beforeEach(({ page, person, product }) => opensMembers(page, person, product))

test('MB-1, MB-2, MB-3, MB-4, PER-1, PER-2: roles can be changed while two people have the page open', async ({
  page,
  person,
  browser,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
  await invite(page, other.email)
  const row = rowOf(page, other.email)
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format()
  await expect(row).toContainText(`Invited ${today}`)
  await expect(row).toContainText('Expires in 7 days')
  await expect(page.getByRole('columnheader', { name: 'Joined at / Invited at' })).toBeVisible()
  const joined = rowOf(page, person.email).locator('time')
  await expect(joined).toContainText(today)
  // The relative time appears on hover, and screen readers read it.
  await expect(joined).toHaveAttribute('title', /ago|now/)
  await expect(joined).toHaveText(/, (.+ ago|now)$/)
  const theirs = await secondBrowser(browser, product)
  await join(theirs, (await inbox.newest(other.email, invitationMail)).link('/join_org'), other)

  // A member can't manage anyone, so the menu doesn't offer it.
  await expect(theirs.getByRole('link', { name: 'Members' })).toHaveCount(0)
  await theirs.goto(`${theirs.url()}/members`)
  await expect(theirs.getByText("You don't have permission to manage members")).toBeVisible()
  await expectAccessible(theirs, 'members without permission')

  await page.reload()
  await row.getByRole('button', { name: /Roles of/ }).click()
  // A member's last role can't be removed.
  await expect(page.getByRole('menuitemcheckbox', { name: /Member/ })).toBeDisabled()
  await page.getByRole('menuitemcheckbox', { name: /Admin/ }).click()
  await expect(page.getByText('Role updated successfully')).toBeVisible()
  await expectAccessible(page, 'members with an open menu of roles')
  await page.keyboard.press('Escape')
  await expect(row).toContainText('Member, Admin')

  // If people give their own role to someone, a confirmation explains the effect.
  await row.getByRole('button', { name: /Roles of/ }).click()
  await page.getByRole('menuitemcheckbox', { name: /Owner/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Make Theo Okafor an owner?' })
  await expectAccessible(page, 'whether somebody becomes an owner')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.keyboard.press('Escape')
  await expect(row).not.toContainText('Owner')

  await theirs.reload()
  const ownerRow = rowOf(theirs, person.email)
  await expect(ownerRow).toContainText('Owner')
  await expect(ownerRow.getByRole('button')).toHaveCount(0)
  const ownRow = rowOf(theirs, other.email)
  await expect(ownRow).toContainText('You')
  await expect(ownRow.getByRole('button', { name: /Actions for/ })).toHaveCount(0)
  await ownRow.getByRole('button', { name: /Roles of/ }).click()
  await expect(theirs.getByRole('menuitemcheckbox', { name: /Owner/ })).toBeDisabled()
})

test.describe('when a member is removed', () => {
  test.use({ allowedFaults: [/status of (401|404)/] })

  test('MB-4, MB-5, MB-6: a removed member has no access on the next call @long', async ({
    page,
    browser,
    product,
    inbox,
  }) => {
    const other = await createsPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
    await invite(page, other.email, 'Admin')
    const theirs = await secondBrowser(browser, product)
    await join(theirs, (await inbox.newest(other.email, invitationMail)).link('/join_org'), other)
    await theirs.getByRole('navigation').getByRole('link', { name: 'Members' }).first().click()
    await expect(rowOf(theirs, other.email)).toBeVisible()

    await page.reload()
    const row = rowOf(page, other.email)
    await choose(row, 'Delete member')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(`Theo Okafor (${other.email})`)
    await expect(dialog).toContainText(`will lose access to ${organization}`)
    await expectAccessible(page, 'asked before a member is deleted')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await choose(row, 'Delete member')
    await dialog.getByRole('button', { name: 'Delete member' }).click()
    await expect(page.getByText('Member deleted successfully')).toBeVisible()
    await expect(row).toHaveCount(0)

    await theirs.reload()
    await expect(
      theirs.getByText('The organization you are looking for is not found.'),
    ).toBeVisible()
    // The person is signed out of the organization, but not out of their account.
    await theirs.goto('/user/organizations')
    await expect(theirs.getByRole('heading', { name: 'Organizations' })).toBeVisible()
    await inbox.newest(other.email, `You were removed from ${organization}`)
  })
})

test('MB-3, MB-4, MB-5: an invitation is changed, resent, and deleted', async ({
  page,
  person,
  inbox,
}) => {
  const stranger = newStranger()
  await invite(page, stranger.email)
  await inbox.newest(stranger.email, invitationMail)
  const row = rowOf(page, stranger.email)
  await row.getByRole('button', { name: /Roles of/ }).click()
  await page.getByRole('menuitemcheckbox', { name: /Admin/ }).click()
  await expect(page.getByText('Role updated successfully')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toContainText('Member, Admin')

  const filter = page.getByRole('navigation', { name: 'Filter by status' })
  await filter.getByRole('link', { name: 'Joined' }).click()
  await page.waitForURL('**/members?show=members')
  await expect(row).toHaveCount(0)
  await expect(rowOf(page, person.email)).toBeVisible()
  await filter.getByRole('link', { name: 'Invited' }).click()
  await page.waitForURL('**/members?show=invited')
  await expect(rowOf(page, person.email)).toHaveCount(0)
  await expect(row.getByText('Invited', { exact: true })).toBeVisible()
  // There's no response in time, so the badge follows the dates.
  await page.route('**/api/organization/*/members?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      /("expiresAt":")\d{4}/g,
      (_, begins: string) => `${begins}2020`,
    )
    await route.fulfill({ response, body })
  })
  await page.reload()
  await expect(row.getByText('Expired', { exact: true })).toBeVisible()
  await expect(row.getByText('Invited', { exact: true })).toHaveCount(0)
  await page.unroute('**/api/organization/*/members?*')
  await page.reload()
  await row.getByRole('button', { name: /Resend/ }).click()
  await expect(page.getByText('Invitation email has been sent')).toBeVisible()
  await expect.poll(() => inbox.count(stranger.email)).toBe(2)

  await choose(row, 'Delete invitation')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(stranger.email)
  await dialog.getByRole('button', { name: 'Delete invitation' }).click()
  await expect(page.getByText('Invitation deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('No pending invitations')).toBeVisible()
  await expectAccessible(page, 'nobody invited')
})

test.describe('when the service fails', () => {
  test.use({ allowedFaults: [/status of (403|409|500)/] })

  test('MB-5: each failure has its own message @long', async ({
    page,
    inbox,
    product,
    browser,
  }) => {
    const [other, stranger] = [await createsPerson(product, inbox), newStranger()]
    await invite(page, `${other.email} ${stranger.email}`)
    const theirs = await secondBrowser(browser, product)
    await join(theirs, (await inbox.newest(other.email, invitationMail)).link('/join_org'), other)
    await page.reload()

    const fail = (path: string) =>
      page.route(path, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500 }),
      )
    await fail('**/api/profile/*')
    await rowOf(page, other.email)
      .getByRole('button', { name: /Roles of/ })
      .click()
    await page.getByRole('menuitemcheckbox', { name: /Admin/ }).click()
    await expect(page.getByText('Unable to update role')).toBeVisible()
    await page.keyboard.press('Escape')

    await fail('**/api/organization/*/members/*')
    await choose(rowOf(page, other.email), 'Delete member')
    await page.getByRole('button', { name: 'Delete member' }).click()
    await expect(page.getByText('Unable to delete.')).toBeVisible()

    await fail('**/api/invitation/*/resend')
    await rowOf(page, stranger.email)
      .getByRole('button', { name: /Resend/ })
      .click()
    await expect(page.getByText('Unable to resend invite.')).toBeVisible()

    await skipPauses(page)
    await page.route('**/api/organization/*/members?*', (route) => route.fulfill({ status: 500 }))
    await page.reload()
    await expect(page.getByText('Unable to get member list')).toBeVisible()
    await expectAccessible(page, 'members that cannot be listed')
    await page.unroute('**/api/organization/*/members?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(rowOf(page, other.email)).toBeVisible()
  })

  test('IN-1, IN-2, IN-3: several people can be added to a list of invitees, and each has a result', async ({
    page,
    person,
  }) => {
    await page.getByRole('link', { name: 'Invite Members' }).click()
    const submit = page.getByRole('button', { name: 'Invite Members' })
    const add = page.getByRole('button', { name: 'Add to list' })
    const field = page.getByLabel('Email addresses')
    await expect(page.getByText('There are no members to invite yet.')).toBeVisible()
    await expect(submit).toBeDisabled()
    await expectAccessible(page, 'nobody to invite yet')

    await add.click()
    await expect(page.getByText('Email and roles can not be empty')).toBeVisible()
    const [first, second] = [newStranger().email, newStranger().email]
    await field.fill(first)
    await page.getByRole('checkbox', { name: 'Member' }).uncheck()
    await add.click()
    await expect(page.getByText('Email and roles can not be empty')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Admin' }).check()
    await field.press('Enter')
    await field.fill(first.toUpperCase())
    await add.click()
    await expect(page.getByText('Invitee already in the list.')).toBeVisible()

    await field.fill(`${second}\nnobody@nowhere, ${person.email}`)
    await add.click()
    const list = page.getByRole('list', { name: 'Invitees' }).getByRole('listitem')
    await expect(list).toHaveCount(4)
    await expect(list.nth(2)).toContainText('Enter a valid email address.')
    await expectAccessible(page, 'a list of invitees')
    await list
      .nth(2)
      .getByRole('button', { name: /Delete/ })
      .click()
    await expect(list).toHaveCount(3)

    const posted: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().endsWith('/api/invitation')) return
      posted.push((request.postDataJSON() as { email: string }).email)
    })
    await submit.click()
    await expect(list.nth(2)).toContainText('Failed to send invitation.')
    await expect(list.nth(2)).toContainText('This person is already a member.')
    await expect(page.getByText('2 of 3 invitations sent.')).toBeVisible()
    await expect(list.nth(0)).toContainText('Sent')
    // Sending the remaining invitation again would fail.
    await expect(submit).toBeDisabled()
    expect(posted).toEqual([first, second, person.email])
    await expect(page).toHaveURL(/members\/invite$/)
    await expectAccessible(page, 'a list of which one failed')
  })
})

test.describe('with a rate limit', () => {
  test.use({ allowedFaults: [/status of 429/] })

  test("IN-3: at the organization's limit, the rest of the list waits, and one message explains why @long", async ({
    page,
  }) => {
    const message = 'Too many attempts.'
    let asked = 0
    await page.route('**/api/invitation', (route) => {
      asked += 1
      return asked === 1
        ? route.continue()
        : route.fulfill({
            status: 429,
            headers: { 'retry-after': '1860' },
            json: { code: 'too_many_requests', message },
          })
    })
    await page.getByRole('link', { name: 'Invite Members' }).click()
    const people = Array.from({ length: 4 }, () => newStranger().email)
    await page.getByLabel('Email addresses').fill(people.join('\n'))
    await page.getByRole('button', { name: 'Add to list' }).click()
    const submit = page.getByRole('button', { name: 'Invite Members' })
    await submit.click()
    const said = page.getByRole('alert').filter({ hasText: '1 of 4 sent. Too many attempts.' })
    await expect(said).toContainText('Try again in 31 minutes.')
    expect(asked).toBe(2)
    await expect(page.getByText('Failed to send invitation.')).toHaveCount(0)
    await expect(submit).toBeEnabled()
    await expectAccessible(page, 'a list that was sent in part')

    // Leaving the page requires confirmation, because some invitations can still be sent.
    await page.getByRole('link', { name: 'Back to members' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await page.unroute('**/api/invitation')
    await submit.click()
    await page.waitForURL('**/members')
  })
})

test('IN-2: an invitation list with nothing to send can be left without a confirmation @long', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Invite Members' }).click()
  await page.getByLabel('Email addresses').fill('nobody@nowhere')
  await page.getByRole('button', { name: 'Add to list' }).click()
  await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to members' }).click()
  await page.waitForURL('**/members')
})

test('rows appear where their placeholders were @long', async ({ page }) => {
  await invite(page, 'ana@example.com')
  await page.goto(page.url().replace('/members', ''))
  await expect(page.getByRole('heading', { level: 1, name: organization })).toBeVisible()
  const head = page.getByRole('columnheader', { name: 'Email' })
  const asked = Promise.withResolvers<void>()
  await page.route('**/members?*', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Members', exact: true }).click()
  await expect(page.locator('table[aria-busy]')).toBeVisible()
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await expect(all).toBeDisabled()
  const before = await head.boundingBox()
  asked.resolve()
  await expect(rowOf(page, 'ana@example.com')).toBeVisible()
  await expect(all).toBeEnabled()
  expect((await head.boundingBox())!.y).toBe(before!.y)
})

test('MB-1: names and addresses stay on one line at every width @long', async ({
  page,
  person,
}) => {
  const address = 'a.very.long.address.for.somebody@patients.northside-clinic.example.org'
  await page.setViewportSize({ width: 1280, height: 900 })
  await invite(page, address)
  for (const width of [320, 360, 640, 700, 768, 820, 900, 960, 1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const shown of [address, person.email]) {
      const words = rowOf(page, shown).getByRole('rowheader').getByTitle(shown)
      const { width: room, height } = (await words.boundingBox())!
      expect.soft(height, `${shown} at ${width}`).toBeLessThan(30)
      expect.soft(room, `${shown} at ${width}`).toBeGreaterThan(150)
    }
    const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    expect.soft(await page.evaluate(beyond), `sideways at ${width}`).toBe(0)
    const menu = rowOf(page, address).getByRole('button', { name: /^Actions for/ })
    await expect(menu).toBeInViewport({ ratio: 1 })
    await menu.press('Enter')
    const remove = page.getByRole('menuitem', { name: 'Delete invitation' })
    await expect(remove).toBeFocused()
    await expect(remove).toBeInViewport({ ratio: 1 })
    await remove.press('Escape')
    await expect(menu).toBeFocused()
  }
})
