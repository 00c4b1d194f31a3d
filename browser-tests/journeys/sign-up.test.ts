import { passwordRules } from '@accord/contract/rules/password-rules.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { secondBrowser } from '../support/members.ts'
import { newStranger, createsAccountIn, fillInSignUp, goodPassword } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import type { Page } from '@playwright/test'

const submit = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()

test('SU-1, SU-5, RP-5, RT-1: a newcomer signs up, and the emailed link signs in', async ({
  page,
  inbox,
}) => {
  const ana = newStranger()
  // The service prints this URL, and the person has no other destination.
  await page.goto('/')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await fillInSignUp(page, ana)
  await submit(page)

  await page.waitForURL('**/sign-in')
  await expect(
    page.getByText('Account created. Please check your email for verification code.'),
  ).toBeVisible()

  // Unlike the snackbar, the instructions stay. A wrong address can be changed without typing
  // everything again.
  const sent = page.getByRole('status').filter({ hasText: `We sent a link to ${ana.email}` })
  await page.reload()
  await expect(sent).toBeVisible()
  await expectAccessible(page, 'sign-in after sign-up')
  await sent.getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByText('Please check your email for new verification link')).toBeVisible()
  await sent.getByRole('link', { name: 'Change address' }).click()
  await page.waitForURL('**/sign-up')
  await expect(page.getByLabel('Email address')).toHaveValue(ana.email)
  await expect(page.getByLabel('Last name')).toHaveValue(ana.lastName)
  await page.goBack()

  const email = await inbox.newest(ana.email, 'Verify your email address')
  await page.goto(email.link('/verify-email/'))
  await expect(page.getByRole('heading', { name: 'Email verified!' })).toBeVisible()
  // The code was removed from the URL, and therefore from the history.
  await expect(page).not.toHaveURL(/acc_/)

  // The person chose the password in this browser a moment ago, so they don't have to type it
  // again.
  await page.waitForURL('**/user/profile')
  await expect(page.getByLabel('First name')).toHaveValue(ana.firstName)
  await expect(page.getByRole('region', { name: 'Start here' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/sign-in')
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(sent).toHaveCount(0)
})

test.describe('a link that is no longer valid', () => {
  test.use({ allowedFaults: [/status of 400/] })

  test('RP-5: a used link offers a new link, but shows success in the browser where it was used', async ({
    page,
    inbox,
    browser,
    product,
  }) => {
    const ana = await createsAccountIn(page)
    const link = (await inbox.newest(ana.email, 'Verify your email address')).link('/verify-email/')
    await page.goto(link)
    await page.waitForURL('**/user/profile')

    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Email verified!' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/user/profile',
    )
    // After a reload, the page no longer has the code.
    await page.reload()
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to sign in' })).toBeVisible()

    const elsewhere = await secondBrowser(browser, product)
    await elsewhere.goto(link)
    await expect(elsewhere.getByRole('heading', { name: 'Unable to verify email!' })).toBeVisible()
    await expect(elsewhere.getByText('Email verification failed.')).toBeVisible()
    await expect(elsewhere.getByText('This link has expired or was already used.')).toBeVisible()
    await elsewhere.getByRole('link', { name: 'Back to sign in' }).click()
    await elsewhere.waitForURL('**/sign-in')
  })
})

test('RP-5: a stored location continues one second after verification @long', async ({
  page,
  inbox,
}) => {
  const ana = await createsAccountIn(page)
  await page.goto('/user/account')
  await page.waitForURL('**/sign-in')

  const email = await inbox.newest(ana.email, 'Verify your email address')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(email.link('/verify-email/'))
  await expect(page.getByRole('heading', { name: 'Email verified!' })).toBeVisible()
  await page.clock.runFor(1000)
  await page.waitForURL('**/user/account')
})

test('SU-2: the checklist shows each password rule and whether it is met @long', async ({
  page,
}) => {
  await page.goto('/sign-up')
  const rule = (sentence: string) => page.getByRole('listitem').filter({ hasText: sentence })
  await page.getByLabel('Password', { exact: true }).focus()
  for (const { sentence } of passwordRules) await expect(rule(sentence)).toBeVisible()

  await page.getByLabel('Email address').fill('harbour@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Harbour-42')
  await expect(rule('at least 8 characters')).toContainText(', met')
  await expect(rule('cannot contain your email address')).toContainText('not yet met')
  await page.getByLabel('Password', { exact: true }).fill('Lantern-42')
  await expect(rule('cannot contain your email address')).not.toContainText('not yet met')
})

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px${viewport.width === 360 ? '' : ' @long'}`, () => {
    test.use({ viewport })

    test('SU-2: the checklist is an accessible tooltip of the field that covers nothing', async ({
      page,
    }) => {
      await page.goto('/sign-up')
      const field = page.getByLabel('Password', { exact: true })
      const confirm = page.getByLabel('Confirm password')
      const tip = page.getByRole('tooltip')
      await expect(tip).toBeHidden()
      // The field's description contains the rules, whether they're visible or not.
      const all = new RegExp(passwordRules.map(({ sentence }) => sentence).join('.*'))
      await expect(field).toHaveAccessibleDescription(all)
      const before = await confirm.boundingBox()

      await page.getByLabel('Email address').focus()
      await page.keyboard.press('Tab')
      await expect(field).toBeFocused()
      await expect(tip).toBeVisible()
      expect(await confirm.boundingBox()).toEqual(before)
      const { y, height } = before!
      const shown = (await tip.boundingBox())!
      const beside = shown.x > before!.x + before!.width
      expect(beside || shown.y >= y + height).toBe(true)
      expect(shown.x + shown.width).toBeLessThanOrEqual(viewport.width)

      await page.keyboard.press('Escape')
      await expect(tip).toBeHidden()
      await confirm.click()
      await field.click()
      await expect(tip).toBeVisible()
      await confirm.click()
      await expect(tip).toBeHidden()
    })
  })
}

for (const width of [360, 900]) {
  test.describe(`at ${width} px${width === 360 ? '' : ' @long'}`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('SU-2: the checklist doesn’t block the first click on the button after a password meets every rule @long', async ({
      page,
    }) => {
      await page.goto('/sign-up')
      await fillInSignUp(page, newStranger())
      const field = page.getByLabel('Password', { exact: true })
      await field.fill('short')
      const tip = page.getByRole('tooltip')
      await expect(tip).toBeVisible()
      await field.fill(goodPassword)
      await expect(tip).toBeHidden()
      // Clicks at this point, regardless of the element there.
      const {
        x,
        y,
        width: wide,
        height,
      } = (await page.getByRole('button', { name: 'Create account' }).boundingBox())!
      await page.mouse.click(x + wide / 2, y + height / 2)
      await page.waitForURL('**/sign-in')
    })
  })
}

test('SU-3, SI-2: links between sign-in, sign-up and forgotten password keep the query string', async ({
  page,
}) => {
  const query = '?application=123&state=a%2Bb%2F%3D&redirect=https%3A%2F%2Fapp.example%2Fback'
  await page.goto(`/sign-up${query}`)
  await page.getByRole('link', { name: 'Already have an account? Sign in.' }).click()
  await expect(page).toHaveURL(new RegExp(`/sign-in${escaped(query)}$`))
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(new RegExp(`/forgot-password${escaped(query)}$`))
  await page.goBack()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(new RegExp(`/sign-up${escaped(query)}$`))
})

test('SU-4: every invalid field shows its message, and nothing is sent', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0))
  await page.goto('/sign-up')
  await expect(page.getByLabel('First name')).toBeFocused()
  await submit(page)
  for (const sentence of [
    'Enter your first name.',
    'Enter your last name.',
    'Enter an email address.',
    'Enter a password.',
    'Enter the password again.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expect(page.getByLabel('First name')).toBeFocused()

  await fillInSignUp(page, newStranger({ email: 'not-an-address', password: 'short' }), 'other')
  await submit(page)
  await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 8 characters/,
  )
  await expect(page.getByText('must be the same with the password.')).toBeVisible()
  expect(sent).toBe(0)
})

const broken: [password: string, sentence: string][] = [
  ['Ab1-xyq', 'Password must be at least 8 characters'],
  ['harbour-42', 'Password must contain both uppercase and lowercase letters'],
  ['Harbour-light', 'Password must contain at least one number'],
  ['Harbour42light', 'Password must contain at least one special character'],
  ['Harrrbour-42', 'Password cannot contain three identical characters in a row'],
  ['Harbour-123', 'Password cannot contain three consecutive characters'],
  ['Lighthouse-42', 'Password cannot contain your email address'],
]
test('PW-1, PW-2, PW-3, PW-4, PW-5, PW-6, PW-7: the first broken rule appears at the field', async ({
  page,
}) => {
  await page.goto('/sign-up')
  await fillInSignUp(page, newStranger({ email: 'lighthouse@example.com' }))
  const field = page.getByLabel('Password', { exact: true })
  for (const [password, sentence] of broken) {
    await field.fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await submit(page)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    // The checklist is excluded, because it contains every message.
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${sentence}`))
  }
})

