import type { Page } from '@playwright/test'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { storedIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Contents' })

/** Returns a session's token, as a developer would get it with curl. */
async function tokenOf(page: Page, { email, password }: { email: string; password: string }) {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

test('a developer finds a call, copies it and tries it with their own token', async ({
  page,
  person,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const token = await tokenOf(page, person)
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 2 }).nth(5)).toBeAttached()
  await expect(page.locator('main h2').first()).toHaveText('Get a token')

  // A call with this name is listed before calls that only mention it.
  await page.keyboard.press('/')
  await page.keyboard.type('create app')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#createApplication$/)
  // The word occurs only in the path, and the call is on the page for people.
  await page.getByLabel('Find a call').fill('me/sessions list')
  await expect(menuOf(page).getByRole('link')).toHaveText([/List sessions/])
  await expect(menuOf(page).getByRole('heading')).toHaveText(['For people'])
  await expect(menuOf(page).getByRole('status')).toHaveText('1 found')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/people\?find=.*#listSessions$/)
  const call = page.getByRole('article', { name: 'List sessions' })
  await expect(call).toBeInViewport()
  await expect(menuOf(page).getByRole('link', { name: 'List sessions' })).toHaveAttribute(
    'aria-current',
    'true',
  )

  await call.getByRole('button', { name: /^Copy Request/ }).click()
  await expect(call.getByText('Copied')).toBeVisible()
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(copied).toMatch(
    /^curl '.*\/api\/me\/sessions' \\\n {2}-H "Authorization: Bearer \$TOKEN"$/,
  )

  await call.getByRole('button', { name: 'Try it' }).click()
  await call.getByLabel('Your token').fill(token)
  await call.getByLabel('$limit').fill('1')
  await page.keyboard.press('Enter')
  await expect(call.getByRole('status')).toContainText('200')
  await expect(call.getByRole('status')).toContainText('"limit": 1')

  // The token is filled in for all other calls, but isn't stored anywhere else.
  const other = page.getByRole('article', { name: 'Get own email' })
  await other.getByRole('button', { name: 'Try it' }).click()
  await expect(other.getByLabel('Your token')).toHaveValue(token)
  await other.getByRole('button', { name: 'Send GET' }).click()
  await expect(other.getByRole('status')).toContainText(person.email)
  expect(JSON.stringify(await storedIn(page))).not.toContain(token)
  expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain(token)
  await page.reload()
  await other.getByRole('button', { name: 'Try it' }).click()
  await expect(other.getByLabel('Your token')).toHaveValue('')
})

test('the switch between applications and people keeps the search, by keyboard @long', async ({
  page,
}) => {
  await page.goto('/api/docs')
  const audience = (name: string) => page.getByRole('link', { name, exact: true })
  await expect(audience('For applications')).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('/')
  await page.keyboard.type('session')
  await audience('For people').focus()
  await page.keyboard.press('Enter')
  await expect(audience('For people')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByLabel('Find a call')).toHaveValue('session')
  await expect(menuOf(page).getByRole('link', { name: 'End session' })).toBeVisible()
  await expect(menuOf(page).getByRole('link', { name: 'Passkeys' })).toHaveCount(0)

  // A URL with a call's name leads to the page with that call.
  await page.goto('/api/docs#listSessions')
  await expect(page).toHaveURL(/\/api\/docs\/people#listSessions$/)
  await page.goto('/api/docs/people#login')
  await expect(page).toHaveURL(/\/api\/docs#login$/)
  await expect(page.getByRole('article', { name: 'Login' })).toBeInViewport()
})

test.describe('rejected calls', () => {
  test.use({ allowedFaults: [/status of 40[01]/] })

  test('a call from the reference sends only the pasted token, and text in its response is shown as plain text @long', async ({
    page,
    person,
  }) => {
    // This browser also has a session's cookies.
    await page.request.post('/api/auth/login', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { email: person.email, password: person.password },
    })
    await page.goto('/api/docs#me')
    const me = page.getByRole('article', { name: 'Me', exact: true })
    await me.getByRole('button', { name: 'Try it' }).click()
    await me.getByRole('button', { name: 'Send GET' }).click()
    await expect(me.getByRole('status')).toContainText('401')

    const login = page.getByRole('article', { name: 'Login' })
    await login.getByRole('button', { name: 'Try it' }).click()
    await expect(login.getByText('This call changes real data.')).toBeVisible()
    await login.getByLabel('Body').fill('{"<img src=x onerror=alert(1)>": 1}')
    await login.getByRole('button', { name: 'Send POST' }).click()
    await expect(login.getByRole('status')).toContainText('"code": "invalid_input"')
    await expect(login.locator('img')).toHaveCount(0)
  })
})

test('a person opens the contents on a phone, goes to a section, and chooses a color scheme @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/api/docs')
  await expectToFit(page, 'the reference on a phone')
  await expect(menuOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Contents', exact: true }).click()
  await expect(menuOf(page)).toBeVisible()
  // The contents start below the bar and aren't taller than the screen, so all of them can be
  // scrolled to.
  const menu = (await menuOf(page).boundingBox())!
  expect(menu.y).toBeGreaterThan(50)
  expect(menu.y + menu.height).toBeLessThanOrEqual(800)
  await page.getByLabel('Find a call').fill('organization')
  await menuOf(page).getByRole('link', { name: 'Get organization' }).click()
  await expect(menuOf(page)).toBeHidden()
  await expect(page.getByRole('article', { name: 'Get organization' })).toBeInViewport()

  // The search text is kept on the other page.
  await page.getByRole('button', { name: 'Contents', exact: true }).click()
  await page.getByRole('link', { name: 'For people', exact: true }).click()
  await expect(page).toHaveURL(/\/people\?find=organization$/)
  await expectToFit(page, 'the reference for people on a phone')
  await menuOf(page).getByRole('link', { name: 'Leave organization' }).click()
  await expect(menuOf(page)).toBeHidden()
  await expect(page.getByRole('article', { name: 'Leave organization' })).toBeInViewport()

  await page.getByRole('button', { name: 'Dark colors' }).click()
  const scheme = () => page.evaluate('getComputedStyle(document.documentElement).colorScheme')
  await expect.poll(scheme).toBe('dark')
  await page.reload()
  await expect.poll(scheme).toBe('dark')
})

for (const address of ['/api/docs', '/api/docs/people']) {
  // The page is built from two documents, and `npm test` checks only one with axe.
  const tag = address === '/api/docs' ? '@axe' : '@axe @long'
  test(`axe finds no violations on ${address}, before and after trying a call ${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(address)
    await expectToFit(page, 'every call')
    // All calls have the same layout, so the first call of each subject represents the others.
    await page
      .locator('article + article')
      .evaluateAll((others) => others.map((one) => one.remove()))
    await page.getByRole('button', { name: 'Try it' }).first().click()
    for (const more of await page.locator('summary').all()) await more.click()
    await expectAccessible(page, 'the reference')
  })
}

test('the printed reference is complete and has no buttons @long', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/api/docs')
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(20, 27, 27)')
  await expect(menuOf(page)).toBeHidden()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('Errors of this call').first()).toBeVisible()
  await expect(page.locator('article#login table')).toBeVisible()
})
