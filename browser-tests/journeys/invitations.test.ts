import { expectAccessible } from '../support/accessibility.ts'
import {
  accept,
  invitationMail,
  invite,
  inviteSignedIn,
  opensMembers,
  organization,
  rowOf,
  secondBrowser,
} from '../support/members.ts'
import {
  createsPerson,
  newStranger,
  fillInSignIn,
  fillInSignUp,
  historyOf,
  signIn,
  storedIn,
} from '../support/people.ts'
import { expireTokenIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

// Both browsers send requests that are rejected on purpose.
test.use({ allowedFaults: [/status of (40[0149]|500)|session expired/] })

// This journey uses two browsers and checks every state with axe.
test.slow()

test.beforeEach(({ page, person, product }) => opensMembers(page, person, product))

const reason = 'Sign in or create an account to respond to your invitation.'

test('IN-3, IN-4, IN-5, SI-8: a newcomer follows the invitation email, signs up, and joins the organization', async ({
  page,
  browser,
  product,
  inbox,
}) => {
  const newcomer = newStranger({ firstName: 'Theo', lastName: 'Okafor' })
  await invite(page, newcomer.email)
  const email = await inbox.newest(newcomer.email, invitationMail)
  expect(email.link('/decline_organization/')).toContain('/decline_organization/')

  const theirs = await secondBrowser(browser, product)
  const link = email.link('/join_organization/')
  await theirs.goto(link)
  await theirs.waitForURL('**/sign-in')
  const code = link.split('/').at(-1)!
  expect((await storedIn(theirs))['invitationId']).toContain(code)
  await expect(theirs.getByRole('main')).toContainText(reason)

  const invites = `${organization} invited ${newcomer.email}`
  await expect(theirs.getByRole('main')).toContainText(invites)
  await expect(theirs.getByLabel('Email address')).toHaveValue(newcomer.email)
  await expectAccessible(theirs, 'sign-in by an invitation')

  await theirs.getByRole('link', { name: 'Create an account' }).click()
  await theirs.waitForURL('**/sign-up')
  await expect(theirs.getByRole('main')).toContainText(reason)
  await expect(theirs.getByRole('main')).toContainText(invites)
  await expect(theirs.getByLabel('Email address')).not.toBeEditable()
  await expect(theirs.getByLabel('Email address')).toHaveValue(newcomer.email)
  await fillInSignUp(theirs, newcomer)
  await theirs.getByRole('button', { name: 'Create account' }).click()
  await theirs.waitForURL('**/sign-in')
  const verification = await inbox.newest(newcomer.email, 'Verify your email address')
  await theirs.goto(verification.link('/verify-email/'))
  await theirs.waitForURL('**/join_organization/*')
  await expect.poll(async () => (await storedIn(theirs))['invitationId']).toBeUndefined()

  // The code is no longer anywhere that someone else could read it.
  await expect(theirs).toHaveURL(/join_organization\/[0-9a-f-]{36}$/)
  expect(JSON.stringify([await historyOf(theirs), await storedIn(theirs)])).not.toContain(code)
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: `Join ${organization}` })).toBeVisible()
  const main = theirs.getByRole('main')
  await expect(main).toContainText('Ana Duarte')
  await expect(main).toContainText('Member')
  await expect(main).toContainText('in 7 days')
  await expect(main).toContainText(newcomer.email)
  await expectAccessible(theirs, 'join an organization')
  await accept(theirs)
  await expect(theirs.getByRole('heading', { name: organization })).toBeVisible()

  await page.reload()
  await expect(rowOf(page, newcomer.email)).toContainText('Theo Okafor')
  await expect(rowOf(page, newcomer.email)).toContainText(/Joined \w{3} \d+, \d{4}/)
})

