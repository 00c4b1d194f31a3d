import { expectAccessible } from '../support/accessibility.ts'
import {
  accept,
  invitationMail,
  invite,
  join,
  organization,
  rowOf,
  secondBrowser,
} from '../support/members.ts'
import { aPerson, aStranger, fillInSignIn, signIn, storedIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

// Two browsers, and axe on every state they come through.
test.slow()

/** The person of the first browser owns an organization and looks at its members. */
test.beforeEach(async ({ page, person }) => {
  await signIn(page, person)
  await page.goto('/user/organizations/new')
  await page.getByLabel('Name', { exact: true }).fill(organization)
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.waitForURL('**/organization/*')
  await page.getByRole('navigation').getByRole('link', { name: 'Members' }).first().click()
  await page.waitForURL('**/members')
})

test('IN-3, IN-4, IN-5, SI-8: a newcomer goes from the mail through sign-up to the organization', async ({
  page,
  browser,
  product,
  inbox,
}) => {
  const newcomer = aStranger({ firstName: 'Theo', lastName: 'Okafor' })
  await invite(page, newcomer.email)
  const letter = await inbox.newest(newcomer.email, invitationMail)
  expect(letter.link('/decline_organization/')).toContain('/decline_organization/')

  const theirs = await secondBrowser(browser, product)
  const link = letter.link('/join_organization/')
  await theirs.goto(link)
  await theirs.waitForURL('**/sign-in')
  expect((await storedIn(theirs))['invitationId']).toBe(JSON.stringify(link.split('/').at(-1)))

  await theirs.getByRole('link', { name: 'Create an account' }).click()
  await theirs.getByLabel('First name').fill(newcomer.firstName)
  await theirs.getByLabel('Last name').fill(newcomer.lastName)
  await theirs.getByLabel('E-mail address').fill(newcomer.email)
  await theirs.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await theirs.getByLabel('Confirm password').fill(newcomer.password)
  await theirs.getByRole('button', { name: 'Create account' }).click()
  await theirs.waitForURL('**/sign-in')
  const verification = await inbox.newest(newcomer.email, 'Verify your e-mail address')
  await theirs.goto(verification.link('/verify-email/'))
  await theirs.getByRole('link', { name: 'Continue to sign in' }).click()
  await fillInSignIn(theirs, newcomer)
  await theirs.waitForURL('**/join_organization/*')
  expect((await storedIn(theirs))['invitationId']).toBeUndefined()

  await expect(theirs.getByRole('heading', { name: `Join ${organization}` })).toBeVisible()
  const main = theirs.getByRole('main')
  await expect(main).toContainText('Ana Duarte')
  await expect(main).toContainText('Member')
  await expect(main).toContainText('in 6 days')
  await expect(main).toContainText(newcomer.email)
  await expectAccessible(theirs, 'join an organization')
  await accept(theirs)
  await expect(theirs.getByRole('heading', { name: organization })).toBeVisible()

  await page.reload()
  await expect(rowOf(page, newcomer.email)).toContainText('Theo Okafor')
  await expect(rowOf(page, newcomer.email)).toContainText('Joined at')
})

test('MB-1, MB-2, MB-3, MB-4, PER-1, PER-2: roles change while two people look on', async ({
  page,
  person,
  browser,
  product,
  inbox,
}) => {
  const other = await aPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
  await invite(page, other.email)
  const row = rowOf(page, other.email)
  await expect(row).toContainText('Invited at')
  await expect(row).toContainText('Expires in')
  const theirs = await secondBrowser(browser, product)
  await join(theirs, (await inbox.newest(other.email, invitationMail)).link('/join_org'), other)

  // A member manages nobody, and the menu does not offer it.
  await expect(theirs.getByRole('link', { name: 'Members' })).toHaveCount(0)
  await theirs.goto(`${theirs.url()}/members`)
  await expect(theirs.getByText("You don't have permission to manage members")).toBeVisible()
  await expectAccessible(theirs, 'members without permission')

  await page.reload()
  await row.getByRole('button', { name: /Roles of/ }).click()
  // The last role cannot be taken away.
  await expect(page.getByRole('menuitemcheckbox', { name: /Member/ })).toBeDisabled()
  await page.getByRole('menuitemcheckbox', { name: /Admin/ }).click()
  await expect(page.getByText('Role updated successfully')).toBeVisible()
  await expectAccessible(page, 'members with an open menu of roles')
  await page.keyboard.press('Escape')
  await expect(row).toContainText('Member, Admin')

  await theirs.reload()
  const ownerRow = rowOf(theirs, person.email)
  await expect(ownerRow).toContainText('Owner')
  await expect(ownerRow.getByRole('button')).toHaveCount(0)
  const ownRow = rowOf(theirs, other.email)
  await expect(ownRow).toContainText('You')
  await expect(ownRow.getByRole('button', { name: /Delete/ })).toHaveCount(0)
  await ownRow.getByRole('button', { name: /Roles of/ }).click()
  await expect(theirs.getByRole('menuitemcheckbox', { name: /Owner/ })).toBeDisabled()
})

test.describe('removed', () => {
  test.use({ allowedFaults: [/status of (401|404)/] })

  test('MB-4, MB-5, MB-6: whoever is deleted is out with the next call', async ({
    page,
    browser,
    product,
    inbox,
  }) => {
    const other = await aPerson(product, inbox, { firstName: 'Theo', lastName: 'Okafor' })
    await invite(page, other.email, 'Admin')
    const theirs = await secondBrowser(browser, product)
    await join(theirs, (await inbox.newest(other.email, invitationMail)).link('/join_org'), other)
    await theirs.getByRole('navigation').getByRole('link', { name: 'Members' }).first().click()
    await expect(rowOf(theirs, other.email)).toBeVisible()

    await page.reload()
    const row = rowOf(page, other.email)
    await row.getByRole('button', { name: /Delete/ }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(`Theo Okafor (${other.email})`)
    await expect(dialog).toContainText(`loses access to ${organization}`)
    await expectAccessible(page, 'asked before a member is deleted')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await row.getByRole('button', { name: /Delete/ }).click()
    await dialog.getByRole('button', { name: 'Delete member' }).click()
    await expect(page.getByText('Member deleted successfully')).toBeVisible()
    await expect(row).toHaveCount(0)

    await theirs.reload()
    await expect(
      theirs.getByText('The organization you are looking for is not found.'),
    ).toBeVisible()
    // Signed out of that organization, not of the account.
    await theirs.goto('/user/organizations')
    await expect(theirs.getByRole('heading', { name: 'Organizations' })).toBeVisible()
    await inbox.newest(other.email, `You were removed from ${organization}`)
  })
})

test('MB-4, MB-5: an invitation is sent again, and taken back', async ({ page, inbox }) => {
  const stranger = aStranger()
  await invite(page, stranger.email)
  await inbox.newest(stranger.email, invitationMail)
  const row = rowOf(page, stranger.email)
  await row.getByRole('button', { name: /Resend/ }).click()
  await expect(page.getByText('Invitation email has been sent')).toBeVisible()
  await expect.poll(() => inbox.count(stranger.email)).toBe(2)

  await row.getByRole('button', { name: /Delete/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(stranger.email)
  await dialog.getByRole('button', { name: 'Delete invitation' }).click()
  await expect(page.getByText('Invitation deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test.describe('when the service fails', () => {
  test.use({ allowedFaults: [/status of (403|409|500)/] })

  test('MB-5: each failure has its sentence', async ({ page, inbox, product, browser }) => {
    const [other, stranger] = [await aPerson(product, inbox), aStranger()]
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
    await rowOf(page, other.email)
      .getByRole('button', { name: /Delete/ })
      .click()
    await page.getByRole('button', { name: 'Delete member' }).click()
    await expect(page.getByText('Unable to delete.')).toBeVisible()

    await fail('**/api/invitation/*/resend')
    await rowOf(page, stranger.email)
      .getByRole('button', { name: /Resend/ })
      .click()
    await expect(page.getByText('Unable to resend invite.')).toBeVisible()

    await page.route('**/api/organization/*/members?*', (route) => route.fulfill({ status: 500 }))
    await page.reload()
    await expect(page.getByText('Unable to get member list')).toBeVisible({ timeout: 15_000 })
    await expectAccessible(page, 'members that cannot be listed')
    await page.unroute('**/api/organization/*/members?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(rowOf(page, other.email)).toBeVisible()
  })

  test('IN-1, IN-2, IN-3: a list is put together, and each invitee has a result', async ({
    page,
    person,
  }) => {
    await page.getByRole('link', { name: 'Invite Members' }).click()
    const submit = page.getByRole('button', { name: 'Invite Members' })
    const add = page.getByRole('button', { name: 'Add to list' })
    const field = page.getByLabel('E-mail addresses')
    await expect(page.getByText('There are no members to invite yet.')).toBeVisible()
    await expect(submit).toBeDisabled()
    await expectAccessible(page, 'nobody to invite yet')

    await add.click()
    await expect(page.getByText('Email and roles can not be empty')).toBeVisible()
    const [first, second] = [aStranger().email, aStranger().email]
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
    const list = page.getByRole('list', { name: 'To be invited' }).getByRole('listitem')
    await expect(list).toHaveCount(4)
    await expect(list.nth(2)).toContainText('Enter a valid e-mail address.')
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
    await expect(list.nth(2)).toContainText('This person is a member already.')
    await expect(list.nth(0)).toContainText('Sent')
    expect(posted).toEqual([first, second, person.email])
    await expect(page).toHaveURL(/members\/invite$/)
    await expectAccessible(page, 'a list of which one failed')
  })
})

test('IN-7: an invitation is declined from the mail, after one question', async ({
  page,
  browser,
  product,
  inbox,
}) => {
  const other = await aPerson(product, inbox)
  await invite(page, other.email)
  const theirs = await secondBrowser(browser, product)
  await signIn(theirs, other)
  const letter = await inbox.newest(other.email, invitationMail)
  await theirs.goto(letter.link('/decline_organization/'))
  await expect(theirs.getByRole('heading', { name: 'Decline this invitation?' })).toBeVisible()
  await expectAccessible(theirs, 'decline an invitation')
  await theirs.route('**/decline', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await theirs.getByRole('button', { name: 'Decline invitation' }).click()
  await expect(theirs.getByText('Declining invitation failed.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Decline invitation' }).click()
  await expect(theirs.getByText('Invitation to join organization has been declined')).toBeVisible()

  await theirs.goto(letter.link('/join_organization/'))
  await expect(theirs.getByRole('button', { name: /Accept/ })).toHaveCount(0)
  await page.reload()
  await expect(rowOf(page, other.email)).toHaveCount(0)
  // It does not stand in the way of another.
  await invite(page, other.email)
})

test('IN-6: the wrong account is told so and can be changed; an answer counts once', async ({
  page,
  browser,
  product,
  inbox,
}) => {
  const [invited, wrong] = [await aPerson(product, inbox), await aPerson(product, inbox)]
  await invite(page, invited.email)
  const link = (await inbox.newest(invited.email, invitationMail)).link('/join_organization/')
  const theirs = await secondBrowser(browser, product)
  await signIn(theirs, wrong)
  await theirs.goto(link)
  await expect(theirs.getByRole('main')).toContainText(
    `The invitation was sent to ${invited.email}. You are signed in as ${wrong.email}.`,
  )
  await expectAccessible(theirs, 'an invitation to another account')
  await theirs.getByRole('link', { name: 'Switch account' }).click()
  await theirs.waitForURL('**/sign-in')
  await fillInSignIn(theirs, invited)
  await theirs.waitForURL('**/join_organization/*')

  for (const [status, sentence] of [
    [400, 'This invitation has already been accepted.'],
    [409, 'You already have a profile in this organization.'],
    [500, 'Something went wrong!'],
  ] as const) {
    await theirs.route('**/accept', (route) => route.fulfill({ status, json: {} }), { times: 1 })
    await theirs.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(theirs.getByRole('alert')).toContainText(sentence)
  }
  await accept(theirs)
  await theirs.goto(link)
  await expect(theirs.getByText('This invitation has already been accepted.')).toBeVisible()
  await theirs.goto('/join_organization/not-a-code')
  await expect(theirs.getByText('Unable to get invitation details.')).toBeVisible()
  await expectAccessible(theirs, 'an invitation that is not there')
})

test('IN-6, IN-7: invitations wait among the organizations and are answered in place', async ({
  page,
  browser,
  product,
  inbox,
}) => {
  const other = await aPerson(product, inbox)
  await invite(page, other.email)
  const theirs = await secondBrowser(browser, product)
  await signIn(theirs, other)
  await theirs.goto('/user/organizations')
  const pending = theirs.getByRole('region', { name: 'Pending invitations' })
  await expect(pending).toContainText(organization)
  await expectAccessible(theirs, 'pending invitations')
  await pending.getByRole('button', { name: /Decline/ }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await pending.getByRole('button', { name: /Accept/ }).click()
  await expect(theirs.getByText('You successfully joined an organization!')).toBeVisible()
  await expect(pending).toHaveCount(0)
  await expect(theirs.getByRole('list', { name: 'Organizations' })).toContainText(organization)
})

test.describe('a profile’s address', () => {
  test.use({ allowedFaults: [/status of 400/] })

  test('RP-6: it is verified with the code of its mail, once', async ({ page, person, inbox }) => {
    const address = `new-${person.email}`
    await page.getByRole('navigation').getByRole('link', { name: 'General' }).first().click()
    await page
      .getByRole('textbox', { name: /e-mail/i })
      .last()
      .fill(address)
    await page
      .getByRole('button', { name: /Update/ })
      .last()
      .click()
    const link = (await inbox.newest(address, 'Verify your new e-mail address')).link('/verify-pro')

    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Email verified!' })).toBeVisible()
    await expect(page).toHaveURL(/verify-profile-email\/?$/)
    await expectAccessible(page, 'a verified profile address')
    await page.getByRole('link', { name: 'Continue to your organizations' }).click()
    await page.waitForURL('**/user/organizations')

    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Unable to verify email!' })).toBeVisible()
    await expect(page.getByText('Email verification failed.')).toBeVisible()
    await expectAccessible(page, 'a profile address that could not be verified')
  })
})
