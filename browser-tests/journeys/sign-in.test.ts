import { lateScripts } from '../support/page-helpers.ts'
import {
  createsPerson,
  createsAccount,
  fillInSignIn,
  historyOf,
  storedIn,
} from '../support/people.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('SI-1, GEN-11: the sign-in panel is 404 px wide, with logo, title, two fields and a button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/sign-in')
  await expect(page).toHaveTitle(/Sign in/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Accord' })).toBeVisible()
  for (const path of ['/sign-in', '/sign-up']) {
    await page.goto(path)
    expect((await page.getByRole('main').boundingBox())?.width).toBe(404)
  }
})

test('SI-3, SES-1: a sign-in stores the user, the tokens, and the active token, but no email or password', async ({
  page,
  person,
}) => {
  await page.goto('/sign-in')
  await page.getByLabel('Email address').fill(person.email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  const request = page.waitForRequest('**/api/auth/login')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  expect((await request).postDataJSON()).toEqual({ email: person.email, password: person.password })
  await page.waitForURL('**/user/profile')

  const stored = await storedIn(page)
  const tokens = JSON.parse(stored['tokens']!) as Record<string, Record<string, string>>
  expect(Object.keys(tokens)).toEqual(['_user'])
  expect(tokens['_user']).toEqual({
    token: expect.stringMatching(/^acu_/),
    expiresAt: expect.stringMatching(/^\d{4}-/),
    key: '_user',
  })
  expect(JSON.parse(stored['activeToken']!)).toBe('_user')
  expect(JSON.parse(stored['user']!)).toMatchObject({ firstName: 'Ana', lastName: 'Duarte' })
  expect(JSON.stringify(stored)).not.toContain(person.password)
})

test('SI-4: the button is disabled while the request is pending', async ({ page, person }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/auth/login', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/sign-in')
  await fillInSignIn(page, person)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled()
  held.resolve()
  await page.waitForURL('**/user/profile')
})

test('SI-5: email and password are required, and the email must be valid', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const email = page.getByLabel('Email address')
  await expect(email).toHaveAccessibleDescription('Enter an email address.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Enter your password.',
  )
  await expect(email).toBeFocused()
  await email.fill('nobody')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Enter a valid email address.')
})

test.describe('when the service rejects the request', () => {
  test.use({ allowedFaults: [/status of (401|403|429|500)/] })

  test('SI-6, SES-2: a wrong password shows the service’s message, and the email is remembered', async ({
    page,
    person,
  }) => {
    await page.goto('/sign-in')
    await fillInSignIn(page, { email: person.email, password: 'Wrong-42-Lantern' })
    await expect(page.getByRole('alert')).toHaveText(/Invalid email or password\./)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.reload()
    await expect(page.getByLabel('Email address')).toHaveValue(person.email)
    expect(await page.evaluate(() => localStorage.getItem('signInEmail'))).toContain(person.email)
  })

  test('a rate limit on sign-in says when to try again @long', async ({ page, person }) => {
    await page.route(/\/api\/(auth\/login|password\/reset\/email)$/, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '3095' },
        json: { code: 'too_many_requests', message: 'Too many attempts.' },
      }),
    )
    const wait = 'Too many attempts. Try again in 52 minutes.'
    await page.goto('/sign-in')
    await fillInSignIn(page, person)
    await expect(page.getByRole('alert')).toContainText(wait)
    await page.goto('/forgot-password')
    await page.getByLabel('Email address').fill(person.email)
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByRole('alert')).toContainText(wait)
  })

  test('SI-7: a person with an unverified address can request a new verification email', async ({
    page,
    product,
    inbox,
  }) => {
    const ana = await createsAccount(product)
    await page.addInitScript(({ email, firstName, lastName }) => {
      const linkSent = { email, firstName, lastName, expiresAt: Date.now() + 3_600_000 }
      localStorage.setItem('linkSent', JSON.stringify(linkSent))
    }, ana)
    await page.goto('/sign-in')
    const beside = page.getByRole('button', { name: 'Resend' })
    await expect(beside).toBeVisible()
    await fillInSignIn(page, ana)
    await expect(page.getByRole('alert')).toHaveText(/E-mail address must be verified first\./)
    // One message says what's missing and where to change the address.
    await expect(beside).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'We sent a link' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Change address' })).toHaveAttribute(
      'href',
      '/sign-up',
    )

    const resend = page.getByRole('link', { name: 'Resend verification email' })
    await expect(resend).toHaveAttribute('href', '/verify-email/')
    await resend.click()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByText('Please check your email for new verification link')).toBeVisible()
    await expect.poll(() => inbox.count(ana.email)).toBe(2)
  })

  test('SI-7: a verification email that can’t be sent shows an error @long', async ({
    page,
    product,
  }) => {
    const ana = await createsAccount(product)
    await page.route('**/api/resend-verify-email', (route) => route.fulfill({ status: 500 }))
    await page.goto('/sign-in')
    await fillInSignIn(page, ana)
    const resend = page.getByRole('link', { name: 'Resend verification email' })
    await resend.click()
    await expect(
      page.getByText(
        'Unable to resend verification email. Make sure your email address is correct',
      ),
    ).toBeVisible()
    await expect(resend).toBeVisible()
  })
})

