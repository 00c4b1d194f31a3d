import { drawPng } from '../../service/src/dev/demo/draw-png.ts'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { createsApplication } from '../support/applications.ts'
import { createsOrganization } from '../support/organizations.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const png = (side: number) => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: drawPng(side, (x, y) => (x > y ? [190, 18, 60] : [255, 255, 255])),
})
/** This file's name and type don't match its content. */
const svg = { ...png(1), buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }

async function chooses(page: Page, button: Locator, file: ReturnType<typeof png>) {
  const opening = page.waitForEvent('filechooser')
  await button.press('Enter')
  await (await opening).setFiles(file)
}

test.describe('when the service rejects the request', () => {
  test.use({ allowedFaults: [/status of 400/] })

  test('AP-3: a logo is uploaded, shown, replaced, and removed @axe', async ({
    page,
    person,
    product,
  }) => {
    await signIn(page, person)
    const organization = await createsOrganization(product, person)
    const { id } = await createsApplication(product, person, organization)
    await page.goto(`/application/${id}`)
    const logo = page.getByRole('group', { name: 'Logo' })
    const upload = logo.getByRole('button', { name: /^(Upload|Replace) logo$/ })
    const image = logo.locator('img')

    await chooses(page, upload, svg)
    await expect(logo).toContainText('Choose a PNG, JPEG, or WebP image.')
    await chooses(page, upload, { ...png(16), buffer: Buffer.alloc(257 * 1024) })
    await expect(logo).toContainText('Choose an image of up to 256 KB.')
    await expectAccessible(page, 'a logo that was refused')
    await expect(image).toBeHidden()

    await chooses(page, upload, png(64))
    await expect(page.getByText('Logo updated')).toBeVisible()
    await expect(logo).not.toContainText('Choose an image')
    await expect(upload).toHaveText('Replace logo')
    // The console's own content security policy allows this image.
    await expect(image).toHaveJSProperty('naturalWidth', 64)
    const before = await image.getAttribute('src')
    await chooses(page, upload, png(32))
    await expect(image).not.toHaveAttribute('src', before!)
    await expect(image).toHaveJSProperty('naturalWidth', 32)

    await page.goto(`/organization/${organization.id}/applications`)
    await expect(page.getByRole('main').locator('img')).toHaveJSProperty('naturalWidth', 32)
    await expectAccessible(page, 'an application with a logo')

    await page.goto(`/application/${id}`)
    await logo.getByRole('button', { name: 'Remove logo' }).press('Enter')
    await expect(page.getByText('Logo removed')).toBeVisible()
    await expect(upload).toHaveText('Upload logo')
    await expect(upload).toBeFocused()
  })
})