test('IN-7: an invitation is declined from the email after one confirmation, and its sender is notified', async ({
  page,
  person,
  browser,
  product,
  inbox,
}) => {
  const { other, theirs } = await inviteSignedIn(page, { browser, product, inbox })
  const email = await inbox.newest(other.email, invitationMail)
  await theirs.goto(email.link('/decline_organization/'))
  await expect(theirs.getByRole('heading', { name: 'Decline this invitation?' })).toBeVisible()
  await expect(theirs.getByRole('main')).toContainText("we'll let the person who invited you know")
  await expectAccessible(theirs, 'decline an invitation')
  await theirs.route('**/decline', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await theirs.getByRole('button', { name: 'Decline invitation' }).click()
  await expect(theirs.getByText('Declining invitation failed.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Decline invitation' }).click()
  await expect(theirs.getByText('Invitation to join organization has been declined')).toBeVisible()
  const told = await inbox.newest(person.email, `Your invitation to ${organization} was declined`)
  expect(told.text).toContain(`was declined by ${other.email}`)
  expect(new URL(told.link('/organization/')).pathname).toBe(new URL(page.url()).pathname)

  await theirs.goto(email.link('/join_organization/'))
  await expect(theirs.getByRole('button', { name: /Accept/ })).toHaveCount(0)
  await page.reload()
  await expect(rowOf(page, other.email)).toHaveCount(0)
  // After an invitation was declined, the person can be invited again.
  await invite(page, other.email)
})

test('IN-5, IN-7: declining from the email after a sign-in opens the decline page and removes the code from the URL @long', async ({
  page,
  browser,
  product,
  inbox,
}) => {
  const other = await createsPerson(product, inbox)
  await invite(page, other.email)
  const theirs = await secondBrowser(browser, product)
  const link = (await inbox.newest(other.email, invitationMail)).link('/decline_organization/')
  await theirs.goto(link)
  await theirs.waitForURL('**/sign-in')
  await fillInSignIn(theirs, other)
  await expect(theirs.getByRole('heading', { name: 'Decline this invitation?' })).toBeVisible()
  await expect(theirs).toHaveURL(/decline_organization\/[0-9a-f-]{36}$/)
  const code = link.split('/').at(-1)
  expect(JSON.stringify([await historyOf(theirs), await storedIn(theirs)])).not.toContain(code)
  await theirs.getByRole('button', { name: 'Decline invitation' }).click()
  await expect(theirs.getByText('Invitation to join organization has been declined')).toBeVisible()
})

test('IN-7: a person without an account declines from the email after one confirmation @long', async ({
  page,
  person,
  browser,
  product,
  inbox,
}) => {
  const newcomer = newStranger()
  await invite(page, newcomer.email)
  const theirs = await secondBrowser(browser, product)
  const email = await inbox.newest(newcomer.email, invitationMail)
  await theirs.goto(email.link('/decline_organization/'))
  await theirs.waitForURL('**/sign-in')
  await expect(theirs.getByRole('main')).toContainText("we'll let the person who invited you know")
  await theirs.getByRole('button', { name: 'Cancel' }).click()
  await theirs.getByRole('button', { name: 'Decline' }).click()
  await theirs.getByRole('button', { name: 'Decline invitation' }).click()
  await expect(theirs.getByText('Invitation to join organization has been declined')).toBeVisible()
  await expect(theirs.getByRole('main')).not.toContainText(newcomer.email)
  await expect.poll(async () => (await storedIn(theirs))['invitationId']).toBeUndefined()
  await inbox.newest(person.email, `Your invitation to ${organization} was declined`)
})

test('IN-5, RP-6: emailed links still work after the session expires @long', async ({
  page,
  person,
  browser,
  product,
  inbox,
}) => {
  const { other, theirs } = await inviteSignedIn(page, { browser, product, inbox })
  await expireTokenIn(theirs, -1000)
  await theirs.goto((await inbox.newest(other.email, invitationMail)).link('/join_organization/'))
  await theirs.waitForURL('**/sign-in')
  await fillInSignIn(theirs, other)
  await expect(theirs.getByRole('heading', { name: `Join ${organization}` })).toBeVisible()

  const address = `new-${person.email}`
  await page.getByRole('navigation').getByRole('link', { name: 'General' }).first().click()
  await page.getByLabel('Profile email').fill(address)
  await page.getByRole('button', { name: 'Update profile' }).click()
  const proof = await inbox.newest(address, 'Verify your new email address')
  await expireTokenIn(page, -1000)
  await page.goto(proof.link('/verify-pro'))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await fillInSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'Email verified!' })).toBeVisible()
})

