import { expectAccessible } from '../support/accessibility.ts'
import { lateScripts } from '../support/page-helpers.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.describe('with a script that can’t be loaded', () => {
  test.use({ allowedFaults: [/ERR_FAILED/] })

  test('a page whose script can’t be loaded shows a notice and can be reloaded by keyboard', async ({
    page,
    person,
  }) => {
    await beginSession(page, person)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/user/organizations')
    await expect(page.getByRole('alert')).toContainText("This page didn't load.")
    await expectAccessible(page, 'a page whose script did not come')
    await page.unroute('**/assets/*.js')
    await page.getByRole('link', { name: 'Reload page' }).press('Enter')
    await expect(page.getByText("You don't belong to an organization yet")).toBeVisible()
  })

  for (const path of ['/', '/sign-in', '/logout', '/verify-email/none']) {
    test(`${path} shows a notice to visitors too @long`, async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(path)
      const title = page.getByRole('heading', { name: "This page didn't load.", level: 1 })
      await expect(title).toBeVisible()
      // Nothing on the page looks as if it's loading or could be filled in.
      await expect(page.getByRole('heading')).toHaveCount(1)
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expectAccessible(page, `${path}, whose script did not come`)
      await page.unroute('**/assets/*.js')
      await page.getByRole('link', { name: 'Reload page' }).press('Enter')
      await expect(title).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test.describe('with a script that throws at the start', () => {
  test.use({ allowedFaults: [/not known here|addEventListener is not a function/] })

  for (const path of ['/user/organizations', '/device']) {
    test(`${path} shows a notice and can be reloaded @long`, async ({ page, person }) => {
      await beginSession(page, person)
      await page.route('**/assets/*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'throw new Error("not known here")',
        }),
      )
      await page.goto(path)
      const notice = page.getByText("This page didn't load.").first()
      await expect(notice).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(0)
      await page.unroute('**/assets/*.js')
      await page.getByRole('link', { name: 'Reload page' }).click()
      await expect(notice).toBeHidden()
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toBeVisible()

      // Later errors don't replace the page.
      await page.evaluate(throws('/assets/one.js'))
      await expect(title).toBeVisible()
      await expect(notice).toBeHidden()
    })
  }

  test('a page shows a notice if its first render fails @long', async ({ page, person }) => {
    await beginSession(page, person)
    // Before its first render, React adds listeners to the root element.
    await page.addInitScript('HTMLDivElement.prototype.addEventListener = undefined')
    await page.goto('/user/organizations')
    await expect(page.getByRole('alert')).toContainText("This page didn't load.")
  })

  test('a page ignores an error in someone else’s script @long', async ({ page, person }) => {
    await beginSession(page, person)
    const letThrough = await lateScripts(page)
    await page.goto('/user/organizations', { waitUntil: 'commit' })
    const loading = page.getByRole('status').filter({ hasText: 'Loading…' })
    await expect(loading).toBeAttached()
    await page.evaluate(throws('https://other.example/assets/one.js'))
    await expect(loading).toBeAttached()
    letThrough()
    await expect(page.getByText("You don't belong to an organization yet")).toBeVisible()
  })
})

/** Throws an error in the way that a browser reports errors of a script at this URL. */
function throws(address: string) {
  const filename = `new URL('${address}', location.href).href`
  return `dispatchEvent(new ErrorEvent('error', { filename: ${filename} }))`
}
