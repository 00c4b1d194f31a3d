import { accept, invitationMail, inviteSignedIn, opensMembers } from '../support/members.ts'
import { expect, test } from '../support/test.ts'

// This journey uses two browsers.
test.slow()

test.beforeEach(({ page, person, product }) => opensMembers(page, person, product))

test('IN-6: going back after accepting an invitation leads to the page before it @long', async ({
  page,
  browser,
  product,
  inbox,
}) => {
  const { other, theirs } = await inviteSignedIn(page, { browser, product, inbox })
  await theirs.goto('/user/profile')
  const link = (await inbox.newest(other.email, invitationMail)).link('/join_organization/')
  await theirs.goto(link)
  await accept(theirs)
  await theirs.goBack()
  await theirs.waitForURL('**/user/profile')
  await theirs.goto(link)
  await expect(theirs.getByText('This invitation has already been accepted.')).toBeVisible()
  await expect(theirs.getByRole('button', { name: /Accept/ })).toHaveCount(0)
})

test('IN-7: going back after declining an invitation never shows it again @long', async ({
  page,
  browser,
  product,
  inbox,
}) => {
  const { other, theirs } = await inviteSignedIn(page, { browser, product, inbox })
  await theirs.goto((await inbox.newest(other.email, invitationMail)).link('/join_organization/'))
  await theirs.getByRole('link', { name: 'Decline', exact: true }).click()
  await theirs.getByRole('button', { name: 'Decline invitation' }).click()
  const declined = theirs.getByRole('heading', { name: 'has been declined' })
  await expect(declined).toBeVisible()

  const { promise: answers, resolve: answer } = Promise.withResolvers<void>()
  await theirs.route('**/api/invitation/*', async (route) => {
    await answers
    await route.continue()
  })
  await theirs.goBack()
  await theirs.waitForURL('**/join_organization/*')
  await expect(theirs.getByRole('heading', { name: 'Invitation', exact: true })).toBeVisible()
  answer()
  await expect(declined).toBeVisible()
  await expect(theirs.getByRole('button', { name: /Accept/ })).toHaveCount(0)
})