test('a form that is sent before the script loads waits for it and keeps the typed values', async ({
  page,
  person,
}) => {
  const scriptsCome = await lateScripts(page)
  await page.goto('/sign-in?next=1', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  // Errors in other scripts don't matter.
  await page.evaluate(`dispatchEvent(new ErrorEvent('error', { filename: location.href }))`)
  // React's listeners may exist before the page can respond.
  await page.evaluate(
    `document.querySelector('#root').addEventListener('submit', () => (document.title = 'sent beside'))`,
  )
  await page.getByLabel('Password', { exact: true }).press('Enter')
  const waits = page.getByRole('button', { name: 'One moment…' })
  await expect(waits).toBeVisible()
  // A second click doesn't send it twice.
  await waits.click()
  await expect(page).toHaveURL(/\/sign-in\?next=1$/)
  await expect(page).toHaveTitle(/^Sign in/)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) sent.push(request.method())
  })
  scriptsCome()
  await page.waitForURL('**/user/profile')
  expect(sent).toEqual(['POST'])
  expect((await historyOf(page)).join()).not.toContain('password')
})

test('a waiting form has to be sent again after more typing @long', async ({ page, person }) => {
  const scriptsCome = await lateScripts(page)
  await page.goto('/sign-in', { waitUntil: 'commit' })
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email address').fill(person.email)
  await password.fill('Harbour')
  await password.press('Enter')
  await expect(page.getByRole('button', { name: 'One moment…' })).toBeVisible()
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) sent.push(request.postDataJSON())
  })
  await password.fill(person.password)
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  await expect(button).not.toHaveAttribute('aria-busy')
  scriptsCome()
  await button.click()
  await page.waitForURL('**/user/profile')
  expect(sent).toEqual([{ email: person.email, password: person.password }])
})

test('a waiting form takes precedence over an existing session @long', async ({
  page,
  person,
  product,
  inbox,
}) => {
  await beginSession(page, await createsPerson(product, inbox, { firstName: 'Theo' }))
  const scriptsCome = await lateScripts(page)
  const known = page.waitForResponse('**/api/me')
  await page.route('**/api/auth/login', async (route) => {
    await (await known).finished()
    await route.continue()
  })
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'One moment…' })).toBeVisible()
  scriptsCome()
  await page.waitForURL('**/user/profile')
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
})

test.describe('with a script that can’t be loaded', () => {
  test.use({ allowedFaults: [/ERR_FAILED/] })

  test('a form submitted without its script leaks nothing, because the service discards its values and returns the page @long', async ({
    page,
    person,
  }) => {
    const fails = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await fails.promise
      await route.abort()
    })
    await page.goto('/sign-in?next=1', { waitUntil: 'commit' })
    await page.getByLabel('Email address').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    const handedBack = page.waitForEvent('framenavigated')
    fails.resolve()
    await handedBack
    await expect(page).toHaveURL(/\/sign-in\?next=1$/)
    // The page is returned without its script again, so it doesn't show a form.
    await expect(page.getByRole('heading', { name: "This page didn't load." })).toBeVisible()
  })
})

test.describe('with a script that fails at the start', () => {
  test.use({ allowedFaults: [/not known here/] })

  test('a waiting form is also returned if its script fails @long', async ({ page, person }) => {
    const fails = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await fails.promise
      await route.fulfill({
        contentType: 'text/javascript',
        body: 'throw new Error("not known here")',
      })
    })
    await page.goto('/sign-in?next=1', { waitUntil: 'commit' })
    await page.getByLabel('Email address').fill(person.email)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: 'One moment…' })).toBeVisible()
    const handedBack = page.waitForEvent('framenavigated')
    fails.resolve()
    await handedBack
    await expect(page.getByRole('heading', { name: "This page didn't load." })).toBeVisible()
    await expect(page).toHaveURL(/\/sign-in\?next=1$/)
  })
})

test('a person who’s already signed in continues from the sign-in page @long', async ({
  page,
  person,
}) => {
  await beginSession(page, person)
  await page.goto('/sign-in')
  await page.waitForURL('**/user/profile')
})
