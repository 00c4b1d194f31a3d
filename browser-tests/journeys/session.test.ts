import { openDatabase } from '@accord/service/database/open.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { createsOrganization } from '../support/organizations.ts'
import { createsPerson, fillInSignIn, signIn, storedIn } from '../support/people.ts'
import { beginSession, expireTokenIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { registersApplication, startThirdParty } from '../support/third-party.ts'

const keptToken = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('tokens')!) as Record<string, { token: string }>)['_user']!
        .token,
  )

test('RT-10: a visitor without a session is sent to sign-in with the query string, and returns afterwards', async ({
  page,
  person,
}) => {
  await page.goto('/user/account?activity=2')
  await page.waitForURL('**/sign-in?activity=2')
  await fillInSignIn(page, person)
  await page.waitForURL('**/user/account?activity=2')
})

test('RT-10, SI-8: an application’s flow survives a page with its own parameters @long', async ({
  page,
  person,
  product,
}) => {
  await using party = await startThirdParty()
  const { redirect } = party
  const organization = await createsOrganization(product, person)
  const { id: application, name } = await registersApplication(product, person, organization, {
    redirectUris: [redirect],
  })
  const flow = new URLSearchParams({ application, state: 's1', redirect }).toString()
  await page.goto(`/user/account?activity=2&${flow}`)
  await page.waitForURL(`**/sign-in?activity=2&${flow}`)
  await fillInSignIn(page, person)
  await expect(page.getByRole('heading', { level: 1, name: `Authorize ${name}` })).toBeVisible()
})

test('RT-10: the session is checked on every path change @long', async ({ page, person }) => {
  await signIn(page, person)
  for (const name of ['Account', 'Organizations', 'General']) {
    const check = page.waitForResponse('**/api/me')
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
    expect((await check).request().headers()['authorization']).toMatch(/^Bearer acu_/)
    // While a check is running, a navigation doesn't start a second one.
    await (await check).finished()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test.describe('when the service no longer accepts the token', () => {
  test.use({ allowedFaults: [/status of 401/] })

  test('RT-11, SES-8: the session is removed, and the sign-in page explains why, once', async ({
    page,
    person,
  }) => {
    await signIn(page, person)
    await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
    await page.context().clearCookies()
    await page.getByRole('navigation').getByRole('link', { name: 'Account' }).first().click()
    await page.waitForURL('**/sign-in')
    await expect(page.getByText('Your session expired. Please sign in again.')).toBeVisible()
    const stored = await storedIn(page)
    expect(Object.keys(stored)).not.toContain('tokens')
    expect(Object.keys(stored)).not.toContain('sessionExpired')

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText('Your session expired. Please sign in again.')).toBeHidden()
  })
})

test('SES-7: a token in its last five minutes is refreshed silently', async ({ page, person }) => {
  await signIn(page, person)
  const before = await keptToken(page)
  await expireTokenIn(page, 4 * 60 * 1000)
  const refresh = page.waitForResponse('**/api/auth/refresh')
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).first().click()
  expect((await refresh).status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Sign-in methods' })).toBeVisible()
  await expect.poll(() => keptToken(page)).not.toBe(before)
})

test('SES-7: two tabs refresh a shared token only once @long', async ({
  page,
  person,
  context,
}) => {
  await signIn(page, person)
  // The first tab opens this one, so they share a process. Across processes, a storage change may
  // arrive after the lock that guards it, and cause a second, harmless refresh.
  const opened = context.waitForEvent('page')
  await page.evaluate("void open('/user/profile')")
  const other = await opened
  await expect(other.getByLabel('First name')).toHaveValue('Ana')
  await expireTokenIn(page, 4 * 60 * 1000)

  let refreshes = 0
  context.on('request', (request) => (refreshes += request.url().endsWith('/auth/refresh') ? 1 : 0))
  await Promise.all(
    [page, other].map(async (tab) => {
      await tab.getByRole('navigation').getByRole('link', { name: 'Account' }).first().click()
      await expect(tab.getByRole('heading', { name: 'Sign-in methods' })).toBeVisible()
    }),
  )
  expect(refreshes).toBe(1)
})

test('SES-9, GEN-5, GEN-12: signing out revokes the tokens and clears the session and the language', async ({
  page,
  person,
  product,
}) => {
  await signIn(page, person)
  await page.evaluate(() => localStorage.setItem('userLanguage', '"en-CA"'))
  await page.reload()
  const cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const token = await keptToken(page)
  for (const path of ['/user/account', '/user/organizations', '/user/profile']) {
    await page.goto(path)
    const bar = page.getByRole('banner')
    await expect(bar.getByText('Accord')).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Sign out' })).toBeVisible()
  }

  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/sign-in')
  const left = await page.evaluate(() => Object.keys(localStorage))
  // The session's start and end are recorded.
  expect(left.toSorted()).toEqual(['ends', 'signedOut'])

  const replayed = await fetch(`${product.url}/api/me`, {
    headers: { authorization: `Bearer ${token}`, cookie },
  })
  expect(replayed.status).toBe(401)
})

test('RT-12: /logout shows its message, ends the session, and goes to sign-in', async ({
  page,
  person,
}) => {
  await signIn(page, person)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/auth/logout', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/logout')
  await expect(page.getByText('Logging out...')).toBeVisible()
  held.resolve()
  await page.waitForURL('**/sign-in')
  expect(await page.evaluate(() => localStorage.getItem('tokens'))).toBeNull()
})

test('RT-12: /logout asks for confirmation before it redirects to a site that someone else registered @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  const stranger = await createsPerson(product, inbox)
  const organization = await createsOrganization(product, stranger)
  await registersApplication(product, stranger, organization, {
    redirectUris: ['https://app.example/callback'],
  })
  await beginSession(page, person)
  await page.goto('/logout?redirect=https%3A%2F%2Fapp.example%2Fbye')
  await expect(page.getByRole('link', { name: 'Continue to app.example' })).toHaveAttribute(
    'href',
    'https://app.example/bye',
  )
  expect(Object.keys(await storedIn(page))).not.toContain('tokens')
})

