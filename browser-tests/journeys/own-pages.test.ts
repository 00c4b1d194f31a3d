import { skipPauses } from '../support/page-helpers.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page, person }) => signIn(page, person))

test('RT-2, GEN-1: every URL of the person’s own pages works, and unknown URLs show a page too', async ({
  page,
}) => {
  for (const path of ['/', '/user']) {
    await page.goto(path)
    await page.waitForURL('**/user/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible()
  }
  await page.goto('/user/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await page.goto('/user/organizations')
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations' })).toBeVisible()
  for (const path of ['/user/nothing', '/user/profile/deeper', '/nothing-at-all']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
  }
  expect(await page.locator('body > *:not(script)').evaluateAll((all) => all[0]?.id)).toBe('root')
})

test('a row of tabs that’s too wide fades out at its end @long', async ({ page }) => {
  await page.setViewportSize({ width: 260, height: 740 })
  await page.goto('/user/account')
  const list = page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('list')
  const fades = async (position: string, size: string) => {
    await expect(list).toHaveCSS('mask-position', position)
    await expect(list).toHaveCSS('mask-size', size)
  }
  await fades('100% 50%', 'calc(100% + 40px) auto')
  const last = list.getByRole('link').last()
  await last.focus()
  // The row is scrolled to its end. Some browsers leave a fraction of a pixel.
  await expect(last).toBeInViewport({ ratio: 0.99 })
  await expect(list).toHaveCSS('mask-image', 'none')
  await last.blur()
  await expect(list).not.toHaveCSS('mask-image', 'none')
  await fades('0% 50%', 'calc(100% + 40px) auto')
  await list.evaluate((row) => row.scrollTo(row.scrollWidth / 8, 0))
  await expect(list).toHaveCSS('mask-size', '100% auto')
  // All tabs fit, so neither end of the row fades out.
  await page.setViewportSize({ width: 1440, height: 900 })
  await fades('50% 50%', 'calc(100% + 80px) auto')
})

test('RT-3, GEN-11: the side menu has General, Account and Organizations, 240 px wide @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const menu = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('link', { name: 'General' }) })
  await expect(menu.getByRole('link')).toHaveText(['General', 'Account', 'Organizations'])
  expect((await menu.locator('..').boundingBox())?.width).toBe(240)

  // Below 900 px, a button opens the menu as a sheet.
  await page.setViewportSize({ width: 600, height: 900 })
  await expect(menu.getByRole('link', { name: 'General' })).toBeHidden()
  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Account' }).click()
  await page.waitForURL('**/user/account')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('UP-1: a name change also updates the user in the session @long', async ({ page }) => {
  const update = page.getByRole('button', { name: 'Update' })
  await expect(update).toBeDisabled()
  await page.getByLabel('First name').fill('  Anabel ')
  await page.getByLabel('Last name').fill('')
  await update.click()
  await expect(page.getByText('Enter your last name.')).toBeVisible()

  await page.getByLabel('Last name').fill('Duarte-Okafor')
  await update.click()
  await expect(page.getByText('User details saved.')).toBeVisible()
  await expect(update).toBeDisabled()
  await expect(page.getByRole('banner')).toContainText('Anabel')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain('Anabel')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Anabel')
})

test.describe('when saving fails', () => {
  test.use({ allowedFaults: [/status of (400|500)/] })

  test('UP-1: a failed save shows the reason and keeps the typed values @long', async ({
    page,
  }) => {
    await page.getByLabel('First name').fill('Anabel')
    for (const [status, sentence] of [
      [400, 'Invalid or missing inputs.'],
      [500, 'Error saving user details.'],
    ] as const) {
      await page.route('**/api/user/*', (route) => route.fulfill({ status, json: {} }))
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByLabel('First name')).toHaveValue('Anabel')
    }
  })

  test('UP-5: a screen that can’t be shown explains why and links home', async ({ page }) => {
    await page.goto('/user/account/sessions')
    await skipPauses(page)
    await page.route('**/api/me/sessions*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    const card = page.getByRole('region', { name: 'Active sessions' })
    await expect(card).toContainText('Internal server error. Please try again later.')
    await page.unroute('**/api/me/sessions*')
    await card.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('This session')).toBeVisible()
  })
})

test('unsaved changes show a button that discards them @long', async ({ page, person }) => {
  const name = page.getByLabel('First name')
  await expect(name).toHaveValue(person.firstName)
  const discard = page.getByRole('button', { name: 'Discard changes' })
  await expect(discard).toHaveCount(0)
  await name.fill('')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await discard.click()
  await expect(name).toHaveValue(person.firstName)
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
  await expect(discard).toHaveCount(0)
})

test('UP-1, DLG-1: leaving a page with unsaved changes shows a confirmation, and Escape means no', async ({
  page,
}) => {
  await page.getByLabel('First name').fill('Anabel')
  const link = page.getByRole('navigation').getByRole('link', { name: 'Account' }).first()
  await link.click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Anabel')
  await link.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Anabel')
  await link.click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/user/account')
})
