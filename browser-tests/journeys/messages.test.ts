import { goTo } from '../support/page-helpers.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

// Animations are on in this test, as they are for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('DLG-2: a snackbar hides after 10 seconds, and clicking away does not close it', async ({
  page,
  person,
}) => {
  await page.clock.install()
  await signIn(page, person)
  await page.getByLabel('First name').fill('Anabel')
  // From here, the test controls the clock, because a busy machine could use up the ten seconds.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Update' }).click()
  const message = page.getByText('User details saved.')
  await expect(message).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.mouse.move(5, 300)
  await page.clock.runFor(9000)
  await expect(message).toBeVisible()
  await page.clock.runFor(1500)
  await expect(message).toBeHidden()
})

for (const width of [700, 900, 1440]) {
  const tag = width === 700 ? '' : ' @long'
  test(`at ${width} px, a message doesn’t cover any button of its form${tag}`, async ({
    page,
    person,
  }) => {
    await signIn(page, person)
    await page.setViewportSize({ width, height: 900 })
    const update = page.getByRole('button', { name: 'Update' })
    const { y, height } = (await update.boundingBox())!
    // The window is as low as possible while the button is still visible.
    await page.setViewportSize({ width, height: Math.round(y + height) + 8 })
    await page.getByLabel('First name').fill('Anabel')
    await update.click()
    await expect(page.getByText('User details saved.')).toBeVisible()
    // The message is on the right, and the page scrolls until it no longer covers the button.
    const message = (await page.getByText('User details saved.').locator('..').boundingBox())!
    expect(message.x + message.width).toBeGreaterThan(width - 40)
    const button = (await update.boundingBox())!
    expect(button.y + button.height).toBeLessThanOrEqual(message.y)
    await page.getByLabel('First name').fill('Ana')
    // Playwright would wait for the message to disappear, so the click has a short timeout.
    await update.click({ timeout: 5000 })
  })
}

test('at 360 px, content under a message can be reached by touch, with Tab, and by scrolling @long', async ({
  page,
  person,
}) => {
  await signIn(page, person)
  const field = page.getByLabel('First name')
  const update = page.getByRole('button', { name: 'Update' })
  const message = page.getByText('User details saved.')
  await page.setViewportSize({ width: 360, height: 740 })
  await field.fill('Anabel')
  await update.focus()
  await page.evaluate('scrollTo(0, 0)')
  const { y, height } = (await update.boundingBox())!
  // The window is as low as possible while the button is still visible.
  await page.setViewportSize({ width: 360, height: Math.round(y + height) + 8 })
  await page.evaluate('scrollTo(0, 0)')
  await page.keyboard.press('Enter')
  await expect(message).toBeVisible()
  await page.evaluate('scrollTo(0, 0)')
  const box = (await message.locator('..').boundingBox())!
  expect((await update.boundingBox())!.y + height).toBeGreaterThan(box.y)

  // The page scrolls until the message no longer covers the focused button.
  await field.fill('Ana')
  await goTo(page, update)
  const focused = (await update.boundingBox())!
  expect(focused.y + focused.height).toBeLessThanOrEqual(box.y)
  // The end of the page can also be scrolled until the message no longer covers it.
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
  const last = (await update.boundingBox())!
  expect(last.y + last.height).toBeLessThanOrEqual(box.y)

  // Selecting the message's text to copy it doesn't count as a click.
  const words = (await message.boundingBox())!
  await page.mouse.move(words.x + 2, words.y + words.height / 2)
  await page.mouse.down()
  await page.mouse.move(words.x + 60, words.y + words.height / 2, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate('getSelection().toString()')).not.toBe('')
  await expect(message).toBeVisible()

  await message.click()
  await expect(message).toBeHidden({ timeout: 1000 })
  await expect(update).toBeEnabled()
})

test.describe('messages for the service’s responses', () => {
  test.use({ allowedFaults: [/status of \d+|ERR_FAILED/] })

  const cases: [answer: object | 'abort', sentence: string][] = [
    [{ status: 500, json: {} }, 'Internal server error. Please try again later.'],
    [{ status: 404, json: {} }, 'Not found'],
    [{ status: 403, json: {} }, 'Access denied'],
    [{ status: 400, json: {} }, 'Bad request'],
    [{ status: 418, json: { brews: 'tea' } }, 'HTTP error 418 {"brews":"tea"}'],
    [{ status: 418, body: 'A teapot' }, 'A teapot'],
    [{ status: 400, json: 'Plain words' }, 'Plain words'],
    [{ status: 400, json: { message: 'A message' } }, 'A message'],
    ['abort', 'We were unable to process your request. Please try again later.'],
  ]
  test('DLG-3, DLG-4: a rejection shows the service’s message, or one for its status', async ({
    page,
  }) => {
    await page.goto('/sign-in')
    await page.getByLabel('Email address').fill('ana@example.com')
    await page.getByLabel('Password', { exact: true }).fill('anything')
    for (const [answer, sentence] of cases) {
      await page.route(
        '**/api/auth/login',
        (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)),
        { times: 1 },
      )
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByRole('alert')).toHaveText(sentence)
    }
  })
})
