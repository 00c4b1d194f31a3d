import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessibility.ts'
import { saved, startsExport } from '../support/exports.ts'
import { createsOrganization } from '../support/organizations.ts'
import { beginSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('EX-4: the browser verifies an export without sending anything, and names the changes @long', async ({
  page,
  person,
  product,
}, testInfo) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginSession(page, person)
  const organization = await createsOrganization(product, person)
  await startsExport(product, person, organization)
  await page.goto(`/organization/${organization.id}/data-export`)
  const made = await saved(page, page.getByRole('button', { name: /^Download/ }).first(), testInfo)
  await page.getByRole('group').getByText('Contents', { exact: true }).click()
  await page.getByRole('link', { name: 'Check a file in your browser' }).click()
  await page.waitForURL('**/user/proof')
  const file = page.getByLabel('Drop a ZIP file here, or choose one')
  await expect(file).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, 'where a file is checked')

  // Only the menu's pages are prefetched. Nothing else is requested, and no data is sent.
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) asked.push(`${request.method()} ${request.url()}`)
  })
  await file.focus()
  await file.setInputFiles(made)
  await expect(page.getByText(/northside-clinic-[\d-]+\.zip is unchanged/)).toBeVisible()
  await expect(page.getByText("Signed with this service's key.")).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('Organization Northside Clinic')
  const bytes = await readFile(made)
  const drop = async (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: 'application/zip', buffer })
  const complaint = page.getByRole('alert')

  const changed = Buffer.from(bytes)
  const inside = changed.indexOf('members.csv') + 'members.csv'.length + 20
  changed[inside]! ^= 1
  await drop('changed.zip', changed)
  await expect(complaint).toContainText('changed.zip has been changed')
  await expect(complaint).toContainText(/members\.csv (was changed|cannot be unpacked)/)
  await drop('cut.zip', bytes.subarray(0, -40))
  await expect(complaint).toContainText('cut.zip has been changed')
  const damaged = Buffer.from(bytes)
  damaged[damaged.indexOf('PK\x01\x02', damaged.indexOf('PK\x01\x02') + 1)]! ^= 1
  await drop('damaged.zip', damaged)
  await expect(complaint).toContainText('damaged.zip has been changed')
  await expect(complaint).toContainText('its directory is broken')
  await drop('notes.txt', Buffer.from('Notes'))
  await expect(complaint).toContainText("notes.txt isn't an export")
  expect(asked).toEqual([])
  await expectAccessible(page, 'a file that was changed')

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route('**/api/signature-key', (route) =>
    route.fulfill({ json: { fingerprint: 'ab'.repeat(32) } }),
  )
  await page.reload()
  await file.setInputFiles(made)
  await expect(page.getByText('Signed with a different key')).toBeVisible()
  await expectAccessible(page, 'a file that another key signed')
})