test.describe('a forwarded link', () => {
  test.use({ allowedFaults: [/status of 404/] })

  test('IN-6, OD-4: a forwarded invitation can be accepted once, shows nothing afterwards, and leaves its email address unverified @long', async ({
    page,
    browser,
    product,
    inbox,
  }) => {
    const [invited, other] = [newStranger(), await createsPerson(product, inbox)]
    await invite(page, invited.email, 'Owner')
    const link = (await inbox.newest(invited.email, invitationMail)).link('/join_organization/')
    const theirs = await secondBrowser(browser, product)
    await signIn(theirs, other)
    await theirs.goto(link)
    await expect(theirs).toHaveURL(/join_organization\/[0-9a-f-]{36}$/)
    // The code is no longer in the URL, but both pages still open.
    await theirs.getByRole('link', { name: 'Decline' }).click()
    await expect(theirs.getByRole('heading', { name: 'Decline this invitation?' })).toBeVisible()
    await expect(theirs.getByText('Signed in with another account')).toBeVisible()
    await theirs.getByRole('link', { name: 'Back to the invitation' }).click()
    await theirs.getByRole('button', { name: `Accept as ${other.email}` }).click()
    await theirs.waitForURL('**/organization/*')
    await expect(
      theirs.getByText(/You've been an owner of this organization since \w+ \d+, \d{4}/),
    ).toBeVisible()

    const card = theirs.getByRole('region', { name: 'Your profile' }).or(theirs.getByRole('main'))
    await expect(card.first()).toContainText("This address isn't verified")
    await expectAccessible(theirs, 'an address that is not verified')
    // An admin can see it, too, while the address is unverified.
    const row = rowOf(page, invited.email)
    await page.reload()
    await expect(row).toContainText('Not verified')
    await expectAccessible(page, 'a member whose address is not verified')
    await theirs.getByRole('button', { name: 'Send verification email' }).click()
    await expect(theirs.getByText('Verification pending')).toBeVisible()
    const proof = await inbox.newest(invited.email, 'Verify your new email address')
    const organizationPage = theirs.url()
    await theirs.goto(proof.link('/verify-pro'))
    await expect(theirs.getByRole('heading', { name: 'Email verified!' })).toBeVisible()
    await theirs.goto(organizationPage)
    await expect(theirs.getByLabel('Profile email')).toHaveValue(invited.email)
    await expect(theirs.getByText('Verification pending')).toBeHidden()
    await expect(theirs.getByText("This address isn't verified")).toBeHidden()
    await page.reload()
    await expect(row).toContainText('Joined')
    await expect(row).not.toContainText('Not verified')

    const third = await createsPerson(product, inbox)
    const thirdBrowser = await secondBrowser(browser, product)
    await signIn(thirdBrowser, third)
    await thirdBrowser.goto(link)
    await expect(thirdBrowser.getByText('Unable to get invitation details.')).toBeVisible()
    await expect(thirdBrowser).toHaveURL(/join_organization\/?$/)
    await expect(thirdBrowser.getByRole('main')).not.toContainText(organization)
  })
})

test('IN-6: a person signed in to the wrong account can switch, and an invitation can be answered only once', async ({
  page,
  browser,
  product,
  inbox,
}) => {
  const [invited, wrong] = [
    await createsPerson(product, inbox),
    await createsPerson(product, inbox),
  ]
  await invite(page, invited.email)
  const link = (await inbox.newest(invited.email, invitationMail)).link('/join_organization/')
  const theirs = await secondBrowser(browser, product)
  await signIn(theirs, wrong)
  await theirs.goto(link)
  await expect(theirs.getByRole('main')).toContainText(
    `The invitation was sent to ${invited.email}. You're signed in as ${wrong.email}.`,
  )
  await expectAccessible(theirs, 'an invitation to another account')
  await theirs.getByRole('link', { name: 'Switch account' }).click()
  await theirs.waitForURL('**/sign-in')
  await fillInSignIn(theirs, invited)
  await theirs.waitForURL('**/join_organization/*')
  await theirs.getByRole('link', { name: 'Decide later' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'General' })).toBeVisible()
  await expect(theirs.getByRole('main')).toContainText(organization)
  await theirs.goBack()

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

test('IN-6, IN-7: pending invitations are listed with the organizations and answered there @long', async ({
  page,
  browser,
  product,
  inbox,
}) => {
  const { theirs } = await inviteSignedIn(page, { browser, product, inbox })
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

test.describe('a profile’s email address', () => {
  test.use({ allowedFaults: [/status of 400/] })

  test('RP-6: a profile’s email address is verified once, with the emailed code', async ({
    page,
    person,
    inbox,
  }) => {
    const address = `new-${person.email}`
    await page.getByRole('navigation').getByRole('link', { name: 'General' }).first().click()
    await page.getByLabel('Profile email').fill(address)
    await page.getByRole('button', { name: 'Update profile' }).click()
    const link = (await inbox.newest(address, 'Verify your new email address')).link('/verify-pro')

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

test.describe('a link to verify a profile’s email address, opened by someone else', () => {
  test.use({ allowedFaults: [/status of 403/] })

  test('RP-6: only the person who requested it can verify the address, after signing in @long', async ({
    page,
    person,
    product,
    browser,
    inbox,
  }) => {
    const victim = await createsPerson(product, inbox)
    await page.getByRole('navigation').getByRole('link', { name: 'General' }).first().click()
    await page.getByLabel('Profile email').fill(victim.email)
    await page.getByRole('button', { name: 'Update profile' }).click()
    const link = (await inbox.newest(victim.email, 'Verify your new email address')).link(
      '/verify-pro',
    )

    const theirs = await secondBrowser(browser, product)
    await theirs.goto(link)
    const ask = theirs.getByRole('heading', { name: 'Sign in to verify your email address' })
    await expect(ask).toBeVisible()
    await expectAccessible(theirs, 'a profile address that asks to sign in')
    await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
    await theirs.waitForURL('**/sign-in')
    await fillInSignIn(theirs, victim)
    await expect(
      theirs.getByRole('heading', { name: 'This link is for another account' }),
    ).toBeVisible()
    await expect(theirs.getByRole('main')).toContainText(`You're signed in as ${victim.email}.`)
    await expect(theirs).toHaveURL(/verify-profile-email\/?$/)
    await expectAccessible(theirs, 'a link for another account')

    await theirs.getByRole('link', { name: 'Switch account' }).click()
    await expect(ask).toBeVisible()
    await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
    await fillInSignIn(theirs, person)
    await expect(theirs.getByRole('heading', { name: 'Email verified!' })).toBeVisible()
    expect(await historyOf(theirs)).not.toContain(link)
  })
})
