import { expectAccessible } from '../support/accessibility.ts'
import { createsApplication } from '../support/applications.ts'
import { createsOrganization } from '../support/organizations.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, person, product }) => {
  await createsOrganization(product, person, { name: 'Northside Clinic' })
  await beginSession(page, person)
})

test('a menu can be used by keyboard and returns the focus @long', async ({ page }) => {
  await page.goto('/user/profile')
  const button = page.getByRole('button', { name: /Account menu/ })
  const item = (name: string) => page.getByRole('menu').getByText(name, { exact: true })
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'General' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitemradio', { name: 'English (Canada)' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitemradio', { name: 'English (Canada)' })).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toHaveCount(0)

  await button.click()
  await item('Light').click()
  // The menu stays open and shows the choice. A click outside closes it.
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('a read-only dialog closes with Escape or a click outside, and returns the focus @long', async ({
  page,
}) => {
  await page.goto('/user/profile')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const close = help.getByRole('button', { name: 'Close' })
  await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(close).toBeFocused()
  // The page behind the dialog can't be reached, not even with the keyboard.
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate("document.activeElement.matches('body, dialog *')")).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)

  const button = page.getByRole('button', { name: /Account menu/ })
  await button.click()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await expect(help).toBeVisible()
  await help.getByText('Show this help').click()
  await expect(help).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(help).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the account menu links to the reference and support, and changes the language @long', async ({
  page,
}) => {
  await page.goto('/user/profile')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'API reference' })).toHaveAttribute(
    'href',
    '/api/docs',
  )
  await expect(page.getByRole('menuitem', { name: 'Support' })).toHaveAttribute('href', /^mailto:/)
  const canadian = page.getByRole('menuitemradio', { name: 'English (Canada)' })
  await canadian.click()
  await expect(canadian).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
})

test('a role’s description appears on hover and focus, and disappears with Escape @long', async ({
  page,
}) => {
  await page.goto('/user/organizations')
  const chip = page.getByText('Owner', { exact: true })
  const meaning = page.getByText('Can do everything an admin can', { exact: false }).last()
  await expect(chip).toHaveAccessibleDescription(/Can do everything an admin can/)
  await expect(meaning).toBeHidden()
  await chip.hover()
  await expect(meaning).toBeVisible()
  await page.mouse.move(5, 300)
  await expect(meaning).toBeHidden()
  await chip.focus()
  await expect(meaning).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
})

test('a long name fits into the dialog that requires typing it, and one word is enough @long', async ({
  page,
  person,
  product,
}) => {
  const organization = await createsOrganization(product, person)
  const name = 'Sehr'.repeat(25)
  const { id } = await createsApplication(product, person, organization, { name })
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/application/${id}`)
    await page.getByRole('button', { name: 'Delete application' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('code')).toHaveText(name)
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    const remove = dialog.getByRole('button', { name: 'Delete application' })
    const typed = dialog.getByLabel('Type the name, or delete, to confirm')
    await expect(typed).toBeFocused()
    await typed.fill('remove')
    await expect(remove).toBeDisabled()
    await typed.fill(name)
    await expect(remove).toBeEnabled()
    await typed.fill('delete')
    await expect(remove).toBeEnabled()
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await expect(dialog.getByRole('status')).toHaveText(/Copied!|Copying failed/)
  }
  await expectAccessible(page, 'a dialog that asks for a long name')
})
