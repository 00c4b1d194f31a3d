import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const chooseCanada = () => localStorage.setItem('userLanguage', '"en-CA"')

/** The pauses between retries, which double each time. The page doesn't actually wait for them. */
const pauses = [350, 700, 1400, 2800, 5600]

function skipPauses(skipped: number[]) {
  const kept: number[] = []
  const wait = globalThis.setTimeout
  const hurry = (then: () => void, pause = 0) => {
    if (!skipped.includes(pause)) return wait(then, pause)
    kept.push(pause)
    return wait(then, 0)
  }
  Object.assign(globalThis, { setTimeout: hurry, pausesKept: kept })
}

test('GEN-2, GEN-5: en-US is the default, and a stored en-CA applies from the first page', async ({
  page,
  person,
}) => {
  await page.goto('/sign-in')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.evaluate(chooseCanada)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  await signIn(page, person)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
})

test.describe('a catalog that fails to load', () => {
  test.use({ allowedFaults: [/status of 503/] })

  test('GEN-7: a failed request is retried up to 5 times, starting after 350 ms and doubling the delay', async ({
    page,
  }) => {
    let asked = 0
    await page.route('**/locales/en-CA.json', (route) => {
      asked += 1
      return asked <= pauses.length ? route.fulfill({ status: 503 }) : route.continue()
    })
    await page.addInitScript(chooseCanada)
    await page.addInitScript(skipPauses, pauses)
    await page.goto('/sign-in')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
    expect(asked).toBe(1 + pauses.length)
    expect(await page.evaluate('pausesKept')).toEqual(pauses)
  })
})
