import { expectAccessible } from '../support/accessibility.ts'
import { saved, verified } from '../support/exports.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

// The service rejects a second request on the same day.
test.use({ allowedFaults: [/status of 429/] })

test('a person requests their data, follows the email, and verifies the file', async ({
  page,
  person,
  inbox,
}, testInfo) => {
  await beginSession(page, person)
  await page.goto('/user/account/privacy')
  const card = page.getByRole('region', { name: 'Your data' })
  await expectAccessible(page, 'the account before its data was asked for')
  await expect(page.getByRole('link', { name: 'Check a file' })).toHaveAttribute(
    'href',
    '/user/proof',
  )
  await page.setViewportSize({ width: 360, height: 800 })
  await card.getByRole('button', { name: 'Request file' }).click()
  await expect(page.getByText("We'll email you when the file is ready.")).toBeVisible()
  const email = await inbox.newest(person.email, 'Your data is ready to download')
  await page.goto(email.link('/user/account/privacy'))

  await expect(card).toContainText(/data-about-me-[\d-]+\.zip/)
  await expect(card).toContainText('Expires in 7 days')
  const name = (await card.getByText(/^data-about-me-/).boundingBox())!
  const download = (await card.getByRole('button', { name: 'Download' }).boundingBox())!
  expect(download.y).toBeGreaterThan(name.y + name.height)
  await expectAccessible(page, 'the account with a file of its data')
  const path = await saved(page, card.getByRole('button', { name: 'Download' }), testInfo)
  expect(await verified(path)).toContain('Data about')

  await expect(card.getByRole('button', { name: 'Request file' })).toBeDisabled()
  await expect(card).toContainText('You can request another file in 1 day')
  // The time comes from the service's clock, not from the device's.
  await page.clock.setSystemTime(Date.now() - 2 * 86_400_000)
  await page.reload()
  await expect(card).toContainText('Expires in 7 days')
  await expect(card).toContainText('You can request another file in 1 day')
  await card.getByRole('button', { name: 'Delete now' }).click()
  await expect(card).toContainText('The file is no longer available.')
})
