import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const chooseCanada = () => localStorage.setItem('userLanguage', '"en-CA"')

test('GEN-2, GEN-5: en-US is the default; a kept en-CA is spoken from the first page on', async ({
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

test.describe('a catalogue that does not come', () => {
  test.use({ allowedFaults: [/status of 503/] })

  test('GEN-7: a failed read is tried again up to 5 times, after 350 ms, doubling', async ({
    page,
  }) => {
    const asked: number[] = []
    await page.route('**/locales/en-CA.json', (route) => {
      asked.push(Date.now())
      return asked.length <= 5 ? route.fulfill({ status: 503 }) : route.continue()
    })
    await page.addInitScript(chooseCanada)
    await page.goto('/sign-in')
    // 350 + 700 + 1400 + 2800 + 5600 ms in all.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA', { timeout: 20_000 })
    expect(asked).toHaveLength(6)
    const pauses = asked.slice(1).map((time, index) => time - asked[index]!)
    pauses.forEach((pause, index) => {
      expect(pause).toBeGreaterThanOrEqual(350 * 2 ** index - 20)
      expect(pause).toBeLessThan(350 * 2 ** index + 1500)
    })
  })

  test('GEN-7: when it never comes, the page stays in English', async ({ page }) => {
    await page.clock.install()
    await page.route('**/locales/en-CA.json', (route) => route.fulfill({ status: 503 }))
    await page.addInitScript(chooseCanada)
    await page.goto('/sign-in')
    await page.clock.runFor(60_000)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByLabel('E-mail address')).toBeEnabled()
  })
})
