import { expectAccessible } from '../support/accessibility.ts'
import { invitationMail, invite, opensMembers, secondBrowser } from '../support/members.ts'
import { newStranger, fillInSignUp } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page, person, product }) => opensMembers(page, person, product))

test('IN-4: a newcomer signs up with another address and sees which account will join @long', async ({
  page,
  browser,
  product,
  inbox,
}) => {
  const invited = newStranger()
  const newcomer = newStranger({ firstName: 'Theo', lastName: 'Okafor' })
  await invite(page, invited.email)
  const theirs = await secondBrowser(browser, product)
  await theirs.goto((await inbox.newest(invited.email, invitationMail)).link('/join_organization/'))
  await theirs.getByRole('link', { name: 'Create an account' }).click()
  const email = theirs.getByLabel('Email address')
  await expect(email).not.toBeEditable()

  // With the keyboard, the person switches to another address and back.
  const other = theirs.getByRole('button', { name: 'Use another address' })
  await other.press('Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('')
  await theirs.getByRole('button', { name: 'Use the invited email address' }).press('Enter')
  await expect(email).toHaveValue(invited.email)
  await expect(email).not.toBeEditable()
  await other.click()
  await expect(theirs.getByRole('main')).toContainText('whether to join with your new account')
  await expectAccessible(theirs, 'sign-up by an invitation, with another address')

  await fillInSignUp(theirs, newcomer)
  await theirs.getByRole('button', { name: 'Create account' }).click()
  await theirs.waitForURL('**/sign-in')
  const verification = await inbox.newest(newcomer.email, 'Verify your email address')
  await theirs.goto(verification.link('/verify-email/'))
  await theirs.waitForURL('**/join_organization/*')
  const main = theirs.getByRole('main')
  await expect(main).toContainText(`The invitation was sent to ${invited.email}.`)
  await expect(main).toContainText(`You're signed in as ${newcomer.email}.`)
  await theirs.getByRole('button', { name: `Accept as ${newcomer.email}` }).click()
  await expect(theirs.getByText('You successfully joined an organization!')).toBeVisible()
})