test.describe('when the service rejects the request', () => {
  test.use({ allowedFaults: [/status of (400|500)/] })

  test('SU-6: an address that already has an account is rejected in upper and lower case @long', async ({
    page,
    person,
  }) => {
    await page.goto('/sign-up')
    await fillInSignUp(page, newStranger({ email: person.email.toUpperCase() }))
    await submit(page)
    await expect(page.getByRole('alert')).toHaveText(/Sorry, that account already exists/)
    await expect(page.getByLabel('First name')).toHaveValue('Ana')
    const waysIn = page.getByRole('alert')
    await expect(waysIn.getByRole('link', { name: 'Forgot password?' })).toBeVisible()
    await waysIn.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Email address')).toHaveValue(person.email)
  })

  test('SU-6: a 400 means that the account exists, unless the body names another reason, and a 500 is unexpected', async ({
    page,
  }) => {
    // Consecutive messages differ, so each one can be matched to its request.
    const bodies = [
      [400, '', /Sorry, that account already exists/],
      [400, '{"code":"invalid_input","message":"Invalid or missing inputs"}', /Invalid or missing/],
      [400, '"Duplicate key"', /Sorry, that account already exists/],
      [500, '{}', /Unexpected error/],
    ] as const
    await page.goto('/sign-up')
    await fillInSignUp(page, newStranger())
    for (const [status, body, sentence] of bodies) {
      await page.route('**/api/user', (route) => route.fulfill({ status, body }), { times: 1 })
      await submit(page)
      await expect(page.getByRole('alert')).toHaveText(sentence)
    }
  })

  test('a common password is rejected at its field and can be corrected @long', async ({
    page,
  }) => {
    await page.goto('/sign-up')
    await fillInSignUp(page, newStranger({ password: 'Password1!' }))
    await submit(page)
    const field = page.getByLabel('Password', { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(
      /^This password, or one very similar to it, is on lists of common passwords\./,
    )
    await expect(page.getByRole('alert').filter({ hasText: 'Unexpected error' })).toBeHidden()
    await field.fill(goodPassword)
    await page.getByLabel('Confirm password').fill(goodPassword)
    await submit(page)
    await page.waitForURL('**/sign-in')
  })
})

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