test('RT-12: /logout redirects directly to a site of an application that the person knows @long', async ({
  page,
  person,
  product,
}) => {
  await using site = await startThirdParty()
  const organization = await createsOrganization(product, person)
  await registersApplication(product, person, organization, {
    redirectUris: [`http://${site.host}/callback`],
  })
  await beginSession(page, person)
  await page.goto(`/logout?redirect=${encodeURIComponent(site.redirect)}`)
  await page.waitForURL(site.redirect)
  await page.goto('/sign-in')
  expect(Object.keys(await storedIn(page))).not.toContain('tokens')
})

test('RT-12: /logout opened by another site requires one click first @long', async ({
  page,
  person,
  product,
}) => {
  await using site = await startThirdParty()
  const opensLogout = async () => {
    await page.goto(site.redirect)
    await page.evaluate(`void location.assign('${product.url}/logout')`)
  }
  await signIn(page, person)
  await opensLogout()
  await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible()
  await expectAccessible(page, 'whether to sign out')
  expect(Object.keys(await storedIn(page))).toContain('tokens')
  await page.getByRole('link', { name: 'Stay signed in' }).click()
  await page.waitForURL('**/user/profile')

  await opensLogout()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/sign-in')
  expect(Object.keys(await storedIn(page))).not.toContain('tokens')
  // No one is signed in, so no confirmation is needed.
  await opensLogout()
  await page.waitForURL('**/sign-in')
})

test.describe('while strangers are guessing the password', () => {
  test.use({ allowedFaults: [/status of 429/] })

  test('a known browser can sign in, and an unknown one sees when to try again @long', async ({
    page,
    person,
    product,
    browser,
  }) => {
    await page.goto('/sign-in')
    await fillInSignIn(page, person)
    await page.waitForURL('**/user/**')
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/sign-in')
    // This has the same effect as attempts from many networks that reached the limit.
    const { pool, close } = openDatabase(product.databaseUrl)
    await pool.query(
      `update limits set blocked_until = now() + interval '52 minutes'
       where name = 'signInPerAccount' and key = $1`,
      [person.email],
    )
    await close()

    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto(`${product.url}/sign-in`)
    await fillInSignIn(elsewhere, person)
    const refused = elsewhere.getByRole('alert')
    await expect(refused).toContainText('Too many attempts. Try again in 52 minutes.')

    await fillInSignIn(page, person)
    await page.waitForURL('**/user/**')
  })
})
