import { lateScripts } from '../support/page-helpers.ts'
import { invitationMail, invite, opensMembers, secondBrowser } from '../support/members.ts'
import { newStranger, fillInSignUp } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('a restarted sign-up is sent as typed, even if the script loads late @long', async ({
  page,
}) => {
  const before = newStranger({ firstName: 'Mallory' })
  await page.addInitScript(({ email, firstName, lastName }) => {
    localStorage.setItem('signUpEmail', JSON.stringify(email))
    const linkSent = { email, firstName, lastName, expiresAt: Date.now() + 3_600_000 }
    localStorage.setItem('linkSent', JSON.stringify(linkSent))
  }, before)
  const scriptsCome = await lateScripts(page)
  await page.goto('/sign-up', { waitUntil: 'commit' })
  const ana = newStranger()
  await fillInSignUp(page, ana)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: 'One moment…' })).toBeVisible()
  const sent = page.waitForRequest('**/api/user')
  scriptsCome()
  expect((await sent).postDataJSON()).toMatchObject({ email: ana.email, firstName: ana.firstName })
  await page.waitForURL('**/sign-in')
})

test('a newcomer whose script loads late has to submit again, with the invited address @long', async ({
  page,
  person,
  browser,
  product,
  inbox,
}) => {
  await opensMembers(page, person, product)
  const newcomer = newStranger({ firstName: 'Theo', lastName: 'Okafor' })
  await invite(page, newcomer.email)
  const message = await inbox.newest(newcomer.email, invitationMail)
  const theirs = await secondBrowser(browser, product)
  await theirs.goto(message.link('/join_organization/'))
  await theirs.waitForURL('**/sign-in')

  const scriptsCome = await lateScripts(theirs)
  await theirs.goto('/sign-up', { waitUntil: 'commit' })
  await fillInSignUp(theirs, { ...newcomer, email: 'theo@elsewhere.example' })
  await theirs.getByRole('button', { name: 'Create account' }).click()
  await expect(theirs.getByRole('button', { name: 'One moment…' })).toBeVisible()
  const sent: unknown[] = []
  theirs.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/user'))
      sent.push(request.postDataJSON())
  })
  scriptsCome()
  await expect(theirs.getByLabel('Email address')).not.toBeEditable()
  await expect(theirs.getByLabel('Last name')).toHaveValue(newcomer.lastName)
  await theirs.getByRole('button', { name: 'Create account' }).click()
  await theirs.waitForURL('**/sign-in')
  expect(sent).toEqual([expect.objectContaining({ email: newcomer.email })])
})
